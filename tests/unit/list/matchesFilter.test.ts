import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Field } from '../../../src/core/defineResource';
import { parseFilters, writeFilters, type Filter } from '../../../src/list/query/filters';
import { describeFilter, describeSort } from '../../../src/list/query/describeQuery';
import { choicesOf, rowTest } from '../../../src/list/rows/matchesFilter';
import { at, amount, fields, note, state } from '../../support/exampleFields';

const list = { name: 'list', title: 'List', read: { method: 'POST', path: 'list' }, fields } as const;
const filterRows = (rows: readonly unknown[], ...filters: Filter[]) =>
  rows.filter(rowTest(fields, filters, 'utc'));

describe('labels of filters and sort orders', () => {
  it.each([
    ['where.at=2026-01-02..2026-02-03', 'At from 2026-01-02 to 2026-02-03'],
    ['where.at=2026-01-02..2026-01-02', 'At is 2026-01-02'],
    ['where.at=2026-01-02..', 'At from 2026-01-02'],
    ['where.amount=..5', 'Amount to 5'],
    ['where.amount=5..5', 'Amount is 5'],
    ['where.amount=minus', 'Amount below 0'],
    ['where.amount=plus', 'Amount above 0'],
    ['where.by.note=btc', 'Note contains “btc”'],
    ['where.state=Ready&where.state=Other', 'State: Ready or Other'],
    ['where.done=true', 'Done: Yes'],
    ['where.done=false&where.done=true', 'Done: No or Yes'],
  ])('of %s name the column and the condition: %s', (query, label) => {
    const { filters } = parseFilters(list, new URLSearchParams(query));
    expect(filters.map((filter) => describeFilter(list, filter))).toEqual([label]);
  });

  it.each<[column: Field, up: string, down: string]>([
    [at, 'At, oldest first', 'At, newest first'],
    [amount, 'Amount, lowest first', 'Amount, highest first'],
    [state, 'State, A to Z', 'State, Z to A'],
    [note, 'Note, A to Z', 'Note, Z to A'],
    [{ key: 'face', title: 'Face', valueType: 'image' }, 'Face, A to Z', 'Face, Z to A'],
  ])('name both directions of the column %o: %s', (column, up, down) => {
    expect(describeSort(column, { key: column.key, descending: false })).toBe(up);
    expect(describeSort(column, { key: column.key, descending: true })).toBe(down);
  });
});

describe('filtered rows', () => {
  it('match a text in the shown or the raw value, in any case', () => {
    const rows = [{ by: { note: 'accountActivation' } }, { by: { note: 'rewards' } }, { by: {} }, null];
    for (const text of ['account act', 'ACCOUNTACT'])
      expect(filterRows(rows, { kind: 'text', key: 'by.note', text })).toEqual([rows[0]]);
  });

  it('match part of a number, and no text in values that are neither text nor number', () => {
    const rows = [
      { by: { note: 12345 } },
      { by: { note: true } },
      { by: { note: null } },
      { by: { note: {} } },
      {},
    ];
    expect(filterRows(rows, { kind: 'text', key: 'by.note', text: '234' })).toEqual([rows[0]]);
    for (const text of ['true', 'null', 'object', 'undefined', '—'])
      expect(filterRows(rows, { kind: 'text', key: 'by.note', text })).toEqual([]);
  });

  it('match the shown labels; only the value true matches a true flag', () => {
    const rows = [{ state: 'A' }, { state: 'Z' }, {}, { state: 'B' }];
    expect(filterRows(rows, { kind: 'choice', key: 'state', values: ['Other'] })).toEqual(rows.slice(1));
    const flags = [{ done: true }, { done: false }, { done: 'true' }, {}];
    expect(filterRows(flags, { kind: 'choice', key: 'done', values: ['true'] })).toEqual([flags[0]]);
    expect(filterRows(flags, { kind: 'choice', key: 'done', values: ['false'] })).toEqual(flags.slice(1));
  });

  it('are above or below 0, and 0 is neither', () => {
    const rows = ['1', '-1', '0', '0.00000001', 'junk'].map((one) => ({ amount: one }));
    expect(filterRows(rows, { kind: 'number', key: 'amount', sign: 'plus' })).toEqual([rows[0], rows[3]]);
    expect(filterRows(rows, { kind: 'number', key: 'amount', sign: 'minus' })).toEqual([rows[1]]);
  });

  it('are on the days of a period or within a range of amounts, both ends included', () => {
    const days = ['2026-01-01T23:59:59Z', '2026-01-02', '2026-01-03T23:59:59Z', '2026-01-04', 'soon'];
    const rows = days.map((day) => ({ at: day }));
    const period = { kind: 'period', key: 'at', from: '2026-01-02', to: '2026-01-03' } as const;
    expect(filterRows(rows, period)).toEqual(rows.slice(1, 3));
    const amounts = ['1.99', '2', '3.00', '3.01'].map((one) => ({ amount: one }));
    const range = { kind: 'number', key: 'amount', from: '2', to: '3' } as const;
    expect(filterRows(amounts, range)).toEqual(amounts.slice(1, 3));
  });

  it('are all rows without a filter, and none for an unknown column', () => {
    const rows = [{ gone: 'x' }, {}, null];
    expect(filterRows(rows)).toEqual(rows);
    expect(filterRows(rows, { kind: 'text', key: 'gone', text: 'x' })).toEqual([]);
    expect(filterRows(rows, { kind: 'choice', key: 'gone', values: ['x', '—'] })).toEqual([]);
  });
});

it('the choices of a column are the labels of its definition and its rows, each once, sorted', () => {
  const open: Field = {
    key: 'kind',
    title: 'Kind',
    valueType: 'enum',
    labels: { B: 'Bonus' },
    tones: { FEE: 'loss' },
  };
  const rows = ['NEW', 'B', 'ADDED', 'ZERO', 'NEW', 'MORE'].map((kind) => ({ kind }));
  expect(choicesOf(open, rows).map(({ value, label }) => [value, label])).toEqual(
    ['ADDED', 'Bonus', 'FEE', 'MORE', 'NEW', 'ZERO'].map((word) => [word, word]),
  );
  expect(choicesOf(open, []).map(({ label }) => label)).toEqual(['Bonus', 'FEE']);
});

/** Amounts in cents, so that the reference implementation in the property test compares integers. */
const cents = fc.integer({ min: -500, max: 500 });
const day = fc.integer({ min: 0, max: 40 });
const dayText = (index: number) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10);
/** A row in the form of the reference implementation. A `null` amount or day becomes an unreadable text. */
const row = fc.record({
  cents: fc.option(cents),
  day: fc.option(day),
  note: fc.constantFrom('alpha', 'Beta', 'ALPHABET', ''),
  state: fc.constantFrom('A', 'B', 'C'),
  done: fc.constantFrom(true, false, null),
});
const conditions = fc.record(
  {
    min: cents,
    max: cents,
    first: day,
    last: day,
    text: fc.constantFrom('alpha', 'BET', 'a'),
    state: fc.constantFrom('Ready', 'Other'),
    done: fc.boolean(),
  },
  { requiredKeys: [] },
);

describe('any filters over any rows', () => {
  it('return the rows of a simple reference implementation, after formatting and parsing the URL', () => {
    fc.assert(
      fc.property(fc.array(row), conditions, (plain, want) => {
        const { min, max, first, last, text } = want;
        const figures = min !== undefined || max !== undefined;
        const days = first !== undefined || last !== undefined;
        fc.pre(min === undefined || max === undefined || min <= max);
        fc.pre(first === undefined || last === undefined || first <= last);
        const dollars = (value: number) => (value / 100).toFixed(2);
        const limits = <T>(from: T | undefined, to: T | undefined, write: (limit: T) => string) => ({
          ...(from !== undefined && { from: write(from) }),
          ...(to !== undefined && { to: write(to) }),
        });
        const filters: Filter[] = [];
        if (figures) filters.push({ kind: 'number', key: 'amount', ...limits(min, max, dollars) });
        if (days) filters.push({ kind: 'dateRange', key: 'at', ...limits(first, last, dayText) });
        if (text) filters.push({ kind: 'text', key: 'by.note', text });
        if (want.state) filters.push({ kind: 'choice', key: 'state', values: [want.state] });
        if (want.done !== undefined)
          filters.push({ kind: 'choice', key: 'done', values: [String(want.done)] });
        const rows = plain.map((one) => ({
          amount: one.cents === null ? 'junk' : (one.cents / 100).toFixed(2),
          at: one.day === null ? 'junk' : `${dayText(one.day)}T${one.done ? '00:00:00' : '23:59:59'}Z`,
          by: { note: one.note },
          state: one.state,
          done: one.done,
        }));
        const expected = rows.filter((_row, index) => {
          const one = plain[index];
          if (!one) return false;
          if (figures && (one.cents === null || one.cents < (min ?? -1e9) || one.cents > (max ?? 1e9)))
            return false;
          if (days && (one.day === null || one.day < (first ?? -1) || one.day > (last ?? 99))) return false;
          if (text && !one.note.toLowerCase().includes(text.toLowerCase())) return false;
          if (want.state && (one.state === 'A') !== (want.state === 'Ready')) return false;
          return want.done === undefined || (one.done === true) === want.done;
        });
        const url = writeFilters({}, { filters }, new URLSearchParams());
        const again = parseFilters(list, new URLSearchParams(url.toString()));
        expect([...again.ignored]).toEqual([]);
        expect(rows.filter(rowTest(fields, again.filters, 'utc'))).toEqual(expected);
      }),
    );
  });
});
