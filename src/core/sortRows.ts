import Big from 'big.js';
import { readDate } from './dates';
import { pick, type Field } from './defineResource';
import { filterKindOf } from './filterFields';
import { readDecimal } from './money';
import { eachRow, type Sliced } from './slices';
import type { Sort } from './wholeAddress';
import { UNREADABLE, wordsOf } from './valueTypes';

/** What rows are put in order by; undefined for a value that cannot be read. */
type Rank = Big | number | string | undefined;

/** Rows that are sorted in one go, before they are merged. */
const RUN = 256;

/** How a field's values stand in order: figures and moments by size, words by their letters whatever the case. */
function rankOf(field: Field): (raw: unknown) => Rank {
  const kind = filterKindOf(field);
  if (kind === 'figure') return readDecimal;
  if (kind === 'days') return (raw) => readDate(raw)?.valueOf();
  return (raw) => {
    const words = wordsOf(field, raw);
    return words === UNREADABLE ? undefined : words.toLowerCase();
  };
}

/** Two figures that are the same as floats may differ further down. */
function compare(a: Rank, b: Rank): number {
  if (a instanceof Big && b instanceof Big) return Number(a) - Number(b) || a.cmp(b);
  if (a === undefined || b === undefined || a === b) return 0;
  return a < b ? -1 : 1;
}

interface Ranked {
  readonly row: unknown;
  readonly rank: Rank;
}

/** Two runs that are in order, as one. */
function* merged(
  one: readonly Ranked[],
  other: readonly Ranked[],
  before: (a: Rank, b: Rank) => number,
): Sliced<Ranked[]> {
  const both: Ranked[] = [];
  let [at, next] = [0, 0];
  for (;;) {
    if (both.length % RUN === RUN - 1) yield;
    const [a, b] = [one[at], other[next]];
    if (!a) return both.concat(other.slice(next));
    if (!b) return both.concat(one.slice(at));
    if (before(a.rank, b.rank) <= 0) {
      both.push(a);
      at++;
    } else {
      both.push(b);
      next++;
    }
  }
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
  const rank = rankOf(field);
  const readable: Ranked[] = [];
  const rest: unknown[] = [];
  yield* eachRow(rows, (row) => {
    const ranked = { row, rank: rank(pick(row, field.key)) };
    if (ranked.rank === undefined) rest.push(row);
    else readable.push(ranked);
  });
  const before = descending ? (a: Rank, b: Rank) => compare(b, a) : compare;
  let runs: Ranked[][] = [];
  for (let start = 0; start < readable.length; start += RUN) {
    runs.push(readable.slice(start, start + RUN).sort((a, b) => before(a.rank, b.rank)));
    yield;
  }
  while (runs.length > 1) {
    const longer: Ranked[][] = [];
    for (let at = 0; at < runs.length; at += 2) {
      longer.push(yield* merged(runs[at] ?? [], runs[at + 1] ?? [], before));
      yield;
    }
    runs = longer;
  }
  return [...(runs[0] ?? []).map(({ row }) => row), ...rest];
}
