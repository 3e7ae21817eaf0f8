import type Big from 'big.js';
import { Button, Flex } from 'antd';
import { createContext, use, useState, type ReactNode } from 'react';
import { DescriptionList } from '../../components/DescriptionList';
import { StatisticGrid } from '../../values/StatisticGrid';
import { fieldOf, type Field, type ListResource } from '../../core/defineResource';
import { formatRowCount } from '../../core/text';
import type { ColumnFigures, CurrencyTotals, Totals } from '../rows/totals';
import { isSummed, UNREADABLE, valueTypeOf } from '../../core/valueTypes';
import { filterKindOf, MAX_TEXT, type Filter } from '../query/filters';
import type { ListUrl } from '../query/listQuery';
import { Cell } from '../../values/Cell';
import { NameWithTooltip } from '../../values/NameWithTooltip';

/** The maximum width of a figure, in rem. */
const MAX_FIGURE_WIDTH = 16.25;

const NOTE = { color: 'var(--ant-color-text-secondary)' };
const RANGE = { color: 'var(--ant-color-text-tertiary)', fontSize: 'var(--ant-font-size-sm)' };

/** The filters of the rows of a total. */
type Part = readonly Filter[];

/** Provides the currency of totals, and a function that returns the URL of a part of the list, if there is one. */
const TotalsContext = createContext({
  currency: '',
  hrefOf: (_part: Part | undefined): string | undefined => undefined,
});

interface FigureProps {
  readonly field: Field;
  readonly value: Big | undefined;
  readonly part?: Part | undefined;
}

/** Renders a total. The colour of 0 in rows (product.md: Values) doesn't apply to totals, where 0 is plain. */
function Figure({ field, value, part }: FigureProps) {
  const { currency, hrefOf } = use(TotalsContext);
  const { colour, valueType, signed = colour !== undefined, prefix = field.currencySign } = field;
  const to = hrefOf(part);
  const shown: Field = {
    ...field,
    key: 'value',
    ...(colour && { colour: colour === 'debit' ? colour : 'change' }),
    ...(valueTypeOf(valueType).isAmount && { signed, ...(prefix && { prefix }) }),
    ...(valueType === 'amount' && !prefix && { suffix: currency }),
    ...(to && { to }),
  };
  return <Cell field={shown} row={{ value }} />;
}

interface Item {
  readonly title: string;
  readonly name?: ReactNode;
  readonly value: ReactNode;
}

const item = (title: string, field: Field, value: Big | undefined, part?: Part): Item => ({
  title,
  value: <Figure field={{ ...field, title }} value={value} part={part} />,
});

function resultItems(
  { closedFlag, booleanFilter }: ListResource,
  { field, count, closed, wins, winRate, ...figures }: NonNullable<Totals['results']>,
) {
  const partOf = (value: 'true' | 'false'): Part | undefined =>
    closedFlag === undefined || closedFlag !== booleanFilter
      ? undefined
      : [{ kind: 'flag', key: closedFlag, values: [value] }];
  return [
    { title: 'Results', value: count },
    { title: 'Win rate', value: winRate ? `${wins} of ${closed} (${winRate.toFixed(1)} %)` : '—' },
    item(field.title, field, figures.sum, partOf('true')),
    ...(closed < count ? [item('Open positions', field, figures.open, partOf('false'))] : []),
    item('Best', field, figures.best),
    item('Worst', field, figures.worst),
  ];
}

function kindItems({ field, flows, lines }: NonNullable<Totals['kinds']>): Item[] {
  // Green and red mean gain and loss, which a refund or a move between wallets isn't.
  const { colour: _colour, ...plain } = field;
  return [...flows, ...lines].map((line) => {
    const { title, value, tooltip, signed, filters } = line;
    const lineField = { ...(flows.includes(line) ? field : plain), signed };
    return {
      ...item(title, lineField, value, filters),
      ...(tooltip && { name: <NameWithTooltip name={title} tooltip={tooltip} /> }),
    };
  });
}

const GroupFigures = ({ field, group, filters, count, sum, best, worst }: ColumnFigures) => (
  <>
    <Figure field={{ ...field, title: group }} value={sum} part={filters} />
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
const itemsOf = (resource: ListResource, { columns, results, kinds }: Totals): Item[] => [
  ...(results ? resultItems(resource, results) : []),
  ...(kinds ? kindItems(kinds) : []),
  ...columns
    .filter(({ field }) => field !== results?.field && field !== kinds?.field)

    .map(({ field, group, filters, sum }) =>
      item([field.title, group].filter(Boolean).join(' '), field, sum, filters),
    ),
];

interface SectionProps {
  readonly resource: ListResource;
  readonly totals: Totals;
  readonly showGroups: boolean;
}

/** Renders the totals in one currency. */
const CurrencySection = ({ resource, totals, showGroups }: SectionProps) => {
  const items = itemsOf(resource, totals);
  return (
    <>
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
  /** The URL of the list. With it, a total links to its rows. */
  readonly url?: ListUrl;
}

/** Returns the URL of a part of a list. It replaces filters of the same columns; undefined if it can't, or changes nothing. */
function partHref(resource: ListResource, { query, href }: ListUrl, part: Part) {
  const kept = query.filters.filter(({ key }) => !part.some((filter) => filter.key === key));
  const isPossible = part.every((filter) =>
    'values' in filter
      ? filterKindOf(fieldOf(resource, filter.key)) === 'choice' &&
        filter.values.length > 0 &&
        filter.values.every((value) => value.length <= MAX_TEXT)
      : // A sign would replace a range.
        query.filters.every(({ key }) => key !== filter.key),
  );
  const to = href({ filters: [...kept, ...part] });
  return isPossible && to !== href({}) ? to : undefined;
}

/** Renders the totals of all matching rows on all pages; nothing if no column can be summed. */
export default function TotalsBar({ resource, count, totals, url }: TotalsBarProps) {
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
      {totals.map(({ currency, totals: figures }) => (
        <TotalsContext
          key={currency}
          value={{
            currency: currency === UNREADABLE ? '' : currency,
            hrefOf: (part) => url && part && partHref(resource, url, part),
          }}
        >
          {totals.length > 1 && <b>{currency}</b>}
          <CurrencySection resource={resource} totals={figures} showGroups={open} />
        </TotalsContext>
      ))}
    </Flex>
  );
}
