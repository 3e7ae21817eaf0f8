import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { Field } from '../../src/core/defineResource';
import { atOnce, inSlices } from '../../src/core/slices';
import { shownRows } from '../../src/core/shownRows';
import { sortedRows } from '../../src/core/sortRows';

const amount: Field = { key: 'amount', title: 'Amount', valueType: 'amount' };
const name: Field = { key: 'who.name', title: 'Name', valueType: 'text' };
const at: Field = { key: 'at', title: 'At', valueType: 'date' };
const sorted = (field: Field, rows: readonly unknown[], descending = false) =>
  atOnce(sortedRows(field, rows, { key: field.key, descending }));
const rowsOf = (key: string, values: readonly unknown[]) => values.map((value) => ({ [key]: value }));

describe('rows in order', () => {
  it('of amounts stand by size, to the last place', () => {
    const values = ['10', '9', '-1', '9.000000000000000000000000000001', 9.5, '0'];
    expect(sorted(amount, rowsOf('amount', values))).toEqual(
      rowsOf('amount', ['-1', '0', '9', '9.000000000000000000000000000001', 9.5, '10']),
    );
    expect(sorted(amount, rowsOf('amount', values), true)).toEqual(
      rowsOf('amount', ['10', 9.5, '9.000000000000000000000000000001', '9', '0', '-1']),
    );
  });

  it('of moments stand by time, whatever they are written in', () => {
    const values = ['2026-03-01T00:00:00Z', 0, '2026-02-28T23:30:00-02:00', '2025-01-01'];
    expect(sorted(at, rowsOf('at', values))).toEqual(
      rowsOf('at', [0, '2025-01-01', '2026-03-01T00:00:00Z', '2026-02-28T23:30:00-02:00']),
    );
  });

  it('of words stand by their letters, whatever the case, from deep in the row', () => {
    const rows = ['b', 'C', 'a'].map((letter) => ({ who: { name: letter } }));
    expect(sorted(name, rows).map((row) => (row as (typeof rows)[0]).who.name)).toEqual(['a', 'b', 'C']);
  });

  it('have what cannot be read at their end, either way, in its own order', () => {
    const rows = rowsOf('amount', ['much', '2', null, '1']);
    const rest = rowsOf('amount', ['much', null]);
    expect(sorted(amount, rows)).toEqual([...rowsOf('amount', ['1', '2']), ...rest]);
    expect(sorted(amount, rows, true)).toEqual([...rowsOf('amount', ['2', '1']), ...rest]);
  });

  it('are those of a plain sort that keeps the order of equals, however many', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -9, max: 9 }), { maxLength: 2_000 }),
        fc.boolean(),
        (figures, descending) => {
          const rows = figures.map((figure, place) => ({ amount: `${figure}.5`, place }));
          const plain = rows.toSorted(
            (a, b) => new Big(a.amount).cmp(b.amount) * (descending ? -1 : 1) || a.place - b.place,
          );
          expect(sorted(amount, rows, descending)).toEqual(plain);
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe('rows that answer a question', () => {
  const resource = { fields: [amount] };
  const rows = rowsOf('amount', ['3', '-1', '5']);
  const question = {
    filters: [{ kind: 'figure', key: 'amount', sign: 'plus' }],
    sort: { key: 'amount', descending: true },
    zone: 'utc',
  } as const;

  it('pass the filters, stand in order, and are added up', () => {
    const shown = atOnce(shownRows(resource, rows, question));
    expect(shown.rows).toEqual(rowsOf('amount', ['5', '3']));
    expect(shown.totals.columns.map(({ sum }) => sum.toFixed())).toEqual(['8']);
    expect(rows).toEqual(rowsOf('amount', ['3', '-1', '5']));
  });

  it('are the same a little at a time, and the browser is let in between', async () => {
    const many = Array.from({ length: 30_000 }, (_, place) => ({ amount: String((place * 7) % 1_000) }));
    const breathed = vi.spyOn(globalThis, 'setTimeout');
    const slowly = await inSlices(shownRows(resource, many, question));
    expect(breathed.mock.calls.length).toBeGreaterThan(1);
    breathed.mockRestore();
    expect(slowly.rows).toEqual(atOnce(shownRows(resource, many, question)).rows);
  });

  it('are looked for no longer than somebody waits', async () => {
    const control = new AbortController();
    control.abort();
    await expect(inSlices(shownRows(resource, rows, question), control.signal)).rejects.toThrow();
  });
});
