import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import type { Field } from '../../core/defineResource';
import { Panel } from '../../components/Panel';
import { StatisticGrid } from '../../list/view/StatisticGrid';
import { Cell } from '../../list/view/Cell';
import { extremesOf, weekdays, weeksOf, type Bucket, type CalendarDay } from './buckets';
import styles from './Profit.module.css';

const amountWithSymbol: Field = { key: 'profit', title: 'Profit', valueType: 'money', colour: 'change' };
const plainAmount: Field = {
  key: 'profit',
  title: 'Profit',
  valueType: 'amount',
  decimals: 2,
  colour: 'change',
};

const Figure = ({ field, bucket }: { field: Field; bucket: Bucket }) => (
  <Cell field={field} row={{ profit: bucket.profit.toFixed() }} loading={false} />
);

/**
 * Renders the best and the worst day of a period, and a calendar that shows one month at a time, at first the last
 * month of the period.
 */
export function DayCalendar({ days }: { days: readonly Bucket[] }) {
  const months = [...new Set(days.map(({ name }) => name.slice(0, 7)))];
  const [chosen, choose] = useState<string>();
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
        className={next === undefined ? (styles.ended ?? '') : ''}
        onClick={() => next !== undefined && choose(next)}
      />
    );
  };
  const extremes = extremesOf(days);
  return (
    <Panel title="Days">
      {extremes && (
        <StatisticGrid
          items={(['best', 'worst'] as const).map((which) => ({
            title: `${which === 'best' ? 'Best' : 'Worst'} day, ${extremes[which].name}`,
            value: <Figure field={amountWithSymbol} bucket={extremes[which]} />,
          }))}
        />
      )}
      <div className={styles.month}>
        {step(-1, 'Previous month', <LeftOutlined aria-hidden />)}
        <b aria-live="polite">{month}</b>
        {step(1, 'Next month', <RightOutlined aria-hidden />)}
      </div>
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
                calendarDay ? <Day key={column} {...calendarDay} /> : <td key={column} />,
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

/** Renders a day of the calendar. The background shows gain or loss; if the amount has no room, a sign does too. */
function Day({ day, bucket }: CalendarDay) {
  if (!bucket || bucket.profit.eq(0)) return <td className={styles.day}>{day}</td>;
  const gained = bucket.profit.gt(0);
  return (
    <td className={`${styles.day} ${gained ? styles.gained : styles.lost}`}>
      {day}
      <span className={styles.sign} aria-hidden>
        {gained ? '▲' : '▼'}
      </span>
      <span className={styles.amount}>
        <Figure field={plainAmount} bucket={bucket} />
      </span>
    </td>
  );
}
