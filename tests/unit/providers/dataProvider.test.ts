import { describe, expect, it, vi } from 'vitest';
import { createDataProvider } from '../../../src/providers/dataProvider';
import { json, httpOver } from '../../support/fakeFetch';
import { resources } from '../../support/resources';
import { products } from '../../support/exampleLists';

const rows = [{ name: 'product', price: '1.00' }];
const page = (body: object = { data: rows, count: 24 }) => json({ success: true, message: 'ok', ...body });
const provider = (response = page()) => {
  const { send, seen } = httpOver(() => response);
  return { seen, data: createDataProvider(send, [products, ...resources], '') };
};
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
      { write: 'member' },
    ]);
  });
});

describe('an invalid response', () => {
  it('is reported in plain words, with the reason as cause', async () => {
    const { data } = provider(page({ data: rows, count: '9'.repeat(500) }));
    await expect(data.getList({ resource: 'products' })).rejects.toMatchObject({
      message: "We couldn't read the server's answer. Try again.",
      cause: `products: count is "${'9'.repeat(39)}…`,
    });
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
