import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defineResource } from '../../../src/core/defineResource';
import { SEARCH, type Filter, type FlagValue } from '../../../src/list/query/filters';
import {
  formatListQuery,
  needsAllRows,
  parseListQuery,
  UNFILTERED,
  type ListQuery,
} from '../../../src/list/query/listQuery';
import { fields } from '../../support/exampleFields';

const list = defineResource({
  name: 'ledger',
  title: 'Ledger',
  read: {
    method: 'POST',
    path: 'api/user/ledger',
    params: ['id'],
    choices: [
      {
        name: 'period',
        title: 'Period',
        control: 'tabs',
        options: [{ label: 'Today' }, { label: 'Month', value: 'month' }],
      },
    ],
  },
  fields,
  dateFilter: 'at',
  booleanFilter: 'done',
});
const parse = (search: string, defaultFlag?: FlagValue) =>
  parseListQuery(list, new URLSearchParams(search), {}, defaultFlag);
const format = (query: ListQuery, search = '', defaultFlag?: FlagValue) =>
  formatListQuery(list, query, new URLSearchParams(search), defaultFlag).toString();

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const range = fc
  .tuple(fc.option(day, { nil: undefined }), fc.option(day, { nil: undefined }))
  .map((days) => (days[0] && days[1] ? days.toSorted() : days))
  .map(([from, to]) => ({ ...(from && { from }), ...(to && { to }) }));
const text = fc.string({ minLength: 1, maxLength: 30 }).filter((one) => one.trim() === one);
const filters: fc.Arbitrary<readonly Filter[]> = fc
  .tuple(
    range.map((days): Filter | null =>
      (days.from ?? days.to) ? { kind: 'period', key: 'at', ...days } : null,
    ),
    fc.option(
      fc
        .constantFrom<FlagValue>('true', 'false')
        .map((flag): Filter => ({ kind: 'flag', key: 'done', values: [flag] })),
    ),
    fc.option(text.map((value): Filter => ({ kind: 'text', key: 'by.note', text: value }))),
    fc.option(
      fc
        .uniqueArray(text, { minLength: 1, maxLength: 4 })
        .map((values): Filter => ({ kind: 'choice', key: 'state', values })),
    ),
    fc.option(
      fc.constantFrom<Filter>(
        { kind: 'number', key: 'amount', sign: 'minus' },
        { kind: 'number', key: 'amount', from: '-1.5', to: '20' },
      ),
    ),
    fc.option(text.map((value): Filter => ({ kind: 'search', key: SEARCH, text: value }))),
  )
  .map((found) => found.filter((filter) => filter !== null));
const query: fc.Arbitrary<ListQuery> = fc.record({
  page: fc.integer({ min: 1, max: 10_000 }),
  params: fc.tuple(text, fc.boolean()).map(([id, month]) => ({ id, ...(month && { period: 'month' }) })),
  missing: fc.constant(undefined),
  filters,
  sort: fc.option(fc.record({ key: fc.constantFrom('at', 'amount', 'by.note'), descending: fc.boolean() }), {
    nil: undefined,
  }),
  totals: fc.boolean(),
  messages: fc.constant([]),
});
const defaultFlag = fc.constantFrom<FlagValue | undefined>('true', undefined);

const parameter = fc.constantFrom(
  'page',
  'period',
  'from',
  'to',
  'done',
  'sort',
  'totals',
  'q',
  'where.amount',
  'where.at',
);

describe('a list query', () => {
  it('replaces the query of the URL that it is formatted into, and nothing else', () =>
    fc.assert(
      fc.property(query, query, defaultFlag, (before, after, flag) => {
        const search = formatListQuery(list, before, new URLSearchParams({ tab: 'orders' }), flag);
        search.set('id', after.params.id ?? '');
        const next = formatListQuery(list, after, search, flag);
        expect(parseListQuery(list, next, {}, flag)).toEqual(after);
        expect(next.get('tab')).toBe('orders');
      }),
    ));

  it('is the same after it is parsed from any URL, formatted and parsed again', () =>
    fc.assert(
      fc.property(fc.string(), fc.array(fc.tuple(parameter, fc.string())), (some, more) => {
        const search = new URLSearchParams([...new URLSearchParams(some), ...more]);
        const parsed = parseListQuery(list, search);
        const again = parseListQuery(list, formatListQuery(list, parsed, search));
        // Dates in the wrong order stay in the URL, with their message, until they are corrected.
        const messages = parsed.reversedRange
          ? ['The start date is after the end date. All dates are shown.']
          : [];
        expect(again).toEqual({ ...parsed, messages });
      }),
    ));

  it('has a message for each invalid part of the URL, and ignores it', () => {
    const {
      sort,
      filters: found,
      messages,
    } = parse('sort=-gone&from=2026-02-03&to=2026-01-02&where.amount=9..1&where.at=soon');
    expect({ sort, found }).toEqual({ sort: undefined, found: [] });
    expect(messages).toEqual([
      'The start date is after the end date. All dates are shown.',
      "The Amount filter in this link isn't valid.",
      "The dates in this link aren't valid. Use YYYY-MM-DD.",
      "This list can't be sorted by “gone”.",
    ]);
    for (const search of ['from=soon', 'from=2026-01-02&to=2026-02-31'])
      expect(parse(search).messages).toHaveLength(1);
    for (const search of ['', 'from=', 'from=2026-01-02', 'from=2026-01-02&to=2026-01-02'])
      expect(parse(search).messages).toEqual([]);
  });

  it('names the parameter that the URL lacks', () => {
    expect(parse('').missing).toBe('id');
    expect(parse('id=7').missing).toBeUndefined();
  });

  it('has the default of the boolean filter unless the URL has another value', () => {
    const flag = (value: FlagValue) => [{ kind: 'flag', key: 'done', values: [value] }];
    expect(parse('', 'true').filters).toEqual(flag('true'));
    expect(parse('done=false', 'true').filters).toEqual(flag('false'));
    expect(parse('done=all', 'true').filters).toEqual([]);
    expect(parse('done=maybe', 'true')).toMatchObject({
      filters: flag('true'),
      messages: ["This list can't be filtered by “maybe”."],
    });
    expect(format({ ...parse('', 'true'), filters: [] }, '', 'true')).toBe('done=all');
    expect(format(parse(''))).toBe('');
  });

  it('needs all rows for each filter, the sort order and the totals, but not for a page or a choice', () => {
    for (const search of [
      'from=2026-01-01',
      'to=2026-01-01',
      'done=false',
      'where.amount=1..',
      'sort=at',
      'totals=1',
    ])
      expect([search, needsAllRows(parse(search))]).toEqual([search, true]);
    for (const search of ['', 'page=3&period=month', 'sort=gone', 'from=soon', 'done=all', 'totals=0'])
      expect([search, needsAllRows(parse(search))]).toEqual([search, false]);
    expect(needsAllRows({ ...parse('done=true&sort=at&totals=1&where.amount=1..'), ...UNFILTERED })).toBe(
      false,
    );
  });
});
