import Big from 'big.js';
import { readDate } from './dates';
import { pick, type Field } from './defineResource';
import { filterKindOf } from './filterFields';
import { readDecimal } from './money';
import { eachRow, type Sliced } from './slices';
import type { Sort } from './wholeAddress';
import { UNREADABLE, wordsOf } from './valueTypes';

/** What rows are put in order by. */
type Rank = Big | number | string;

/** Rows that are sorted in one go, before they are merged. */
const RUN = 256;

/**
 * How a field's values stand in order: figures and moments by size, words by their letters whatever the case;
 * undefined for one that cannot be read.
 */
function rankOf(field: Field): (raw: unknown) => Rank | undefined {
  const kind = filterKindOf(field);
  if (kind === 'figure') return readDecimal;
  if (kind === 'days') return (raw) => readDate(raw)?.valueOf();
  return (raw) => {
    const words = wordsOf(field, raw);
    return words === UNREADABLE ? undefined : words.toLowerCase();
  };
}

interface Ranked {
  readonly row: unknown;
  readonly rank: Rank;
}

type Compare = (a: Ranked, b: Ranked) => number;

/** Two figures that are the same as floats may differ further down. */
const compare: Compare = ({ rank: a }, { rank: b }) =>
  a instanceof Big ? Number(a) - Number(b) || a.cmp(b) : Number(a > b) - Number(a < b);

/** Two runs that are in order, as one. */
function* merged(one: readonly Ranked[], other: readonly Ranked[], before: Compare): Sliced<Ranked[]> {
  const both: Ranked[] = [];
  let [at, next] = [0, 0];
  for (;;) {
    if (both.length % RUN === RUN - 1) yield;
    const [a, b] = [one[at], other[next]];
    if (!a) return both.concat(other.slice(next));
    if (!b) return both.concat(one.slice(at));
    if (before(a, b) <= 0) {
      both.push(a);
      at++;
    } else {
      both.push(b);
      next++;
    }
  }
}

/** Few rows are sorted in one go; of more, each half and then both as one. */
function* inOrder(rows: readonly Ranked[], before: Compare): Sliced<readonly Ranked[]> {
  if (rows.length <= RUN) {
    yield;
    return rows.toSorted(before);
  }
  const half = Math.ceil(rows.length / 2);
  const one = yield* inOrder(rows.slice(0, half), before);
  const other = yield* inOrder(rows.slice(half), before);
  return yield* merged(one, other, before);
}

/**
 * Rows in the order of one of their values; those that are alike keep theirs, and what cannot be read stands
 * last either way.
 */
export function* sortedRows(
  field: Field,
  rows: readonly unknown[],
  { descending }: Sort,
): Sliced<readonly unknown[]> {
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
