import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../../../sandbox/app';
import { at, clientOf, openSandbox, rowsOf, type Client } from './client';

let sandbox: Sandbox;
let client: Client;
let token: string;

beforeAll(async () => {
  sandbox = await openSandbox();
  client = clientOf(sandbox);
  token = await client.signIn(sandbox.demo.email, sandbox.demo.password);
});
afterAll(() => sandbox.close());

const page = { limit: 10, skip: 0 };
const send = (path: string, body: unknown) => client.send('POST', `api/user/${path}`, body, token);

describe('paging', () => {
  it.each([
    ['allTxns', {}],
    ['allTxns', { transactionType: 'userFundTransfer' }],
    ['walletLedgar', { walletType: 'WALLET' }],
    ['walletLedgar', { walletType: 'DEPOSIT', transactionType: 'accountActivation' }],
    ['bonusTxns', { transactionType: 'levelIncome' }],
    ['deposit', {}],
    ['withrawOrders', {}],
    ['trades', { type: 'FUTURE' }],
    ['trades', { type: 'SPOT' }],
    ['orders', { type: 'SPOT', currency: 'APPROVED' }],
    ['activitys', {}],
    ['getTicket', {}],
    ['teamMembers', {}],
    ['sponsers', {}],
    ['teamByLevel', { level: 1 }],
    ['profitCalculation', { time: '1day' }],
  ])('of %s %j returns all rows in order', async (path, fixed) => {
    const all: unknown[] = [];
    let count = 1;
    for (let skip = 0; skip < count; skip += 7) {
      const reply = await send(path, { ...fixed, limit: 7, skip });
      count = Number(at(reply, 'count'));
      all.push(...rowsOf(reply));
    }
    expect(all).toHaveLength(count);
    expect(count).toBeGreaterThan(path === 'profitCalculation' ? 5 : 10);
    const together = rowsOf(await send(path, { ...fixed, limit: 100, skip: 0 }));
    expect(all.slice(0, 100)).toEqual(together);
  });

  it.each([100_000, 2 ** 31, Number.MAX_SAFE_INTEGER])(
    'returns an empty page past the end, at %i',
    async (skip) => {
      for (const [path, fixed] of [
        ['activitys', {}],
        ['allTxns', {}],
        ['teamMembers', {}],
        ['teamByLevel', { level: 1 }],
        ['trades', { type: 'SPOT' }],
      ] as const) {
        const reply = await send(path, { ...fixed, limit: 10, skip });
        expect([path, reply.status, rowsOf(reply)]).toEqual([path, 200, []]);
      }
    },
  );

  it.each(['15', '999999999'])('returns no rows for level %s, which has no members', async (level) => {
    const reply = await send('teamByLevel', { ...page, level });
    expect([at(reply, 'count'), rowsOf(reply)]).toEqual([0, []]);
  });

  it.each(['0', '-1', '1.5', '1e1', '0x1', '100000000000000000000', ' 1'])(
    'rejects the invalid level %j',
    async (level) => {
      expect(at(await send('teamByLevel', { ...page, level }), 'message')).toBe("This level doesn't exist");
    },
  );

  it('accepts page parameters as text for banners', async () => {
    expect(rowsOf(await send('getBanners', { limit: '1', skip: '1' }))).toEqual(
      rowsOf(await send('getBanners', { limit: 1, skip: 1 })),
    );
  });
});
