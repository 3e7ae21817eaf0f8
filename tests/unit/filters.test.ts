import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Field } from '../../src/core/defineResource';
import { filterFields } from '../../src/core/filterFields';
import { readFilters, withFilters, type Filter } from '../../src/core/filters';
import { choicesOf, rowTest, sayFilter } from '../../src/core/matchRows';
import { bindings } from '../../src/resources/bindings';
import { futuresTrades } from '../../src/resources/futuresTrades';
import { transactions } from '../../src/resources/transactions';

const at: Field = { key: 'at', title: 'At', valueType: 'date' };
const amount: Field = { key: 'amount', title: 'Amount', valueType: 'amount' };
const note: Field = { key: 'by.note', title: 'Note', valueType: 'text', words: true };
const state: Field = {
  key: 'state',
  title: 'State',
  valueType: 'enum',
  labels: { A: 'Ready' },
  otherwise: 'Other',
};
const done: Field = { key: 'done', title: 'Done', valueType: 'flag' };
const fields = [at, amount, note, state, done];

const read = (query: string) => readFilters(fields, new URLSearchParams(query));
const passing = (rows: readonly unknown[], ...filters: Filter[]) =>
  rows.filter(rowTest(fields, filters, 'utc'));

describe('filters of a list', () => {
  it('come from the kinds of its values, once for each, and never from a secret', () => {
    expect(filterFields(futuresTrades.fields).map(({ key }) => key)).toEqual([
      'createdAt',
      'symbol',
      'side',
      'profitLoss',
      'closeStatus',
      'startPrice',
      'endPrice',
      'leverage',
      'orderType',
      'status',
      'orderId',
      'exchangeName',
      'type',
    ]);
    expect(filterFields(bindings.fields).map(({ key }) => key)).toEqual(['exchangeName', 'userId']);
  });

  it('stand in the address beside its other parameters, whatever these are called', () => {
    const search = new URLSearchParams('from=2026-01-01&page=3&where.amount=1..2');
    const next = withFilters(search, [{ kind: 'text', key: 'from', text: '0x' }]);
    expect(next.toString()).toBe('from=2026-01-01&where.from=0x');
    expect(readFilters(transactions.fields, next).filters).toEqual([
      { kind: 'text', key: 'from', text: '0x' },
    ]);
    expect(withFilters(next, []).toString()).toBe('from=2026-01-01');
  });

  it.each([
    ['where.at=2026-01-02..2026-02-03', { kind: 'days', key: 'at', from: '2026-01-02', to: '2026-02-03' }],
    ['where.at=..2026-02-03', { kind: 'days', key: 'at', to: '2026-02-03' }],
    ['where.amount=-1.50..', { kind: 'figure', key: 'amount', from: '-1.5' }],
    ['where.amount=minus', { kind: 'figure', key: 'amount', sign: 'minus' }],
    ['where.by.note=%20btc%20', { kind: 'text', key: 'by.note', text: 'btc' }],
    [
      'where.state=Ready&where.state=Other&where.state=Ready',
      { kind: 'choice', key: 'state', values: ['Ready', 'Other'] },
    ],
  ])('are read from %s', (query, filter) => {
    expect(read(query)).toEqual({ filters: [filter], ignored: [] });
  });

  it.each([
    'where.at=soon..',
    'where.at=2026-02-31..',
    'where.at=2026-02-03..2026-01-02',
    'where.at=..',
    'where.at=2026-01-01',
    'where.at=2026-01-01T10:00..',
    'where.at=2026-01-01..&where.at=2026-01-02..',
    'where.amount=20..10',
    'where.amount=ten..',
    'where.amount=1..2..3',
    'where.amount=plus&where.amount=minus',
    'where.by.note=%20',
    `where.by.note=${'x'.repeat(201)}`,
    'where.state=',
    'where.',
    'where.elsewhere=1',
    'where.constructor=1',
    'where.%00=%FF',
  ])('are not read from %s, and a word says so', (query) => {
    const { filters, ignored } = read(query);
    expect(filters).toEqual([]);
    expect(ignored).toHaveLength(1);
    expect(ignored[0]).toMatch(
      /^There is no column “.*” to filter by\.$|is filtered by .*; what the address asks for is not\.$/u,
    );
  });

  it('of which one is none leave the others in force', () => {
    const { filters, ignored } = read('where.amount=2..1&where.state=Ready&where.gone=1');
    expect(filters).toEqual([{ kind: 'choice', key: 'state', values: ['Ready'] }]);
    expect(ignored).toEqual([
      'Amount is filtered by figures in order, like 10..20; what the address asks for is not.',
      'There is no column “gone” to filter by.',
    ]);
  });

  it('say themselves in a few words', () => {
    const said = (query: string) =>
      read(query).filters.map((filter) => {
        const field = fields.find(({ key }) => key === filter.key);
        return field && sayFilter(field, filter);
      });
    expect(said('where.at=2026-01-02..2026-02-03&where.amount=..5&where.by.note=btc')).toEqual([
      'At from 2026-01-02 to 2026-02-03',
      'Amount to 5',
      'Note has “btc”',
    ]);
    expect(said('where.amount=minus&where.state=Ready&where.state=Other&where.done=true')).toEqual([
      'Amount below 0',
      'State: Ready or Other',
      'Done: Yes',
    ]);
    expect(said('where.amount=5..5&where.at=2026-01-02..2026-01-02')).toEqual([
      'Amount is 5',
      'At is 2026-01-02',
    ]);
    expect(said('where.amount=plus')).toEqual(['Amount above 0']);
  });
});

describe('rows that pass', () => {
  it('are found by what the list shows and by what was sent, whatever the case', () => {
    const rows = [{ by: { note: 'accountActivation' } }, { by: { note: 'rewards' } }, { by: {} }, null];
    for (const text of ['account act', 'ACCOUNTACT'])
      expect(passing(rows, { kind: 'text', key: 'by.note', text })).toEqual([rows[0]]);
  });

  it('are chosen by the words that the list shows; of flags only true is true', () => {
    const rows = [{ state: 'A' }, { state: 'Z' }, {}, { state: 'B' }];
    expect(passing(rows, { kind: 'choice', key: 'state', values: ['Other'] })).toEqual(rows.slice(1));
    const flags = [{ done: true }, { done: false }, { done: 'true' }, {}];
    expect(passing(flags, { kind: 'choice', key: 'done', values: ['true'] })).toEqual([flags[0]]);
    expect(passing(flags, { kind: 'choice', key: 'done', values: ['false'] })).toEqual(flags.slice(1));
  });

  it('are above or below 0, which is neither', () => {
    const rows = ['1', '-1', '0', '0.00000001', 'junk'].map((one) => ({ amount: one }));
    expect(passing(rows, { kind: 'figure', key: 'amount', sign: 'plus' })).toEqual([rows[0], rows[3]]);
    expect(passing(rows, { kind: 'figure', key: 'amount', sign: 'minus' })).toEqual([rows[1]]);
  });

  it('are all of them without a filter, and none by a column that is not there', () => {
    const rows = [{}, null];
    expect(passing(rows)).toEqual(rows);
    expect(passing(rows, { kind: 'text', key: 'gone', text: 'x' })).toEqual([]);
  });

  it('offer what they hold to choose from', () => {
    const rows = [{ state: 'Z' }, { state: 'A' }, { state: 'B' }];
    expect(choicesOf(state, rows)).toEqual([
      { value: 'Other', label: 'Other' },
      { value: 'Ready', label: 'Ready' },
    ]);
    expect(choicesOf(done, [])).toEqual([
      { value: 'false', label: 'No' },
      { value: 'true', label: 'Yes' },
    ]);
  });
});

/** Rows of every kind, junk among them; amounts in hundredths, so that the reference counts in whole numbers. */
const cents = fc.integer({ min: -500, max: 500 });
const day = fc.integer({ min: 0, max: 40 });
const dayText = (index: number) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10);
const row = fc.record({
  cents: fc.option(cents),
  day: fc.option(day),
  note: fc.constantFrom('alpha', 'Beta', 'ALPHABET', ''),
  state: fc.constantFrom('A', 'B', 'C'),
  done: fc.constantFrom(true, false, null),
});
const asked = fc.record(
  {
    least: cents,
    most: cents,
    first: day,
    last: day,
    text: fc.constantFrom('alpha', 'BET', 'a'),
    state: fc.constantFrom('Ready', 'Other'),
    done: fc.boolean(),
  },
  { requiredKeys: [] },
);

describe('any filters over any rows', () => {
  it('pass the rows that a plain reading of them does, through the address and back', () => {
    fc.assert(
      fc.property(fc.array(row), asked, (plain, want) => {
        const { least, most, first, last, text } = want;
        const figures = least !== undefined || most !== undefined;
        const days = first !== undefined || last !== undefined;
        fc.pre(least === undefined || most === undefined || least <= most);
        fc.pre(first === undefined || last === undefined || first <= last);
        const dollars = (value: number) => (value / 100).toFixed(2);
        const filters: Filter[] = [
          ...(figures
            ? [
                {
                  kind: 'figure',
                  key: 'amount',
                  ...(least !== undefined && { from: dollars(least) }),
                  ...(most !== undefined && { to: dollars(most) }),
                } as const,
              ]
            : []),
          ...(days
            ? [
                {
                  kind: 'days',
                  key: 'at',
                  ...(first !== undefined && { from: dayText(first) }),
                  ...(last !== undefined && { to: dayText(last) }),
                } as const,
              ]
            : []),
          ...(text ? [{ kind: 'text', key: 'by.note', text } as const] : []),
          ...(want.state ? [{ kind: 'choice', key: 'state', values: [want.state] } as const] : []),
          ...(want.done === undefined
            ? []
            : [{ kind: 'choice', key: 'done', values: [String(want.done)] } as const]),
        ];
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
          if (figures && (one.cents === null || one.cents < (least ?? -1e9) || one.cents > (most ?? 1e9)))
            return false;
          if (days && (one.day === null || one.day < (first ?? -1) || one.day > (last ?? 99))) return false;
          if (text && !one.note.toLowerCase().includes(text.toLowerCase())) return false;
          if (want.state && (one.state === 'A') !== (want.state === 'Ready')) return false;
          return want.done === undefined || (one.done === true) === want.done;
        });
        const again = readFilters(
          fields,
          new URLSearchParams(withFilters(new URLSearchParams(), filters).toString()),
        );
        expect(again.ignored).toEqual([]);
        expect(rows.filter(rowTest(fields, again.filters, 'utc'))).toEqual(expected);
      }),
    );
  });

  it('read and written again are the same', () => {
    fc.assert(
      fc.property(
        fc.webQueryParameters(),
        fc.array(fc.constantFrom('where.at', 'where.amount', 'where.by.note', 'where.state', 'where.done')),
        fc.array(fc.string()),
        (query, names, values) => {
          const search = new URLSearchParams(query);
          names.forEach((name, index) => search.append(name, values[index] ?? '2026-01-01..'));
          const { filters } = readFilters(fields, search);
          const once = withFilters(search, filters);
          expect(readFilters(fields, once)).toEqual({ filters, ignored: [] });
          expect(withFilters(once, filters).toString()).toBe(once.toString());
        },
      ),
    );
  });
});
