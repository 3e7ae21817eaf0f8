import Big from 'big.js';
import { getValue, type Field, type ListResource } from '../../core/defineResource';
import { readDecimal } from '../../core/money';
import { isSummed, formatValue } from '../../core/valueTypes';

const ZERO = new Big(0);

/** The figures of a column for one group of rows. */
interface Figures {
  /** The number of values that could be parsed. Sum, best and worst cover only these. */
  readonly count: number;
  readonly sum: Big;
  readonly best: Big | undefined;
  readonly worst: Big | undefined;
  readonly unreadable: number;
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

/** Returns an accumulator for the figures of a column, separately for each value of `groupField` (a group). */
function columnAccumulator(field: Field, groupField: Field | undefined) {
  const groups = new Map<string, Figures>();
  // A column without groups has figures even if there are no rows.
  if (!groupField) groups.set('', NO_VALUES);
  return {
    add(row: unknown) {
      const group = groupField ? formatValue(groupField, getValue(row, groupField.key)) : '';
      groups.set(group, addValue(groups.get(group) ?? NO_VALUES, readDecimal(getValue(row, field.key))));
    },
    result: () => [...groups].map(([group, figures]) => ({ field, group, ...figures })),
  };
}

/** Returns an accumulator for the win rate of all rows, and for the results of each group. */
function resultAccumulator(field: Field, groupField: Field | undefined, closedFlag: string | undefined) {
  const groups = groupField && columnAccumulator(field, groupField);
  let [closed, wins] = [0, 0];
  return {
    add(row: unknown) {
      groups?.add(row);
      const value = readDecimal(getValue(row, field.key));
      if (!value || (closedFlag !== undefined && getValue(row, closedFlag) !== true)) return;
      closed++;
      if (value.gt(0)) wins++;
    },
    result: () => ({
      /** The number of closed rows, whose profit or loss is final. Without a `closedFlag`, all rows count as closed. */
      closed,
      wins,
      /** Wins as a percentage of the closed rows, with one decimal; undefined if none is closed. */
      winRate: closed === 0 ? undefined : new Big(wins).times(100).div(closed).round(1, Big.roundHalfUp),
      groups: (groups?.result() ?? [])
        .filter(({ count }) => count > 0)
        .sort((a, b) => b.sum.cmp(a.sum) || (a.group < b.group ? -1 : 1)),
    }),
  };
}

/** Returns an accumulator for inflow, outflow and fees. A row is a fee if its `feeField` contains "fee". */
function flowAccumulator(field: Field, feeField: Field) {
  let [inflow, outflow, fees] = [ZERO, ZERO, ZERO];
  return {
    add(row: unknown) {
      const value = readDecimal(getValue(row, field.key));
      if (!value) return;
      if (value.gt(0)) inflow = inflow.plus(value);
      else outflow = outflow.plus(value);
      if (/fee/i.test(formatValue(feeField, getValue(row, feeField.key)))) fees = fees.plus(value);
    },
    result: () => ({ field, inflow, outflow, net: inflow.plus(outflow), fees }),
  };
}

/** The properties of a list resource that define its totals. */
export type SummedResource = Pick<ListResource, 'fields' | 'groupBy' | 'closedFlag' | 'feeField'>;

/** Returns an accumulator for the totals of a list. */
export function totalsAccumulator({ fields, groupBy, closedFlag, feeField }: SummedResource) {
  const find = (key: string | undefined) => fields.find((field) => field.key === key);
  const columns = fields.filter(isSummed).map((field) => columnAccumulator(field, find(field.summedBy)));
  const resultField = fields.find((field) => field.colour === 'profit' && isSummed(field));
  const results = resultField && resultAccumulator(resultField, find(groupBy), closedFlag);
  const signed = fields.find((field) => field.colour === 'sign' && isSummed(field));
  const types = find(feeField);
  const flows = signed && types && flowAccumulator(signed, types);
  return {
    add(row: unknown) {
      for (const column of columns) column.add(row);
      results?.add(row);
      flows?.add(row);
    },
    result: () => {
      const figures = columns.flatMap((column) => column.result());
      const all = figures.find(({ field }) => field === resultField);
      return {
        columns: figures,
        results: all && results && { ...all, ...results.result() },
        flows: flows?.result(),
      };
    },
  };
}

export type Totals = ReturnType<ReturnType<typeof totalsAccumulator>['result']>;
