import Big from 'big.js';
import { pick, type Field, type ListResource } from './defineResource';
import { readDecimal } from './money';
import { isSummed, wordsOf } from './valueTypes';

/** What the rows of one column make together, exact. */
interface ColumnTotal {
  readonly field: Field;
  /** Which of its rows, in words, where their amounts have no sign of their own (`summedBy`). */
  readonly of: string | undefined;
  readonly sum: Big;
  /** Rows whose value cannot be read, and is left out. */
  readonly unread: number;
}

/** What some rows of results make together, exact. */
interface GroupResult {
  /** In the words of the field that they are told apart by. */
  readonly name: string;
  readonly count: number;
  readonly sum: Big;
}

/** What a list of results comes to, exact, in the currency of its rows. */
export interface ResultStats {
  readonly field: Field;
  /** Rows whose result can be read; all other figures are theirs. */
  readonly count: number;
  readonly unread: number;
  /** Rows whose result is final: all of them in a list without a `closedFlag`. */
  readonly closed: number;
  /** Closed rows with a result above 0. */
  readonly wins: number;
  /** Wins in percent of the closed rows, with one decimal; undefined where none is closed. */
  readonly winRate: Big | undefined;
  readonly sum: Big;
  readonly best: Big | undefined;
  readonly worst: Big | undefined;
  /** By the field of `resultsBy`, the best first. */
  readonly groups: readonly GroupResult[];
}

/** What rows make together. */
export interface Totals {
  /** One for each column that can be added up, or for each way that its amounts go. */
  readonly columns: readonly ColumnTotal[];
  /** Of a list whose rows each made a profit or a loss (`colour: 'profit'`); undefined for any other. */
  readonly results: ResultStats | undefined;
}

/** Takes rows in one by one, and says what they make together. */
interface Adder<T> {
  add(row: unknown): void;
  outcome(): T;
}

const NOTHING = new Big(0);

function columnAdder(field: Field, by: Field | undefined): Adder<readonly ColumnTotal[]> {
  const ways = new Map<string | undefined, { sum: Big; unread: number }>();
  // A column without ways has its sum though there are no rows.
  if (!by) ways.set(undefined, { sum: NOTHING, unread: 0 });
  return {
    add(row) {
      const of = by && wordsOf(by, pick(row, by.key));
      const way = ways.get(of) ?? { sum: NOTHING, unread: 0 };
      ways.set(of, way);
      const value = readDecimal(pick(row, field.key));
      if (value) way.sum = way.sum.plus(value);
      else way.unread++;
    },
    outcome: () => [...ways].map(([of, way]) => ({ field, of, ...way })),
  };
}

function resultAdder(
  field: Field,
  by: Field | undefined,
  closedFlag: string | undefined,
): Adder<ResultStats> {
  const groups = new Map<string, { count: number; sum: Big }>();
  let [count, unread, closed, wins] = [0, 0, 0, 0];
  let sum = NOTHING;
  let best: Big | undefined;
  let worst: Big | undefined;
  return {
    add(row) {
      const value = readDecimal(pick(row, field.key));
      if (!value) {
        unread++;
        return;
      }
      count++;
      if (closedFlag === undefined || pick(row, closedFlag) === true) {
        closed++;
        if (value.gt(0)) wins++;
      }
      sum = sum.plus(value);
      if (!best || value.gt(best)) best = value;
      if (!worst || value.lt(worst)) worst = value;
      if (!by) return;
      const name = wordsOf(by, pick(row, by.key));
      const group = groups.get(name) ?? { count: 0, sum: NOTHING };
      groups.set(name, { count: group.count + 1, sum: group.sum.plus(value) });
    },
    outcome: () => ({
      field,
      count,
      unread,
      closed,
      wins,
      winRate: closed === 0 ? undefined : new Big(wins).times(100).div(closed).round(1, Big.roundHalfUp),
      sum,
      best,
      worst,
      groups: [...groups]
        .map(([name, group]) => ({ name, ...group }))
        .sort((a, b) => b.sum.cmp(a.sum) || (a.name < b.name ? -1 : 1)),
    }),
  };
}

/** Adds up the rows of a list, one after another, by what its fields say of themselves. */
export function totalsAdder({
  fields,
  resultsBy,
  closedFlag,
}: Pick<ListResource, 'fields' | 'resultsBy' | 'closedFlag'>): Adder<Totals> {
  const find = (key: string | undefined) => fields.find((field) => field.key === key);
  const columns = fields.filter(isSummed).map((field) => columnAdder(field, find(field.summedBy)));
  const result = fields.find((field) => field.colour === 'profit' && isSummed(field));
  const results = result && resultAdder(result, find(resultsBy), closedFlag);
  return {
    add(row) {
      for (const column of columns) column.add(row);
      results?.add(row);
    },
    outcome: () => ({
      columns: columns.flatMap((column) => column.outcome()),
      results: results?.outcome(),
    }),
  };
}
