import Big from 'big.js';
import { getValue, type Field, type ListResource } from '../../core/defineResource';
import { readDecimal } from '../../core/money';
import { compareTexts } from '../../core/compareTexts';
import { isSummed, formatValue } from '../../core/valueTypes';
import { eachRow, type Chunked } from './runChunked';

const ZERO = new Big(0);

interface Figures {
  /** The number of values that could be parsed. Sum, best and worst cover only these. */
  readonly count: number;
  readonly sum: Big;
  readonly best: Big | undefined;
  readonly worst: Big | undefined;
  readonly unreadable: number;
}

/** The figures of a column for one group of rows; the group is '' if the rows have no groups. */
export interface ColumnFigures extends Figures {
  readonly field: Field;
  readonly group: string;
}

const NO_VALUES: Figures = { count: 0, sum: ZERO, best: undefined, worst: undefined, unreadable: 0 };

function addValue(figures: Figures, value: Big | undefined): Figures {
  const { count, sum, best = value, worst = value, unreadable } = figures;
  if (!value) return { ...figures, unreadable: unreadable + 1 };
  return {
    count: count + 1,
    sum: sum.plus(value),
    best: best?.gt(value) ? best : value,
    worst: worst?.lt(value) ? worst : value,
    unreadable,
  };
}

type Rows = readonly unknown[];

/** Returns the figures of a column, separately for each value of `groupField` (a group). */
function* columnFigures(field: Field, groupField: Field | undefined, rows: Rows): Chunked<ColumnFigures[]> {
  const groups = new Map<string, Figures>();
  // A column without groups has figures even if there are no rows.
  if (!groupField) groups.set('', NO_VALUES);
  yield* eachRow(rows, (row) => {
    const group = groupField ? formatValue(groupField, getValue(row, groupField.key)) : '';
    groups.set(group, addValue(groups.get(group) ?? NO_VALUES, readDecimal(getValue(row, field.key))));
  });
  return [...groups].map(([group, figures]) => ({ field, group, ...figures }));
}

/** Returns the win rate of all rows. Only rows with a true `closedFlag` count, or all if there is no such flag. */
function* winFigures(field: Field, closedFlag: string | undefined, rows: Rows) {
  let [closed, wins] = [0, 0];
  yield* eachRow(rows, (row) => {
    const value = readDecimal(getValue(row, field.key));
    if (!value || (closedFlag !== undefined && getValue(row, closedFlag) !== true)) return;
    closed++;
    if (value.gt(0)) wins++;
  });
  // A percentage with one decimal; undefined if no row is closed.
  const winRate = closed === 0 ? undefined : new Big(wins).times(100).div(closed).round(1, Big.roundHalfUp);
  return { closed, wins, winRate };
}

/** Returns inflow, outflow and fees. A row is a fee if its `feeField` contains "fee". */
function* flowFigures(field: Field, feeField: Field, rows: Rows) {
  let [inflow, outflow, fees] = [ZERO, ZERO, ZERO];
  yield* eachRow(rows, (row) => {
    const value = readDecimal(getValue(row, field.key));
    if (!value) return;
    if (value.gt(0)) inflow = inflow.plus(value);
    else outflow = outflow.plus(value);
    if (/fee/i.test(formatValue(feeField, getValue(row, feeField.key)))) fees = fees.plus(value);
  });
  return { field, inflow, outflow, net: inflow.plus(outflow), fees };
}

/** The properties of a list resource that define its totals. */
export type SummedResource = Pick<ListResource, 'fields' | 'groupBy' | 'closedFlag' | 'feeField'>;

/** Returns the totals of rows: of each column, of the trades with their win rate, and of a wallet's flows. */
export function* totalsOf({ fields, groupBy, closedFlag, feeField }: SummedResource, rows: Rows) {
  const find = (key: string | undefined) => fields.find((field) => field.key === key);
  const groupsByField: ColumnFigures[][] = [];
  for (const field of fields.filter(isSummed))
    groupsByField.push(yield* columnFigures(field, find(field.summedBy), rows));
  const columns = groupsByField.flat();
  const results = columns.find(({ field }) => field.colour === 'profit' || field.colour === 'change');
  const groupField = find(groupBy);
  const groups = results && groupField ? yield* columnFigures(results.field, groupField, rows) : [];
  const signed = columns.find(({ field }) => field.colour === 'sign');
  const types = find(feeField);
  return {
    columns,
    results: results && {
      ...results,
      ...(yield* winFigures(results.field, closedFlag, rows)),
      groups: groups
        .filter(({ count }) => count > 0)
        .sort((a, b) => b.sum.cmp(a.sum) || compareTexts(a.group, b.group)),
    },
    flows: signed && types && (yield* flowFigures(signed.field, types, rows)),
  };
}

export type Totals = ReturnType<typeof totalsOf> extends Chunked<infer Result> ? Result : never;
