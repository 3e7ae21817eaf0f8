import type Big from 'big.js';
import { Button } from 'antd';
import { useState } from 'react';
import { DescriptionList } from '../../components/DescriptionList';
import { StatisticGrid } from '../view/StatisticGrid';
import type { Field, ListResource } from '../../core/defineResource';
import { formatRowCount } from '../../core/text';
import type { ColumnFigures, Totals } from '../rows/totals';
import { Cell } from '../view/Cell';
import styles from './TotalsBar.module.css';

/** The maximum width of a figure, in CSS pixels. */
const MAX_FIGURE_WIDTH = 260;

/** Renders a total. The colour of 0 in rows (product.md: Values) doesn't apply to totals, where 0 is plain. */
function Figure({ field, value }: { field: Field; value: Big | undefined }) {
  const colour = field.colour === 'profit' || field.colour === 'sign' ? 'change' : field.colour;
  return <Cell field={{ ...field, key: 'value', ...(colour && { colour }) }} row={{ value }} />;
}

const item = (title: string, field: Field, value: Big | undefined) => ({
  title,
  value: <Figure field={field} value={value} />,
});

function resultItems({ field, count, closed, wins, winRate, ...figures }: NonNullable<Totals['results']>) {
  return [
    { title: 'Results', value: count },
    { title: 'Win rate', value: winRate ? `${wins} of ${closed} (${winRate.toFixed(1)} %)` : '—' },
    item(field.title, field, figures.sum),
    item('Best', field, figures.best),
    item('Worst', field, figures.worst),
  ];
}

const flowItems = ({ field, inflow, outflow, net, fees }: NonNullable<Totals['flows']>) => [
  item('In', field, inflow),
  item('Out', field, outflow),
  item('Net', field, net),
  item('Fees', field, fees),
];

const GroupFigures = ({ field, count, sum, best, worst }: ColumnFigures) => (
  <>
    <Figure field={field} value={sum} />
    {count > 1 && (
      <div className={styles.range}>
        Best <Figure field={field} value={best} /> · Worst <Figure field={field} value={worst} />
      </div>
    )}
  </>
);

function unreadableNote({ columns }: Totals): string {
  const unreadableCount = columns.reduce((sum, { unreadable }) => sum + unreadable, 0);
  if (unreadableCount === 0) return '';
  return `. ${unreadableCount === 1 ? '1 unreadable value' : `${unreadableCount} unreadable values`} left out.`;
}

interface TotalsBarProps {
  readonly resource: ListResource;
  /** The number of matching rows on all pages. */
  readonly count: number;
  readonly totals: Totals;
}

/** Renders the totals of all matching rows on all pages; nothing if no column can be summed. */
export function TotalsBar({ resource, count, totals }: TotalsBarProps) {
  const [open, setOpen] = useState(true);
  const { columns, results, flows } = totals;
  const items = [
    ...(results ? resultItems(results) : []),
    ...(flows ? flowItems(flows) : []),
    ...columns
      .filter(({ field }) => field !== results?.field && field !== flows?.field)
      .map(({ field, group, sum }) => item([field.title, group].filter(Boolean).join(' '), field, sum)),
  ];
  if (items.length === 0) return null;
  const groupField = resource.fields.find(({ key }) => key === resource.groupBy);
  return (
    <section className={styles.totals} aria-label={`Totals of ${resource.title}`}>
      <p className={styles.note}>
        Totals for {count !== 1 && 'all '}
        {formatRowCount(count)}
        {unreadableNote(totals)}
        {groupField && results && results.groups.length > 0 && (
          <Button size="small" type="link" aria-expanded={open} onClick={() => setOpen(!open)}>
            By {groupField.title.toLowerCase()}
          </Button>
        )}
      </p>
      <div style={{ maxWidth: items.length * MAX_FIGURE_WIDTH }}>
        <StatisticGrid items={items} className={styles.figures} />
      </div>
      {open && results && (
        <DescriptionList
          columns={3}
          items={results.groups.map((figures) => [
            `${figures.group} (${figures.count})`,
            <GroupFigures key={figures.group} {...figures} />,
          ])}
        />
      )}
    </section>
  );
}
