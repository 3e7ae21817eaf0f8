import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useMemo, useState } from 'react';
import { readResults } from '../../core/profitRows';
import { formatRowCount } from '../../core/text';
import { InlineButton } from '../../components/InlineButton';
import { Panel } from '../../components/Panel';
import { useMediaQuery } from '../../lib/useMediaQuery';
import { usePreferences } from '../../lib/usePreferences';
import type { AllRows } from '../../list/rows/fetchAllPages';
import { StatisticGrid } from '../../values/StatisticGrid';
import { bucketsOf, extremesOf, weekdays, weeksOf, type Bucket } from './profitBuckets';
import styles from './Profit.module.css';
import { ProfitAmount } from './ProfitAmount';
import { RangeLinks } from './RangeLinks';

/** Renders the calendar of daily profit; nothing without rows. `all` is undefined until the rows have loaded. */
export default function ProfitDays({ all }: { all: AllRows | undefined }) {
  const { zone } = usePreferences();
  const rows = all?.rows;
  const days = useMemo(() => bucketsOf(readResults(rows ?? [], zone), 'day'), [rows, zone]);
  return (
    all &&
    days.length > 0 && (
      <Panel title="Days">
        {all.capped && (
          <p className={styles.note}>
            From the newest {all.rows.length} of {formatRowCount(all.total)}.
          </p>
        )}
        <DayCalendar days={days} />
      </Panel>
    )
  );
}

const ROOM_FOR_AMOUNTS = '(width >= 43.75em), print';
const ENDED = { cursor: 'default', opacity: 0.35 };

/** Renders the best and the worst day, and a calendar of one month, at first the last month of the period. */
function DayCalendar({ days }: { days: readonly Bucket[] }) {
  const months = [...new Set(days.map(({ name }) => name.slice(0, 7)))];
  const [chosen, choose] = useState<string>();
  const [day, chooseDay] = useState<string>();
  const month = chosen !== undefined && months.includes(chosen) ? chosen : (months.at(-1) ?? '');
  const monthIndex = months.indexOf(month);
  const step = (offset: number, label: string, icon: React.ReactNode) => {
    const next = months[monthIndex + offset];
    return (
      <Button
        type="text"
        icon={icon}
        aria-label={label}
        // Not `disabled`: on the first or last month, the pressed button would lose the focus.
        aria-disabled={next === undefined}
        style={next === undefined ? ENDED : {}}
        onClick={() => next !== undefined && choose(next)}
      />
    );
  };
  const extremes = extremesOf(days);
  const hasRoom = useMediaQuery(ROOM_FOR_AMOUNTS);
  return (
    <Flex vertical gap="middle">
      {extremes && (
        <StatisticGrid
          items={(['best', 'worst'] as const).map((which) => ({
            title: which,
            name: (
              <>
                {which === 'best' ? 'Best' : 'Worst'} day, <span translate="no">{extremes[which].name}</span>
              </>
            ),
            value: <ProfitAmount value={extremes[which].profit.toFixed()} />,
          }))}
        />
      )}
      <Flex align="center" justify="space-between">
        {step(-1, 'Previous month', <LeftOutlined aria-hidden />)}
        <b aria-live="polite" translate="no">
          {month}
        </b>
        {step(1, 'Next month', <RightOutlined aria-hidden />)}
      </Flex>
      <table className={styles.calendar} aria-label={`Profit by day, ${month}`}>
        <thead>
          <tr>
            {weekdays().map((weekday) => (
              <th key={weekday} scope="col">
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month, days).map((week, row) => (
            <tr key={row}>
              {week.map((calendarDay, column) =>
                calendarDay ? (
                  <Day key={column} hasRoom={hasRoom} onChoose={chooseDay} {...calendarDay} />
                ) : (
                  <td key={column} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <div aria-live="polite">{day?.startsWith(month) && <RangeLinks name={day} />}</div>
    </Flex>
  );
}

interface DayProps {
  readonly day: number;
  readonly bucket: Bucket | undefined;
  readonly hasRoom: boolean;
  readonly onChoose: (name: string) => void;
}

/** Renders a day of the calendar; a day with results can be chosen. Its background shows gain or loss; without room, a sign replaces the amount. */
function Day({ day, bucket, hasRoom, onChoose }: DayProps) {
  if (!bucket?.hasResults) return <td>{day}</td>;
  const number = (
    <InlineButton aria-label={`Links of ${bucket.name}`} onClick={() => onChoose(bucket.name)}>
      {day}
    </InlineButton>
  );
  if (bucket.profit.eq(0)) return <td>{number}</td>;
  const gained = bucket.profit.gt(0);
  return (
    <td style={{ background: `var(--ant-color-${gained ? 'success' : 'error'}-bg)` }}>
      {number}
      {!hasRoom && <div aria-hidden>{gained ? '▲' : '▼'}</div>}
      <div className={hasRoom ? '' : 'visually-hidden'} style={{ textAlign: 'end' }}>
        <ProfitAmount value={bucket.profit.toFixed()} decimals={2} />
      </div>
    </td>
  );
}
