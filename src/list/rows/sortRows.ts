import Big from 'big.js';
import { readDate } from '../../core/dates';
import { pick, type Field } from '../../core/defineResource';
import { filterKindOf } from '../query/filters';
import { readDecimal } from '../../core/money';
import { eachRow, type Chunked } from './runChunked';
import type { Sort } from '../query/listQuery';
import { UNREADABLE, formatValue } from '../../core/valueTypes';

/** A value that rows are sorted by. */
type Rank = Big | number | string;

/** The number of rows sorted in one step before merging. */
const RUN = 256;

/** Returns the number, the time or the text in lower case that rows are sorted by; undefined if unreadable. */
function rankOf(field: Field): (raw: unknown) => Rank | undefined {
  const kind = filterKindOf(field);
  if (kind === 'figure') return readDecimal;
  if (kind === 'days') return (raw) => readDate(raw)?.valueOf();
  return (raw) => {
    const text = formatValue(field, raw);
    return text === UNREADABLE ? undefined : text.toLowerCase();
  };
}

interface Ranked {
  readonly row: unknown;
  readonly rank: Rank;
}

type Compare = (a: Ranked, b: Ranked) => number;

/** Compares figures as floats first, which is fast; figures that are equal as floats are compared exactly. */
const compare: Compare = ({ rank: a }, { rank: b }) =>
  a instanceof Big ? Number(a) - Number(b) || a.cmp(b) : Number(a > b) - Number(a < b);

/** Merges two sorted runs. */
function* merged(one: readonly Ranked[], other: readonly Ranked[], before: Compare): Chunked<Ranked[]> {
  const both: Ranked[] = [];
  let [at, next] = [0, 0];
  for (;;) {
    if (both.length % RUN === RUN - 1) yield;
    const [a, b] = [one[at], other[next]];
    if (!a || !b) return both.concat(one.slice(at), other.slice(next));
    if (before(a, b) <= 0) {
      both.push(a);
      at++;
    } else {
      both.push(b);
      next++;
    }
  }
}

/** Sorts the rows with merge sort; short runs are sorted in one step. */
function* inOrder(rows: readonly Ranked[], before: Compare): Chunked<readonly Ranked[]> {
  if (rows.length <= RUN) {
    yield;
    return rows.toSorted(before);
  }
  const half = Math.ceil(rows.length / 2);
  const one = yield* inOrder(rows.slice(0, half), before);
  const other = yield* inOrder(rows.slice(half), before);
  return yield* merged(one, other, before);
}

/** Sorts rows by a field. Equal rows keep their order; unreadable values come last in both directions. */
export function* sortedRows(
  field: Field,
  rows: readonly unknown[],
  { descending }: Sort,
): Chunked<readonly unknown[]> {
  const rankIn = rankOf(field);
  const readable: Ranked[] = [];
  const rest: unknown[] = [];
  yield* eachRow(rows, (row) => {
    const rank = rankIn(pick(row, field.key));
    if (rank === undefined) rest.push(row);
    else readable.push({ row, rank });
  });
  const sorted = yield* inOrder(readable, descending ? (a, b) => compare(b, a) : compare);
  return [...sorted.map(({ row }) => row), ...rest];
}
