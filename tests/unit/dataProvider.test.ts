import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../src/api/ApiError';
import { createDataProvider } from '../../src/providers/dataProvider';
import { json, httpOver, type SeenRequest } from '../support/fakeFetch';
import { lists, named, resources } from '../support/resources';
import { products, bestSellers } from '../support/exampleLists';

const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `product ${index}`, price: '1.00' }));
const page = (body: object = { data: rows(10), count: 24 }) =>
  json({ success: true, message: 'ok', ...body });
const provider = (backend: (request: SeenRequest) => Response = () => page()) => {
  const { send, seen } = httpOver(backend);
  return {
    seen,
    data: createDataProvider(send, [products, bestSellers, ...resources], 'https://backend.test'),
  };
};
const UNREADABLE = "We couldn't read the server's answer. Try again.";
const sentence = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no error',
    (error: unknown) => (error instanceof ApiError ? error.message : `not an ApiError: ${String(error)}`),
  );

// dataProviderLists.test.ts and dataProviderCalls.test.ts test every resource. These tests cover request
// options, error messages and the first request of each list.
describe('the options of a request', () => {
  it('mark background reads and writes', async () => {
    const send = vi.fn(() => Promise.resolve({ success: true, message: '', data: [], count: 0 }));
    const data = createDataProvider(send, resources, 'https://backend.test');
    await data.getList({ resource: 'activity', meta: { background: true } });
    await data.getList({ resource: 'activity' });
    await data.create({ resource: 'tickets', variables: {} });
    const options = send.mock.calls.map((args) => (args as unknown[])[2]);
    expect(options).toEqual([
      { signal: undefined, background: true },
      { signal: undefined, background: false },
      { write: true },
    ]);
  });
});

describe('getList', () => {
  it("requests ten rows at the right offset, and returns the server's count", async () => {
    const { data, seen } = provider();
    const result = await data.getList({ resource: 'products', pagination: { currentPage: 3, pageSize: 10 } });
    expect(seen[0]).toMatchObject({
      url: 'https://backend.test/api/user/products',
      body: { limit: 10, skip: 20 },
    });
    expect(result).toMatchObject({ total: 24, data: rows(10) });
  });

  it('sends a chosen parameter in the query of a GET or the body of a POST', async () => {
    const { data, seen } = provider((request) =>
      page({ bestSellers: [], data: [], count: 0, url: request.url }),
    );
    await data.getList({
      resource: 'best-sellers',
      filters: [{ field: 'period', operator: 'eq', value: 'month' }],
    });
    await data.getList({ resource: 'profit', filters: [{ field: 'time', operator: 'eq', value: '7day' }] });
    await data.getList({
      resource: 'level-members',
      filters: [{ field: 'level', operator: 'eq', value: '2' }],
    });
    expect(seen[0]?.url).toBe('https://backend.test/api/user/bestSellers?period=month');
    expect(seen[1]?.body).toEqual({ limit: 10, skip: 0, time: '7day' });
    expect(seen[2]?.body).toEqual({ limit: 10, skip: 0, level: '2' });
  });

  it.each([
    [{ data: rows(1) }, 'products: count is missing'],
    [{ data: rows(1), count: -1 }, 'products: count is -1'],
    [{ data: rows(1), count: 1.5 }, 'products: count is 1.5'],
    [{ data: rows(1), count: '24' }, 'products: count is "24"'],
    [{ data: { 0: 'x' }, count: 1 }, 'products: data is not a list'],
    [{ count: 1 }, 'products: data is not a list'],
    [{ data: rows(1), count: true }, 'products: count is true'],
    [{ data: rows(1), count: [24] }, 'products: count is [24]'],
    [{ data: rows(1), count: {} }, 'products: count is {}'],
    [{ data: rows(1), count: null }, 'products: count is null'],
    [{ data: rows(1), count: '9'.repeat(500) }, `products: count is "${'9'.repeat(39)}…`],
  ])('rejects the invalid response %j, with the reason as cause', async (body, cause) => {
    const { data } = provider(() => page(body));
    await expect(data.getList({ resource: 'products' })).rejects.toMatchObject({
      message: UNREADABLE,
      cause,
    });
  });

  it('rejects an unsupported request with a message that names it', async () => {
    const { data, seen } = provider();
    const errorOf = (filters: never[] | object[], sorters: { field: string; order: 'asc' }[] = []) =>
      sentence(data.getList({ resource: 'products', filters: filters as never[], sorters }));
    expect(await errorOf([{ field: 'name', operator: 'eq', value: 'x' }])).toBe(
      'products cannot be filtered by name (eq).',
    );
    expect(await errorOf([{ operator: 'or', value: [] }])).toBe('products cannot be filtered by or (or).');
    const profit = (filter: object) =>
      sentence(data.getList({ resource: 'profit', filters: [filter as never] }));
    expect(await profit({ field: 'time', operator: 'gte', value: '7day' })).toBe(
      'profit cannot be filtered by time (gte).',
    );
    expect(await profit({ field: 'day', operator: 'eq', value: '7day' })).toBe(
      'profit cannot be filtered by day (eq).',
    );
    expect(await errorOf([], [{ field: 'price', order: 'asc' }])).toBe('products cannot be sorted by price.');
    const none = { currentPage: 0 };
    expect(await sentence(data.getList({ resource: 'products', pagination: none }))).toBe(
      'products has no page 0.',
    );
    expect(await sentence(data.getList({ resource: 'nothing' }))).toBe(
      'There is no resource called nothing.',
    );
    expect(await sentence(data.getList({ resource: 'dashboard' }))).toContain("dashboard isn't a list");
    expect(await sentence(data.getOne({ resource: 'products', id: 1 }))).toContain(
      "products isn't a single object",
    );
    expect(await sentence(data.create({ resource: 'products', variables: {} }))).toBe(
      'products cannot be changed this way (create).',
    );
    expect(seen).toEqual([]);
  });
});

describe('getOne', () => {
  it('rejects data of the wrong type, with the resource in the cause', async () => {
    const { data } = provider(() => page({ data: 'x' }));
    await expect(data.getOne({ resource: 'dashboard', id: '' })).rejects.toMatchObject({
      message: UNREADABLE,
      cause: 'dashboard: data has the wrong type',
    });
  });
});

describe('the first request of each list is the one of product.md', () => {
  const first: Readonly<Record<string, object | string>> = {
    deposits: { limit: 10, skip: 0 },
    'futures-trades': { limit: 10, skip: 0, type: 'FUTURE' },
    'spot-trades': { limit: 10, skip: 0, type: 'SPOT' },
    'futures-orders': { limit: 10, skip: 0, type: 'FUTURE', from: '', to: '', currency: '', userId: '' },
    'spot-orders': { limit: 10, skip: 0, type: 'SPOT' },
    'trade-details': { limit: 10, skip: 0, id: 'given' },
    activity: { limit: 10, skip: 0 },
    transactions: { limit: 10, skip: 0 },
    transfers: { limit: 10, skip: 0, transactionType: 'userFundTransfer' },
    'fuel-wallet': { limit: 10, skip: 0, walletType: 'WALLET' },
    activations: { limit: 10, skip: 0, walletType: 'DEPOSIT', transactionType: 'accountActivation' },
    'level-income': { limit: 10, skip: 0, transactionType: 'levelIncome' },
    rewards: { limit: 10, skip: 0, transactionType: 'rewards' },
    royalty: { limit: 10, skip: 0, transactionType: 'royaltyBonus' },
    'team-levels': { limit: 10, skip: 0 },
    'direct-team': { limit: 10, skip: 0 },
    'level-members': { limit: 10, skip: 0, level: 'given' },
    tickets: { limit: 10, skip: 0 },
    withdrawals: { limit: 10, skip: 0 },
    profit: { limit: 10, skip: 0, time: '1day' },
    bindings: 'https://backend.test/api/user/getExchange',
    winners: 'https://backend.test/api/user/randomProfit',
    'market-coins': 'https://backend.test/api/user/marketData',
    news: 'https://backend.test/api/user/getNews',
    packages: 'https://backend.test/api/user/packages',
  };

  it.each(named(lists.filter(({ name }) => name in first)))('%s', async (name, list) => {
    const { data, seen } = provider(({ method }) =>
      page(method === 'GET' ? { [list.read.rows ?? 'data']: [] } : { data: [], count: 0 }),
    );
    await data.getList({
      resource: name,
      filters: (list.read.params ?? []).map((field) => ({ field, operator: 'eq' as const, value: 'given' })),
    });
    expect(seen[0]?.method === 'GET' ? seen[0].url : seen[0]?.body).toEqual(first[name]);
  });
});
