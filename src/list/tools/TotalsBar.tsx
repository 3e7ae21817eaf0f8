import type Big from 'big.js';
import { Button, Flex } from 'antd';
import { useState, type ReactNode } from 'react';
import { DescriptionList } from '../../components/DescriptionList';
import { StatisticGrid } from '../../values/StatisticGrid';
import type { Field, ListResource } from '../../core/defineResource';
import { formatRowCount } from '../../core/text';
import type { ColumnFigures, CurrencyTotals, Totals } from '../rows/totals';
import { isSummed } from '../../core/valueTypes';
import { Cell } from '../../values/Cell';
import { NameWithTooltip } from '../../values/NameWithTooltip';

/** The maximum width of a figure, in rem. */
const MAX_FIGURE_WIDTH = 16.25;

const NOTE = { color: 'var(--ant-color-text-secondary)' };
const RANGE = { color: 'var(--ant-color-text-tertiary)', fontSize: 'var(--ant-font-size-sm)' };

/** Renders a total. The colour of 0 in rows (product.md: Values) doesn't apply to totals, where 0 is plain. */
function Figure({ field, value }: { field: Field; value: Big | undefined }) {
  const colour = field.colour === 'profit' || field.colour === 'sign' ? 'change' : field.colour;
  return <Cell field={{ ...field, key: 'value', ...(colour && { colour }) }} row={{ value }} />;
}

interface Item {
  readonly title: string;
  readonly name?: ReactNode;
  readonly value: ReactNode;
}

const item = (title: string, field: Field, value: Big | undefined): Item => ({
  title,
  value: <Figure field={field} value={value} />,
});

function resultItems({ field, count, closed, wins, winRate, ...figures }: NonNullable<Totals['results']>) {
  return [
    { title: 'Results', value: count },
    { title: 'Win rate', value: winRate ? `${wins} of ${closed} (${winRate.toFixed(1)} %)` : '—' },
    item(field.title, field, figures.sum),
    ...(closed < count ? [item('Open positions', field, figures.open)] : []),
    item('Best', field, figures.best),
    item('Worst', field, figures.worst),
  ];
}

function kindItems({ field, flows, lines }: NonNullable<Totals['kinds']>): Item[] {
  // Green and red mean gain and loss, which a refund or a move between wallets isn't.
  const { colour: _colour, ...plain } = field;
  return [
    ...(flows
      ? [
          item('In', field, flows.inflow),
          item('Out', field, flows.outflow),
          {
            ...item('Net', field, flows.net),
            name: <NameWithTooltip name="Net" tooltip="The sum of all lines: the change of the balance." />,
          },
          item('Fees', field, flows.fees),
        ]
      : []),
    ...lines.map(({ title, value, tooltip }) => ({
      ...item(title, plain, value),
      ...(tooltip && { name: <NameWithTooltip name={title} tooltip={tooltip} /> }),
    })),
  ];
}

const GroupFigures = ({ field, count, sum, best, worst }: ColumnFigures) => (
  <>
    <Figure field={field} value={sum} />
    {count > 1 && (
      <div style={RANGE}>
        Best <Figure field={field} value={best} /> · Worst <Figure field={field} value={worst} />
      </div>
    )}
  </>
);

function unreadableNote(totals: readonly CurrencyTotals[]): string {
  const columns = totals.flatMap((section) => section.totals.columns);
  const unreadableCount = columns.reduce((sum, { unreadable }) => sum + unreadable, 0);
  if (unreadableCount === 0) return '';
  return `. ${unreadableCount === 1 ? '1 unreadable value' : `${unreadableCount} unreadable values`} left out.`;
}

/** Returns the figures of the totals in one currency. */
const itemsOf = ({ columns, results, kinds }: Totals): Item[] => [
  ...(results ? resultItems(results) : []),
  ...(kinds ? kindItems(kinds) : []),
  ...columns
    .filter(({ field }) => field !== results?.field && field !== kinds?.field)
    .map(({ field, group, sum }) => item([field.title, group].filter(Boolean).join(' '), field, sum)),
];

/** Renders the totals in one currency, with its name if there are others. */
const CurrencySection = ({
  currency,
  totals,
  showGroups,
}: CurrencyTotals & { readonly showGroups: boolean }) => {
  const items = itemsOf(totals);
  return (
    <>
      {currency && <b>{currency}</b>}
      <div style={{ maxWidth: `${items.length * MAX_FIGURE_WIDTH}rem` }}>
        <StatisticGrid items={items} compact />
      </div>
      {showGroups && totals.results && (
        <DescriptionList
          columns={3}
          items={totals.results.groups.map((figures) => [
            `${figures.group} (${figures.count})`,
            <GroupFigures key={figures.group} {...figures} />,
          ])}
        />
      )}
    </>
  );
};

interface TotalsBarProps {
  readonly resource: ListResource;
  /** The number of matching rows on all pages. */
  readonly count: number;
  readonly totals: readonly CurrencyTotals[];
}

/** Renders the totals of all matching rows on all pages; nothing if no column can be summed. */
export function TotalsBar({ resource, count, totals }: TotalsBarProps) {
  const [open, setOpen] = useState(true);
  const hasGroups = totals.some((section) => (section.totals.results?.groups.length ?? 0) > 0);
  if (!resource.fields.some(isSummed)) return null;
  const groupField = resource.fields.find(({ key }) => key === resource.groupBy);
  return (
    <Flex component="section" vertical gap="small" aria-label={`Totals of ${resource.title}`}>
      <Flex wrap align="center" gap="0.25rem" style={NOTE}>
        Totals for {count !== 1 && 'all '}
        {formatRowCount(count)}
        {unreadableNote(totals)}
        {groupField && hasGroups && (
          <Button size="small" type="link" aria-expanded={open} onClick={() => setOpen(!open)}>
            By {groupField.title.toLowerCase()}
          </Button>
        )}
      </Flex>
      {totals.map((section) => (
        <CurrencySection key={section.currency} {...section} showGroups={open} />
      ))}
    </Flex>
  );
}
