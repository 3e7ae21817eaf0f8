import type { DataProvider } from '@refinedev/core';
import { describe, expect, it, vi } from 'vitest';
import { createDataProvider } from '../../src/providers/dataProvider';
import { failure, json, httpOver } from '../support/fakeFetch';
import { resources } from '../support/resources';
import { products } from '../support/exampleLists';

const rows = [{ name: 'product', price: '1.00' }];
const page = (body: object = { data: rows, count: 24 }) => json({ success: true, message: 'ok', ...body });
const provider = (response = page()) => {
  const { send, seen } = httpOver(() => response);
  return { seen, data: createDataProvider(send, [products, ...resources], '') };
};
const UNREADABLE = "We couldn't read the server's answer. Try again.";
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

describe('the data provider', () => {
  it.each([
    [{ data: rows }, 'products: count is missing'],
    [{ data: rows, count: '24' }, 'products: count is "24"'],
    [{ data: rows, count: [24] }, 'products: count is [24]'],
    [{ data: rows, count: '9'.repeat(500) }, `products: count is "${'9'.repeat(39)}…`],
    [{ data: { 0: 'x' }, count: 1 }, 'products: data is not a list'],
  ])('rejects the invalid response %j, with the reason as cause', async (body, cause) => {
    const { data } = provider(page(body));
    await expect(data.getList({ resource: 'products' })).rejects.toMatchObject({
      message: UNREADABLE,
      cause,
    });
  });

  const eq = { field: 'name', operator: 'eq', value: 'x' } as const;
  const sorter = { field: 'price', order: 'asc' } as const;
  it.each<[message: string, call: (data: DataProvider) => Promise<unknown>]>([
    [
      'products cannot be filtered by name (eq).',
      (data) => data.getList({ resource: 'products', filters: [eq] }),
    ],
    [
      'products cannot be filtered by or (or).',
      (data) => data.getList({ resource: 'products', filters: [{ operator: 'or', value: [] }] }),
    ],
    [
      'products cannot be sorted by price.',
      (data) => data.getList({ resource: 'products', sorters: [sorter] }),
    ],
    [
      'products has no page 0.',
      (data) => data.getList({ resource: 'products', pagination: { currentPage: 0 } }),
    ],
    ['There is no resource called nothing.', (data) => data.getList({ resource: 'nothing' })],
    ["dashboard isn't a list", (data) => data.getList({ resource: 'dashboard' })],
    ["products isn't a single object", (data) => data.getOne({ resource: 'products', id: 1 })],
    [
      'products cannot be changed this way (create).',
      (data) => data.create({ resource: 'products', variables: {} }),
    ],
  ])('rejects an unsupported request without sending it: %s', async (message, call) => {
    const { data, seen } = provider();
    const error = await failure(call(data));
    expect(error.message).toContain(message);
    expect(seen).toEqual([]);
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
    const { data, seen } = provider();
    await data.getList({ resource: name });
    expect(seen[0]?.body).toEqual(body);
  });
});
