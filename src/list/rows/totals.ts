import Big from 'big.js';
import { getValue, type Field, type ListResource } from '../../core/defineResource';
import { readDecimal } from '../../core/money';
import { compareTexts } from '../../core/compareTexts';
import { isSummed, formatValue } from '../../core/valueTypes';
import type { Filter } from '../query/filters';
import { kindTotals } from './kindTotals';
import { eachRow, type Chunked } from './runChunked';

const ZERO = new Big(0);

interface Figures {
  /** The number of values that could be parsed. Sum, best and worst cover only these. */
  readonly count: number;
  /** The sum without `open`. */
  readonly sum: Big;
  /** The sum of the rows whose `closedFlag` isn't true yet. */
  readonly open: Big;
  /** The number of the other rows, and of those with a value above 0. */
  readonly closed: number;
  readonly wins: number;
  readonly best: Big | undefined;
  readonly worst: Big | undefined;
  readonly unreadable: number;
}

/** The figures of a column for one group of rows; the group is '' if the rows have no groups. */
export interface ColumnFigures extends Figures {
  readonly field: Field;
  readonly group: string;
  /** The filters of the group's rows. */
  readonly filters: readonly Filter[];
}

const NO_VALUES: Figures = {
  count: 0,
  sum: ZERO,
  open: ZERO,
  closed: 0,
  wins: 0,
  best: undefined,
  worst: undefined,
  unreadable: 0,
};

function addValue(figures: Figures, value: Big | undefined, isOpen: boolean): Figures {
  const { count, sum, open, closed, wins, best = value, worst = value, unreadable } = figures;
  if (!value) return { ...figures, unreadable: unreadable + 1 };
  return {
    count: count + 1,
    ...(isOpen
      ? { sum, open: open.plus(value), closed, wins }
      : { sum: sum.plus(value), open, closed: closed + 1, wins: wins + (value.gt(0) ? 1 : 0) }),
    best: best?.gt(value) ? best : value,
    worst: worst?.lt(value) ? worst : value,
    unreadable,
  };
}

type Rows = readonly unknown[];

/** Returns the filters of a row's group: the row's values of some fields, and the sign of an amount if it is a debit. */
const filtersOf = (
  groupFields: readonly Field[],
  row: unknown,
  isDebit: boolean,
  { key }: Field,
): Filter[] => [
  ...groupFields.map((field) => {
    const values = [formatValue(field, getValue(row, field.key))];
    return { kind: 'choice', key: field.key, values } as const;
  }),
  ...(isDebit ? [{ kind: 'number', key, sign: 'minus' } as const] : []),
];

/** Returns a group's name, such as 'BUY, APPROVED'; 'out' for deposits that were taken back. */
const nameOf = (filters: readonly Filter[]): string =>
  filters.flatMap((filter) => (filter.kind === 'choice' ? filter.values : ['out'])).join(', ');

/** Returns the figures of a column, separately for each combination of values of `groupFields` (a group). */
function* columnFigures(
  field: Field,
  groupFields: readonly Field[],
  closedFlag: string | undefined,
  rows: Rows,
): Chunked<ColumnFigures[]> {
  const groups = new Map<string, Figures & Pick<ColumnFigures, 'filters'>>();
  // A column without groups has figures even if there are no rows.
  if (groupFields.length === 0) groups.set('', { ...NO_VALUES, filters: [] });
  yield* eachRow(rows, (row) => {
    const value = readDecimal(getValue(row, field.key));
    const isDebit = field.colour === 'debit' && (value?.lt(0) ?? false);
    const filters = filtersOf(groupFields, row, isDebit, field);
    const group = nameOf(filters);
    const isOpen = closedFlag !== undefined && getValue(row, closedFlag) !== true;
    const figures = addValue(groups.get(group) ?? NO_VALUES, value, isOpen);
    groups.set(group, { ...figures, filters });
  });
  return [...groups].map(([group, figures]) => ({ field, group, ...figures }));
}

/** Returns the share of closed rows above 0 as a percentage with one decimal; undefined if no row is closed. */
const winRateOf = ({ closed, wins }: Figures): Big | undefined =>
  closed === 0 ? undefined : new Big(wins).times(100).div(closed).round(1, Big.roundHalfUp);

/** The properties of a list resource that define its totals. */
export type SummedResource = Pick<
  ListResource,
  'fields' | 'groupBy' | 'closedFlag' | 'totals' | 'currencyField'
>;

/** Returns the totals of rows in one currency: of each column, of trades with their win rate, and by kind. */
export function* totalsOf({ fields, groupBy, closedFlag, totals: rule }: SummedResource, rows: Rows) {
  const find = (...keys: readonly (string | undefined)[]) =>
    keys.flatMap((key) => fields.find((field) => field.key === key) ?? []);
  const groupsByField: ColumnFigures[][] = [];
  for (const field of fields.filter(isSummed)) {
    const groupFields = find(...[field.summedBy].flat());
    groupsByField.push(yield* columnFigures(field, groupFields, closedFlag, rows));
  }
  const columns = groupsByField.flat();
  const results = columns.find(({ field }) => field.colour === 'profit' || field.colour === 'change');
  const groupFields = find(groupBy);
  const groups =
    results && groupFields.length > 0
      ? yield* columnFigures(results.field, groupFields, closedFlag, rows)
      : [];
  const [kindField] = find(rule?.by);
  const [sideField] = find(rule?.debit?.key);
  const amountField = fields.find(isSummed);
  return {
    columns,
    results: results && {
      ...results,
      winRate: winRateOf(results),
      groups: groups
        .filter(({ count }) => count > 0)
        .sort((a, b) => b.sum.cmp(a.sum) || compareTexts(a.group, b.group)),
    },
    kinds:
      rule && kindField && amountField && (yield* kindTotals(rule, amountField, kindField, sideField, rows)),
  };
}

type Totals = ReturnType<typeof totalsOf> extends Chunked<infer Result> ? Result : never;

/** The totals of the rows in one currency; `currency` is '' if the resource has none or there are no rows. */
export interface CurrencyTotals {
  readonly currency: string;
  readonly totals: Totals;
}

/** Returns the totals of rows, separately for each currency, by name. */
export function* totalsByCurrency(resource: SummedResource, rows: Rows): Chunked<readonly CurrencyTotals[]> {
  const field = resource.fields.find(({ key }) => key === resource.currencyField);
  const byCurrency = new Map<string, unknown[]>();
  if (field)
    yield* eachRow(rows, (row) => {
      const currency = formatValue(field, getValue(row, field.key)).toUpperCase();
      const others = byCurrency.get(currency);
      if (others) others.push(row);
      else byCurrency.set(currency, [row]);
    });
  if (byCurrency.size === 0) byCurrency.set('', [...rows]);
  const sections: CurrencyTotals[] = [];
  for (const [currency, rowsOfCurrency] of byCurrency)
    sections.push({ currency, totals: yield* totalsOf(resource, rowsOfCurrency) });
  return sections.sort((a, b) => compareTexts(a.currency, b.currency));
}
