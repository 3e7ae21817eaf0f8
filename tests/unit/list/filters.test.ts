import { describe, expect, it } from 'vitest';
import type { Field } from '../../../src/core/defineResource';
import { filterFields, parseFilters, writeFilters } from '../../../src/list/query/filters';
import { typedFilter, type FilterFormValues } from '../../../src/list/query/typedFilter';
import { bindings } from '../../../src/resources/bindings';
import { futuresTrades } from '../../../src/resources/futuresTrades';
import { transactions } from '../../../src/resources/transactions';
import { amount, at, fields, note } from '../../support/exampleFields';

const read = (query: string) => {
  const { filters, ignored } = parseFilters({ fields }, new URLSearchParams(query));
  return { filters, ignored: [...ignored] };
};

describe('list filters', () => {
  it('come from the value types of the fields, once for each key, and never from a secret', () => {
    const keys = filterFields(futuresTrades.fields).map(({ key }) => key);
    expect(keys.slice(0, 5)).toEqual(['createdAt', 'symbol', 'side', 'profitLoss', 'closeStatus']);
    expect(new Set(keys).size).toBe(keys.length);
    expect(filterFields(bindings.fields).map(({ key }) => key)).toEqual(['exchangeName', 'userId']);
  });

  it('are in the URL beside other parameters, even of the same name, and reset the page', () => {
    const search = new URLSearchParams('from=2026-01-01&page=3&where.amount=1..2');
    const filter = { kind: 'text', key: 'from', text: '0x' } as const;
    const { fields: columns } = transactions;
    const next = writeFilters({}, { filters: [filter] }, search);
    expect(next.toString()).toBe('from=2026-01-01&where.from=0x');
    expect(parseFilters({ fields: columns }, next).filters).toEqual([filter]);
    expect(writeFilters({}, { filters: [] }, next).toString()).toBe('from=2026-01-01');
  });

  it.each([
    [
      'where.at=2026-01-02..2026-02-03',
      { kind: 'dateRange', key: 'at', from: '2026-01-02', to: '2026-02-03' },
    ],
    ['where.at=..2026-02-03', { kind: 'dateRange', key: 'at', to: '2026-02-03' }],
    ['where.at=2026-01-02..', { kind: 'dateRange', key: 'at', from: '2026-01-02' }],
    [
      'where.at=2026-01-02..2026-01-02',
      { kind: 'dateRange', key: 'at', from: '2026-01-02', to: '2026-01-02' },
    ],
    ['where.amount=..5', { kind: 'number', key: 'amount', to: '5' }],
    ['where.amount=5.0..5', { kind: 'number', key: 'amount', from: '5', to: '5' }],
    ['where.amount=9..10', { kind: 'number', key: 'amount', from: '9', to: '10' }],
    ['where.amount=plus', { kind: 'number', key: 'amount', sign: 'plus' }],
    [`where.by.note=${'x'.repeat(200)}`, { kind: 'text', key: 'by.note', text: 'x'.repeat(200) }],
    [`where.state=${'x'.repeat(200)}`, { kind: 'choice', key: 'state', values: ['x'.repeat(200)] }],
    ['where.state=&where.state=Ready', { kind: 'choice', key: 'state', values: ['Ready'] }],
    ['where.amount=-1.50..', { kind: 'number', key: 'amount', from: '-1.5' }],
    ['where.amount=minus', { kind: 'number', key: 'amount', sign: 'minus' }],
    ['where.by.note=%20btc%20', { kind: 'text', key: 'by.note', text: 'btc' }],
    [
      'where.state=Ready&where.state=Other&where.state=Ready',
      { kind: 'choice', key: 'state', values: ['Ready', 'Other'] },
    ],
  ])('are read from %s', (query, filter) => {
    // toStrictEqual: a missing limit of a range must be absent, not undefined.
    expect(read(query)).toStrictEqual({ filters: [filter], ignored: [] });
  });

  it.each([
    ...'20..10 ten.. ten..20 10..twenty 1..2..3'.split(' ').map((range) => `where.amount=${range}`),
    'where.amount=1..2&where.amount=3..4',
    'where.amount=plus&where.amount=minus',
    'where.by.note=%20',
    `where.by.note=${'x'.repeat(201)}`,
    'where.by.note=btc&where.by.note=eth',
    'where.state=',
    `where.state=${'x'.repeat(201)}`,
    ...'where. where.elsewhere=1 where.constructor=1 where.%00=%FF'.split(' '),
  ])('that are invalid are ignored with a message: %s', (query) => {
    const { filters, ignored } = read(query);
    expect(filters).toEqual([]);
    expect(ignored).toHaveLength(1);
    expect(ignored[0]).toMatch(
      /^This list can't be filtered by “.*”\.$|^The .* filter in this link isn't valid\.$/u,
    );
  });

  it.each([
    ...'soon.. soon..2026-01-01 2026-01-01..soon 2026-02-31.. .. 2026-01-01 2026-01-01T10:00..'
      .split(' ')
      .map((days) => `where.at=${days}`),
    'where.at=2026-01-01..&where.at=2026-01-02..',
  ])('with invalid dates are ignored with a message: %s', (query) => {
    expect(read(query)).toEqual({
      filters: [],
      ignored: ["The dates in this link aren't valid. Use YYYY-MM-DD."],
    });
  });

  it('with dates in the wrong order say so', () => {
    expect(read('where.at=2026-02-03..2026-01-02')).toEqual({
      filters: [],
      ignored: ['The start date is after the end date.'],
    });
  });

  it.each<[Field, FilterFormValues, filter: object | undefined]>([
    [at, { from: ' 2026-01-01 ' }, { kind: 'dateRange', key: 'at', from: '2026-01-01' }],
    [amount, { sign: 'plus' }, { kind: 'number', key: 'amount', sign: 'plus' }],
    [{ key: 'face', title: 'Face', valueType: 'image' }, { text: 'png' }, undefined],
    // Numbers as people write them.
    [
      amount,
      { from: '-$1,000', to: '12.50 USDT' },
      { kind: 'number', key: 'amount', from: '-1000', to: '12.5' },
    ],
    [amount, { from: '१०' }, { kind: 'number', key: 'amount', from: '10' }],
  ])('from a form are checked like those in a URL: %#', (field, values, filter) => {
    expect(typedFilter(field, values).filter).toEqual(filter);
  });

  it.each([
    [at, {}, { from: 'Choose a date' }],
    [at, { to: '2026-02-31' }, { to: 'Enter a date like 2026-01-31' }],
    [
      at,
      { from: 'soon', to: 'later' },
      { from: expect.any(String) as string, to: expect.any(String) as string },
    ],
    [at, { from: '2026-02-01', to: '2026-01-31' }, { from: 'The start date is after the end date' }],
    [amount, {}, { from: 'Enter a range, such as 10 to 20' }],
    [amount, { from: '2', to: '1.5' }, { from: 'This is above the end of the range' }],
    [
      amount,
      { from: '1e3', to: 'ten' },
      { from: expect.stringContaining('exponent') as string, to: 'Enter a number, such as 12.50' },
    ],
    [note, { text: ' ' }, { text: 'Enter some text (up to 200 characters)' }],
  ])('from a form have the problem of each input: %#', (field, values, problems) => {
    expect(typedFilter(field, values)).toEqual({ filter: undefined, problems });
  });
});
