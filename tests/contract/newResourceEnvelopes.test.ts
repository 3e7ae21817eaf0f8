import { describe, expect, it } from 'vitest';
import { inferList } from '../../contract/newResource/inferList';
import {
  countProblem,
  pagingWarnings,
  partialGetProblem,
  partialGetWarnings,
} from '../../contract/newResource/paging';
import { titleOf, titlesOf } from '../../contract/newResource/titles';

const row = (id: number) => ({ id: `v-${id}`, amount: '5.00', status: 'OPEN' });
const rows = (length: number, start = 0) => Array.from({ length }, (_, index) => row(start + index));

describe('the rows of a response', () => {
  it.each<[string, object, string]>([
    ['an empty list beside the rows', { data: rows(2), errors: [] }, 'data'],
    ['an empty "data" beside the rows', { data: [], vouchers: rows(2) }, 'vouchers'],
    ['a null "data" beside the rows', { data: null, items: rows(2) }, 'items'],
    ['null among the rows', { data: [null, ...rows(2)] }, 'data'],
    ['a list of links', { results: rows(2), links: [{ a: 1, b: 2, c: 3, d: 4 }] }, 'results'],
    ['a list with fewer keys', { vouchers: rows(2), kinds: [{ id: 1, name: 'x' }] }, 'vouchers'],
    ['a nested list with more keys', { content: [{ id: 1 }], meta: { sorts: rows(2) } }, 'content'],
    ['a list with another usual name', { items: rows(2), data: rows(2) }, 'data'],
    ['the list of a filter', { vouchers: rows(2), filters: { values: rows(2) } }, 'vouchers'],
    ['lists of texts', { records: rows(2), columns: ['id', 'amount'] }, 'records'],
    ['rows that have lists', { docs: [{ id: 'a', tags: [{ name: 'x', colour: 'y' }] }] }, 'docs'],
  ])('are found beside %s', (_title, response, rowsKey) => {
    expect(inferList([response]).rowsKey).toBe(rowsKey);
  });

  it('are those of --rows', () => {
    const response = { data: rows(2), closed: [{ id: 'c-1' }] };
    expect(inferList([response], 'closed').fields.map(({ field }) => field.key)).toEqual(['id']);
  });

  it.each<[unknown, string | undefined, string]>([
    [[row(1)], undefined, 'is a list, not a JSON object'],
    ['x', undefined, 'is a text, not a JSON object'],
    [null, undefined, 'is null, not a JSON object'],
    [{ data: null }, undefined, '"data" is null, not a list of rows: use a member who has rows'],
    [{ data: [] }, undefined, 'The list "data" is empty'],
    [
      { data: { rows: rows(2), count: 2 } },
      undefined,
      'The rows are in "data.rows": the portal reads rows only',
    ],
    [{ page: { content: rows(1) } }, undefined, 'The rows are in "page.content"'],
    [
      { vouchers: rows(2), chart: { data: [{ x: 1 }] }, links: rows(1) },
      undefined,
      'with "count" beside it. If they are in "vouchers", add --rows vouchers.',
    ],
    [{ data: { 1: row(1), 2: row(2) } }, undefined, '"data" is an object, not a list of rows.'],
    [{ data: ['a', 'b'] }, undefined, 'The entries of "data" are not all objects: one is a text.'],
    [{ data: [{ id: 1 }, 'b'] }, undefined, 'The entries of "data" are not all objects: one is a text.'],
    [{ data: [null, null] }, undefined, 'one is null'],
    [{ tags: ['x'], vouchers: [] }, undefined, 'The list "vouchers" is empty'],
    [{ tags: ['x'], errors: [] }, undefined, 'The entries of "tags"'],
    [{ data: [['a', 1]] }, undefined, 'The entries of "data" are not all objects: one is a list.'],
    [{ a: rows(1), b: rows(1, 5) }, undefined, 'several lists: a, b. Choose one with --rows a.'],
    [{ data: rows(1) }, 'items', '--rows: the response has no list "items"; its lists are data.'],
    [{ data: [{ tags: ['x'] }] }, undefined, 'can show no property of the rows in "data"'],
  ])('are rejected: %j', (response, chosen, sentence) => {
    expect(() => inferList([response], chosen)).toThrow(sentence);
  });
});

describe('the figures beside the rows', () => {
  it('are numbers that are the same on each page, without paging metadata', () => {
    const metadata =
      'page pages total per_page totalPages last_page offset limit itemsPerPage nextCursor number last order ' +
      'timestamp requestId took executionTimeMs statusCode code version';
    const page = (number: number) => ({
      ...{ success: true, message: '', data: rows(2, number * 10), count: 24, hasMore: true, next: null },
      ...{ totalProfit: '19.50', actives: 7, pageTotal: `${number}.5`, currency: 'USDT' },
      ...Object.fromEntries(metadata.split(' ').map((name) => [name, 12])),
      meta: { currentPage: number },
    });
    const { summary, ignored } = inferList([page(0), page(1)]);
    expect(summary.map(({ field }) => [field.key, field.valueType])).toEqual([
      ['totalProfit', 'amount'],
      ['actives', 'integer'],
    ]);
    expect(ignored).toEqual(expect.arrayContaining(['pageTotal', 'currency', 'page', 'timestamp', 'meta']));
  });
});

describe('the keys of rows', () => {
  it('are nested ones, with distinct titles, and skipped ones with their reason', () => {
    const one = {
      _id: { $oid: '65f0c0ffee65f0c0ffee65f0' },
      amount: { $numberDecimal: '1.50' },
      fee: { amount: 2, currency: 'USDT' },
      sender: { name: 'Ann' },
      receiver: null,
      tags: ['x'],
      extra: {},
      'a.b': 1,
      deep: { a: { b: { c: 1 } } },
      owner: { id: 1 },
    };
    const other = { _id: { $oid: '65f0c0ffee65f0c0ffee65f1' }, receiver: { name: 'Cy' }, tags: [], owner: 7 };
    const list = inferList([{ data: [one, { ...one, ...other, amount: { $numberDecimal: '2' } }] }]);
    expect(list.fields.map(({ field }) => [field.key, field.title, field.valueType, field.optional])).toEqual(
      [
        ['_id.$oid', 'Id', 'id', undefined],
        ['amount.$numberDecimal', 'Amount', 'amount', undefined],
        ['fee.amount', 'Fee amount', 'amount', undefined],
        ['fee.currency', 'Currency', 'name', undefined],
        ['sender.name', 'Sender name', 'name', undefined],
        ['receiver.name', 'Receiver name', 'name', true],
      ],
    );
    expect(list.rowKey).toBe('_id.$oid');
    expect(list.skipped.map(({ key }) => key)).toEqual(['tags', 'extra', 'a.b', 'deep.a.b', 'owner']);
  });
});

describe('titles', () => {
  it.each([
    ['createdAt', 'Created'],
    ['downlineId.userId', 'User Id'],
    ['_id', 'Id'],
    ['email', 'E-mail'],
    ['transactionType', 'Transaction type'],
    ['price.$numberDecimal', 'Price'],
    ['sender_name2', 'Sender name2'],
    ['pnl24h', 'Pnl24h'],
    ['Größe', 'Größe'],
    ['$date', 'Date'],
  ])('name %s "%s"', (key, title) => {
    expect(titleOf(key)).toBe(title);
  });

  it('are longer if two keys have the same last part', () => {
    const titles = titlesOf(['createdAt', 'created', 'sender.name', 'receiver.name', 'senderName', 'code']);
    expect([...titles.values()]).toEqual([
      'Created at',
      'Created',
      'Sender name (sender.name)',
      'Receiver name',
      'Sender name (senderName)',
      'Code',
    ]);
  });
});

describe('the paging of a POST', () => {
  const pages = (first: object[], second: object[], count: unknown, secondCount: unknown = count) =>
    pagingWarnings(
      [
        { data: first, count },
        { data: second, count: secondCount },
      ],
      'data',
    ).join(' ');

  it.each<[object[], object[], number, string]>([
    [rows(10), rows(10), 24, 'The server ignores skip'],
    [rows(24), rows(24), 24, 'The server ignores limit: it returned 24 rows instead of 10'],
    [rows(10), rows(10, 1), 24, 'The second page repeats 9 rows'],
    [rows(10), rows(10, 10), 10, '"count" is 10, the rows of one page'],
    [rows(10), [], 24, '"count" is 24, but the second page is empty'],
    [rows(5), rows(5, 5), 24, 'The first page has 5 rows instead of 10'],
    [rows(3), [], 0, '"count" is 0, but the first page has 3 rows'],
  ])('is reported if it is wrong (case %#)', (first, second, count, sentence) => {
    expect(pages(first, second, count)).toContain(sentence);
  });

  it('is reported if the count changes', () => {
    expect(pages(rows(10), rows(4, 10), 24, 4)).toContain('"count" changes from page to page: 24, then 4');
  });

  it('is accepted if it is right', () => {
    expect(pages(rows(10), rows(4, 10), 14)).toBe('');
    expect(pages(rows(4), [], 4)).toBe('');
  });
});

describe('the number of rows', () => {
  it.each<[object, string]>([
    [{ count: '42' }, '"count" is "42"'],
    [{ count: -1 }, '"count" is -1'],
    [{ count: null }, '"count" is null'],
    [{ count: { rows: [] } }, '"count" is {"rows":[]}: the portal'],
    [{ total: 42 }, 'no count, but "total"'],
    [{ meta: { totalCount: '42' } }, 'no count, but "meta.totalCount"'],
    [{ pagination: { total_items: 42 } }, 'no count, but "pagination.total_items"'],
    [{ totalAmount: '42' }, 'The response has no count: the portal needs'],
  ])('must be an integer named count: %j', (response, sentence) => {
    expect(countProblem(response as Record<string, unknown>)).toContain(sentence);
  });

  it.each<[object, Record<string, string>, string | undefined]>([
    [{ count: 42 }, {}, '10 of 42 rows ("count")'],
    [{ meta: { total: '42' } }, {}, '10 of 42 rows ("meta.total")'],
    [{ total: 42 }, {}, '10 of 42 rows ("total")'],
    [{ total: '42.50' }, {}, undefined],
    [{ hasMore: true }, {}, 'one page of several ("hasMore")'],
    [{ next: 'https://example.test/?offset=10' }, {}, 'one page of several ("next")'],
    [{}, { 'x-total-count': '42' }, '10 of 42 rows (X-Total-Count)'],
    [{}, { link: '<https://example.test/?page=2>; rel="next"' }, 'one page of several (Link)'],
    [{ count: 10, total: 10, next: null, hasMore: false }, {}, undefined],
  ])('shows that a GET returned only a part: %j %j', (response, headers, sentence) => {
    const problem = partialGetProblem(response as Record<string, unknown>, 10, headers);
    if (sentence === undefined) expect(problem).toBeUndefined();
    else expect(problem).toContain(sentence);
  });

  it('may be a sum of amounts, if nothing else shows that a GET returned only a part', () => {
    expect(partialGetProblem({ total: 5000 }, 24)).toBeUndefined();
    expect(partialGetWarnings({ total: 5000 }, 24)).toEqual([
      '"total" is 5000: if it counts rows, this GET returned only 24 of them.',
    ]);
    expect(partialGetProblem({ total: 5000, offset: 0 }, 24)).toContain('24 of 5000 rows');
    expect(partialGetWarnings({}, 25)[0]).toContain('exactly 25 rows');
    expect(partialGetWarnings({ count: 25 }, 25)).toEqual([]);
  });
});
