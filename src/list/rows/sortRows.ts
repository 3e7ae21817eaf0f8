import Big from 'big.js';
import { readDate } from '../../core/dates';
import { getValue, type Field } from '../../core/defineResource';
import { filterKindOf } from '../query/filters';
import { readDecimal } from '../../core/money';
import { compareTexts } from '../../core/compareTexts';
import { eachRow, type Chunked } from './runChunked';
import type { Sort } from '../query/listQuery';
import { UNREADABLE, formatValue } from '../../core/valueTypes';

type SortValue = Big | number | string;

/** The number of rows that are sorted in one step; longer lists are split and merged. */
const RUN_LENGTH = 256;

/** Returns a function that converts a raw value to its sort value: a number, a time or a text. */
function sortValueOf(field: Field): (raw: unknown) => SortValue | undefined {
  const kind = filterKindOf(field);
  if (kind === 'number') return readDecimal;
  if (kind === 'dateRange') return (raw) => readDate(raw)?.valueOf();
  return (raw) => {
    const text = formatValue(field, raw);
    return text === UNREADABLE ? undefined : text;
  };
}

interface SortableRow {
  readonly row: unknown;
  readonly sortValue: SortValue;
}

type Compare = (a: SortableRow, b: SortableRow) => number;

/** Compares texts, times or numbers. Numbers are compared as floats first, which is fast, and then exactly. */
const compare: Compare = ({ sortValue: a }, { sortValue: b }) => {
  if (typeof a === 'string') return compareTexts(a, String(b));
  return Number(a) - Number(b) || (a instanceof Big ? a.cmp(b) : 0);
};

function* merge(
  left: readonly SortableRow[],
  right: readonly SortableRow[],
  compareRows: Compare,
): Chunked<SortableRow[]> {
  const merged: SortableRow[] = [];
  let next = 0;
  for (const row of left) {
    for (let other = right[next]; other && compareRows(other, row) < 0; other = right[++next]) {
      merged.push(other);
      if (next % RUN_LENGTH === 0) yield;
    }
    merged.push(row);
    if (merged.length % RUN_LENGTH === 0) yield;
  }
  return merged.concat(right.slice(next));
}

function* mergeSort(rows: readonly SortableRow[], compareRows: Compare): Chunked<readonly SortableRow[]> {
  if (rows.length <= RUN_LENGTH) {
    yield;
    return rows.toSorted(compareRows);
  }
  const half = Math.ceil(rows.length / 2);
  const left = yield* mergeSort(rows.slice(0, half), compareRows);
  const right = yield* mergeSort(rows.slice(half), compareRows);
  return yield* merge(left, right, compareRows);
}

/** Sorts rows by a field. Equal rows keep their order; unreadable values come last in both directions. */
export function* sortedRows(
  field: Field,
  rows: readonly unknown[],
  { descending }: Sort,
): Chunked<readonly unknown[]> {
  const readSortValue = sortValueOf(field);
  const readable: SortableRow[] = [];
  const unreadable: unknown[] = [];
  yield* eachRow(rows, (row) => {
    const sortValue = readSortValue(getValue(row, field.key));
    if (sortValue === undefined) unreadable.push(row);
    else readable.push({ row, sortValue });
  });
  const sorted = yield* mergeSort(readable, descending ? (a, b) => compare(b, a) : compare);
  return [...sorted.map(({ row }) => row), ...unreadable];
}
