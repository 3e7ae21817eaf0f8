import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { Field } from '../../../src/core/defineResource';
import { applyQuery } from '../../../src/list/rows/readClientRows';
import { runChunked } from '../../../src/list/rows/runChunked';
import { sortedRows } from '../../../src/list/rows/sortRows';
import { runSync } from '../../support/runSync';

const amount: Field = { key: 'amount', title: 'Amount', valueType: 'amount' };
const name: Field = { key: 'who.name', title: 'Name', valueType: 'text' };
const at: Field = { key: 'at', title: 'At', valueType: 'date' };
const sorted = (field: Field, rows: readonly unknown[], descending = false) =>
  runSync(sortedRows(field, rows, { key: field.key, descending }));
const rowsOf = (key: string, values: readonly unknown[]) => values.map((value) => ({ [key]: value }));

describe('sorted rows', () => {
  it('with blank texts have those last in both directions, and an underscore before letters', () => {
    const rows = ['b', ' ', 'A', '_'].map((letter) => ({ who: { name: letter } }));
    const names = (descending: boolean) =>
      sorted(name, rows, descending).map((row) => (row as (typeof rows)[0]).who.name);
    expect(names(false)).toEqual(['_', 'A', 'b', ' ']);
    expect(names(true)).toEqual(['b', 'A', '_', ' ']);
  });

  it('with texts are ordered by numbers in them, ignoring case and accents', () => {
    const order = (valueType: Field['valueType'], values: readonly unknown[]) =>
      sorted({ ...name, key: 'key', valueType }, rowsOf('key', values)).map(
        (row) => (row as { key: unknown }).key,
      );
    expect(order('text', ['WH10', 'wh9', 'Zoe', 'Émile', 'eve'])).toEqual([
      'Émile',
      'eve',
      'wh9',
      'WH10',
      'Zoe',
    ]);
    expect(order('id', [10, '9', 100, '11'])).toEqual(['9', 10, '11', 100]);
    const longIds = ['10000000000000000002', '10000000000000000001', '9000000000000000000'];
    expect(order('id', longIds)).toEqual(longIds.toReversed());
  });
});

/** Lengths around 256, the number of rows sorted in one chunk, and far above. */
const lengths = fc.constantFrom(0, 1, 2, 255, 256, 257, 511, 512, 513, 775, 1_500);
const junk = fc.constantFrom(null, '', {}, 'junk');

/** A column under test: its sample values, how a row contains them, and their order. */
interface Column<T> {
  readonly field: Field;
  readonly values: fc.Arbitrary<T>;
  readonly write: (value: T) => unknown;
  readonly order: (a: T, b: T) => number;
}

/** Expects the column to be sorted as by a stable sort that puts unreadable values last. */
function expectStableSort<T>({ field, values, write, order }: Column<T>) {
  const columns = lengths.chain((length) =>
    fc.array(fc.option(values, { freq: 20, nil: undefined }), {
      minLength: length,
      maxLength: length,
      size: 'max',
    }),
  );
  fc.assert(
    fc.property(columns, junk, fc.boolean(), (column, unreadable, descending) => {
      const rows = column.map((value, index) => ({
        who: { name: value === undefined ? unreadable : write(value) },
        value,
        index,
      }));
      const expected = rows.toSorted((a, b) => {
        if (a.value === undefined || b.value === undefined)
          return Number(a.value === undefined) - Number(b.value === undefined) || a.index - b.index;
        return order(a.value, b.value) * (descending ? -1 : 1) || a.index - b.index;
      });
      const found = sorted(field, rows, descending) as typeof rows;
      expect(found.map(({ index }) => index)).toEqual(expected.map(({ index }) => index));
    }),
    // Report the first failure: fast-check would take too long to shrink a thousand rows to a minimal case.
    { numRuns: 25, endOnFailure: true },
  );
}

describe('any number of rows has the order of a stable sort', () => {
  const column = (valueType: Field['valueType']): Field => ({ key: 'who.name', title: 'Name', valueType });

  it('by amounts that differ only at the thirtieth decimal', () =>
    expectStableSort({
      field: column('amount'),
      values: fc.integer({ min: 0, max: 999_999 }),
      write: (value) => `-7.${String(value).padStart(30, '0')}`,
      order: (a, b) => b - a,
    }));

  it('by date-times, written in one zone or another', () =>
    expectStableSort({
      field: column('date'),
      values: fc.integer({ min: 0, max: 2_000 }),
      write: (milliseconds) => {
        const epoch = Date.UTC(2026, 0, 1, 23, 59, 59, milliseconds);
        if (milliseconds % 3 === 0) return epoch;
        const oneHourLater = new Date(epoch + 3_600_000).toISOString();
        return milliseconds % 3 === 1 ? oneHourLater.replace('Z', '+01:00') : new Date(epoch).toISOString();
      },
      order: (a, b) => a - b,
    }));
});

it('sorting yields the main thread while it reads, sorts and merges', () => {
  const shuffled = Array.from({ length: 10_000 }, (_, index) => (index * 7_919) % 10_000);
  // Reading 10,000 rows yields 157 times. Sorting halves them until there are 64 chunks, and yields once for each chunk.
  // Merging the chunks yields the rest.
  const pauses = [...sortedRows(amount, rowsOf('amount', shuffled), { key: 'amount', descending: false })];
  expect(pauses.length).toBeGreaterThan(400);
});

describe('the rows of a query', () => {
  const resource = { fields: [amount] };
  const rows = rowsOf('amount', ['3', '-1', '5']);
  const selection = {
    filters: [{ kind: 'number', key: 'amount', sign: 'plus' }],
    sort: { key: 'amount', descending: true },
    zone: 'utc',
  } as const;

  it('are filtered, sorted and totalled', () => {
    const shown = runSync(applyQuery(resource, rows, selection));
    expect(shown.rows).toEqual(rowsOf('amount', ['5', '3']));
    expect(shown.totals[0]?.totals.columns.map(({ sum }) => sum.toFixed())).toEqual(['8']);
    expect(rows).toEqual(rowsOf('amount', ['3', '-1', '5']));
  });

  it('are sorted by the requested column, and keep their order for an unknown one', () => {
    const two = [
      { amount: '2', at: '2026-01-01' },
      { amount: '1', at: '2026-01-02' },
    ];
    const shown = (key: string) =>
      runSync(applyQuery({ fields: [amount, at] }, two, { ...selection, sort: { key, descending: false } }))
        .rows;
    expect(shown('at')).toEqual(two);
    expect(shown('amount')).toEqual(two.toReversed());
    expect(shown('gone')).toEqual(two);
  });

  it('are the same when computed in chunks, which yield to the browser', async () => {
    const many = Array.from({ length: 3_000 }, (_, index) => ({ amount: String((index * 7) % 1_000) }));
    // Advance the clock by a fixed step at every call, so that the chunks are the same on every machine.
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 0.25));
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const slowly = await runChunked(applyQuery(resource, many, selection));
    expect(timers.mock.calls.length).toBeGreaterThan(1);
    timers.mockRestore();
    expect(slowly.rows).toEqual(runSync(applyQuery(resource, many, selection)).rows);
  });

  it('are not computed after an abort', async () => {
    const control = new AbortController();
    control.abort();
    await expect(runChunked(applyQuery(resource, rows, selection), control.signal)).rejects.toThrow();
  });
});
