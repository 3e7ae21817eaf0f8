import type { GetListParams } from '@refinedev/core';
import { describe, expect, it } from 'vitest';
import { isList, type ListResource } from '../../../src/core/defineResource';
import {
  allResources,
  expectRejection,
  filterBy,
  recordedProvider,
  routeFilters,
} from '../../support/recordedProvider';

/** The number of rows of a page (docs/product.md: Constants). */
const PAGE = 10;

const rowsKeyOf = ({ read }: ListResource) => read.rows ?? 'data';
const isPaged = ({ read }: ListResource) => read.method === 'POST';

/** Creates distinct rows, so that a test detects a lost, repeated or moved row. */
const rowsOf = (list: ListResource, count: number) =>
  Array.from({ length: count }, (_, index) => ({ [list.rowKey ?? 'place']: `row ${index}`, note: null }));

/** Creates a response. If its rows are not under `data`, `data` contains other rows, which must be ignored. */
const responseOf = (list: ListResource, rows: unknown, count: unknown = 24): object => ({
  ...(rowsKeyOf(list) !== 'data' && { data: [{ note: 'no row of this list' }] }),
  [rowsKeyOf(list)]: rows,
  ...(isPaged(list) && { count }),
});

const request = (list: ListResource, page = 1, more: Partial<GetListParams> = {}): GetListParams => ({
  resource: list.name,
  pagination: { currentPage: page, pageSize: PAGE },
  filters: routeFilters(list),
  ...more,
});

/** Returns the expected request: paging, fixed values, the first option of each choice and the given values. */
function requestOf({ read }: ListResource, page: number, given: Readonly<Record<string, string>> = {}) {
  const body: Record<string, unknown> =
    read.method === 'POST' ? { limit: PAGE, skip: (page - 1) * PAGE } : {};
  for (const [key, value] of Object.entries(read.fixed ?? {})) body[key] = value;
  for (const { name, options } of read.choices ?? [])
    if (options[0]?.value !== undefined) body[name] = options[0].value;
  for (const name of read.params ?? []) body[name] = 'given';
  return { method: read.method, path: read.path, body: { ...body, ...given } };
}

const lists = allResources.filter(isList).map((list) => [list.name, list] as const);

describe.each(lists)('getList of %s', (_name, list) => {
  it('sends limit, skip and the fixed parameters of the page', async () => {
    const { provider, sent } = recordedProvider(responseOf(list, []));
    const pages = [1, 2, 7, 1];
    for (const page of pages) await provider.getList(request(list, page));
    await provider.getList({ resource: list.name, filters: routeFilters(list) });
    expect(sent).toEqual([...pages, 1].map((page) => requestOf(list, page)));
  });

  it('sends the chosen option instead of the first one', async () => {
    for (const { name, options } of list.read.choices ?? [])
      for (const { value } of options) {
        if (value === undefined) continue;
        const { provider, sent } = recordedProvider(responseOf(list, []));
        await provider.getList(request(list, 3, { filters: [...routeFilters(list), filterBy(name, value)] }));
        expect(sent).toEqual([requestOf(list, 3, { [name]: value })]);
      }
  });

  it('rejects undeclared filters, other operators, sorters and invalid pages without a request', async () => {
    const { provider, sent } = recordedProvider(responseOf(list, []));
    const rejects = (more: Partial<GetListParams>, page = 1, ...texts: string[]) =>
      expectRejection(() => provider.getList(request(list, page, more)), list.name, ...texts);
    const known = [...(list.read.params ?? []), ...(list.read.choices ?? []).map(({ name }) => name)];
    const unknown = ['limit', 'skip', 'no-such-filter', ...list.fields.map(({ key }) => key)];
    for (const field of unknown.filter((key) => !known.includes(key)))
      await rejects({ filters: [...routeFilters(list), filterBy(field, 'x')] }, 1, field);
    const [field = 'no-such-filter'] = known;
    for (const operator of ['ne', 'gte', 'contains'] as const)
      await rejects({ filters: [{ field, operator, value: '1' }] }, 1, field);
    await rejects({ filters: [{ operator: 'or', value: [filterBy(field, '1')] }] });
    const [{ key } = { key: 'any' }] = list.fields;
    await rejects({ sorters: [{ field: key, order: 'asc' }] }, 1, key);
    for (const page of [-3, 0, 2.9, Number.NaN, Number.POSITIVE_INFINITY, 1e300]) await rejects({}, page);
    expect(sent).toEqual([]);
  });

  it('returns malformed rows unchanged, so that each cell shows what it can', async () => {
    const rows = [null, 7, 'text', [], {}, true];
    const { provider } = recordedProvider(responseOf(list, rows, rows.length));
    expect(await provider.getList(request(list))).toMatchObject({ data: rows, total: rows.length });
  });

  it('returns the figures beside the rows', async () => {
    const figures = Object.fromEntries((list.summary ?? []).map(({ key }, index) => [key, `${index}.5`]));
    const { provider } = recordedProvider({ ...responseOf(list, []), ...figures });
    expect(await provider.getList(request(list))).toMatchObject(figures);
  });

  it('rejects rows that are not an array', async () => {
    for (const rows of [undefined, null, 'rows', 7, { 0: 'x', length: 1 }, true]) {
      const { provider } = recordedProvider(responseOf(list, rows));
      await expectRejection(() => provider.getList(request(list)), list.name, rowsKeyOf(list));
    }
  });
});

describe.each(lists.filter(([, list]) => isPaged(list)))('getList of the paged list %s', (_name, list) => {
  it("returns the page's rows unchanged and the server's count", async () => {
    const rows = rowsOf(list, PAGE);
    for (const page of [1, 3]) {
      const { provider } = recordedProvider(responseOf(list, rows));
      const { data, total } = await provider.getList(request(list, page));
      expect({ data, total }).toEqual({ data: rows, total: 24 });
    }
    const { provider } = recordedProvider(responseOf(list, [], 0));
    expect(await provider.getList(request(list))).toMatchObject({ data: [], total: 0 });
  });

  it('reads a count that is a text, and does without one on the last page', async () => {
    for (const [count, rows, page, total] of [
      ['24', PAGE, 1, 24],
      [undefined, 0, 1, 0],
      [null, 4, 3, 24],
    ] as const) {
      const { provider } = recordedProvider({ [rowsKeyOf(list)]: rowsOf(list, rows), count });
      expect(await provider.getList(request(list, page))).toMatchObject({ total });
    }
  });

  it('rejects an invalid count', async () => {
    for (const count of [undefined, null, -1, 1.5, '', 'many', '-1', '9'.repeat(20), 1e300, [24], {}, true]) {
      const { provider } = recordedProvider({
        [rowsKeyOf(list)]: rowsOf(list, PAGE),
        ...(count !== undefined && { count }),
      });
      await expectRejection(() => provider.getList(request(list)), list.name, 'count');
    }
  });
});

describe.each(lists.filter(([, list]) => !isPaged(list)))('getList of the unpaged list %s', (_name, list) => {
  const rows = rowsOf(list, 24);
  const { provider } = recordedProvider({ ...responseOf(list, rows), count: 7 });

  it('cuts pages out of the response and counts its rows', async () => {
    for (const page of [1, 2, 3, 4]) {
      const { data, total } = await provider.getList(request(list, page));
      expect({ data, total }).toEqual({ data: rows.slice((page - 1) * PAGE, page * PAGE), total: 24 });
    }
    const first = await provider.getList(request(list, 1, { pagination: { mode: 'server' } }));
    expect(first.data).toEqual(rows.slice(0, PAGE));
  });

  it('returns all rows if pagination is off', async () => {
    const all = await provider.getList(request(list, 1, { pagination: { mode: 'off' } }));
    expect(all).toMatchObject({ data: rows, total: 24 });
  });
});

// The lists whose requests have fixed values or a choice.
describe('the first request of a list is the one of product.md', () => {
  const first: Readonly<Record<string, object>> = {
    'futures-trades': { limit: 10, skip: 0, type: 'FUTURE' },
    'spot-trades': { limit: 10, skip: 0, type: 'SPOT' },
    'futures-orders': { limit: 10, skip: 0, type: 'FUTURE', from: '', to: '', currency: '', userId: '' },
    'spot-orders': { limit: 10, skip: 0, type: 'SPOT' },
    transfers: { limit: 10, skip: 0, transactionType: 'userFundTransfer' },
    'fuel-wallet': { limit: 10, skip: 0, walletType: 'WALLET' },
    activations: { limit: 10, skip: 0, walletType: 'DEPOSIT', transactionType: 'accountActivation' },
    'level-income': { limit: 10, skip: 0, transactionType: 'levelIncome' },
    rewards: { limit: 10, skip: 0, transactionType: 'rewards' },
    royalty: { limit: 10, skip: 0, transactionType: 'royaltyBonus' },
    profit: { limit: 10, skip: 0, time: '1day' },
  };

  it.each(Object.entries(first))('%s', async (name, body) => {
    const { provider, sent } = recordedProvider({ data: [], count: 0 });
    await provider.getList({ resource: name });
    expect(sent[0]?.body).toEqual(body);
  });
});
