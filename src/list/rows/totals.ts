import Big from 'big.js';
import { getValue, type Field, type ListResource } from '../../core/defineResource';
import { readDecimal } from '../../core/money';
import { isSummed, formatValue } from '../../core/valueTypes';

const ZERO = new Big(0);

/** Returns an accumulator that sums a column, separately for each value of its `summedBy` field (a group). */
function columnAccumulator(field: Field, groupField: Field | undefined) {
  /** `unreadable` is the number of values that could not be parsed. They are not in the sum. */
  const sums = new Map<string | undefined, { sum: Big; unreadable: number }>();
  // A column without `summedBy` has a total even if there are no rows.
  if (!groupField) sums.set(undefined, { sum: ZERO, unreadable: 0 });
  return {
    add(row: unknown) {
      const group = groupField && formatValue(groupField, getValue(row, groupField.key));
      const total = sums.get(group) ?? { sum: ZERO, unreadable: 0 };
      sums.set(group, total);
      const value = readDecimal(getValue(row, field.key));
      if (value) total.sum = total.sum.plus(value);
      else total.unreadable++;
    },
    result: () => [...sums].map(([group, total]) => ({ field, group, ...total })),
  };
}

/** The figures of rows that have a profit or loss. */
interface Results {
  readonly count: number;
  readonly sum: Big;
  readonly best: Big;
  readonly worst: Big;
}

const addResult = (results: Results | undefined, value: Big): Results => ({
  count: (results?.count ?? 0) + 1,
  sum: (results?.sum ?? ZERO).plus(value),
  best: results?.best.gt(value) ? results.best : value,
  worst: results?.worst.lt(value) ? results.worst : value,
});

/** Returns an accumulator for the results and the win rate of all rows, and for the results of each group. */
function resultAccumulator(field: Field, groupField: Field | undefined, closedFlag: string | undefined) {
  const groups = new Map<string, Results>();
  let all: Results | undefined;
  let [unreadable, closed, wins] = [0, 0, 0];
  return {
    add(row: unknown) {
      const value = readDecimal(getValue(row, field.key));
      if (!value) {
        unreadable++;
        return;
      }
      if (closedFlag === undefined || getValue(row, closedFlag) === true) {
        closed++;
        if (value.gt(0)) wins++;
      }
      all = addResult(all, value);
      if (!groupField) return;
      const name = formatValue(groupField, getValue(row, groupField.key));
      groups.set(name, addResult(groups.get(name), value));
    },
    result: () => ({
      field,
      /** The number of rows whose profit or loss could be parsed. All other figures cover only these rows. */
      count: all?.count ?? 0,
      unreadable,
      /** The number of closed rows, whose profit or loss is final. Without a `closedFlag`, all rows count as closed. */
      closed,
      wins,
      /** Wins as a percentage of the closed rows, with one decimal; undefined if none is closed. */
      winRate: closed === 0 ? undefined : new Big(wins).times(100).div(closed).round(1, Big.roundHalfUp),
      sum: all?.sum ?? ZERO,
      best: all?.best,
      worst: all?.worst,
      groups: [...groups]
        .map(([name, group]) => ({ name, ...group }))
        .sort((a, b) => b.sum.cmp(a.sum) || (a.name < b.name ? -1 : 1)),
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
    result: () => ({
      columns: columns.flatMap((column) => column.result()),
      results: results?.result(),
      flows: flows?.result(),
    }),
  };
}

export type Totals = ReturnType<ReturnType<typeof totalsAccumulator>['result']>;
