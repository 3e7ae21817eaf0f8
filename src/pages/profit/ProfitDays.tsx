import { useMemo, useState } from 'react';
import { InlineButton } from '../../components/InlineButton';
import { Panel } from '../../components/Panel';
import { Select } from '../../components/Select';
import { useMediaQuery } from '../../lib/useMediaQuery';
import { NewestNote } from './NewestNote';
import type { PeriodRead } from './periodRows';
import { bucketsOf, type Bucket } from './profitBuckets';
import { weekdays, weeksOf } from './profitCalendar';
import styles from './Profit.module.css';
import { ProfitAmount } from './ProfitAmount';
import { RangeLinks } from './RangeLinks';

const backgroundOf = (day: Bucket | undefined) =>
  day && !day.profit.eq(0) ? `var(--ant-color-${day.profit.gt(0) ? 'success' : 'error'}-bg)` : undefined;

const ROOM_FOR_AMOUNTS = '(width >= 43.75em), print';

/** Renders the calendar of daily profit, at first of the last month of the period; nothing without rows. */
export default function ProfitDays({ read }: { read: PeriodRead }) {
  const { results } = read;
  const days = useMemo(() => bucketsOf(results ?? [], 'day'), [results]);
  const [chosenMonth, chooseMonth] = useState<string>();
  const [chosen, choose] = useState<string>();
  const hasRoom = useMediaQuery(ROOM_FOR_AMOUNTS);
  const months = [...new Set(days.map(({ name }) => name.slice(0, 7)))].toReversed();
  const month = months.find((name) => name === chosenMonth) ?? months[0];
  if (month === undefined) return null;
  return (
    <Panel
      title="Days"
      extra={
        <Select
          aria-label="Month"
          value={month}
          options={months.map((value) => ({ value }))}
          onChange={chooseMonth}
        />
      }
    >
      <NewestNote read={read} />
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
              {week.map((calendarDay, column) => (
                <td key={column} style={{ background: backgroundOf(calendarDay?.bucket) }}>
                  <Day hasRoom={hasRoom} onChoose={choose} {...calendarDay} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div aria-live="polite">{chosen?.startsWith(month) && <RangeLinks name={chosen} />}</div>
    </Panel>
  );
}

interface DayProps {
  /** The day of the month; undefined for a day of another month. */
  readonly day?: number;
  readonly bucket?: Bucket | undefined;
  readonly hasRoom: boolean;
  readonly onChoose: (name: string) => void;
}

/** Renders a day, which can be chosen if it has results. Without room, a sign replaces the amount. */
function Day({ day, bucket, hasRoom, onChoose }: DayProps) {
  if (!bucket?.hasResults) return day;
  return (
    <>
      <InlineButton data-printed aria-label={`Links of ${bucket.name}`} onClick={() => onChoose(bucket.name)}>
        {day}
      </InlineButton>
      {!hasRoom && <div aria-hidden>{['▼', '', '▲'][bucket.profit.cmp(0) + 1]}</div>}
      <div className={hasRoom ? '' : 'visually-hidden'} style={{ textAlign: 'end' }}>
        <ProfitAmount value={bucket.profit} decimals={2} />
      </div>
    </>
  );
}
