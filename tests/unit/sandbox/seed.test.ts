// @vitest-environment node
import Big from 'big.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../../../sandbox/app';
import { pick } from '../../../src/core/defineResource';
import { at, clientOf, openSandbox, rowsOf, type Client } from './client';

interface SignedIn {
  readonly sandbox: Sandbox;
  readonly client: Client;
  readonly token: string;
}

let both: readonly SignedIn[] = [];

beforeAll(async () => {
  const sandboxes = [await openSandbox({ rows: 60 }), await openSandbox({ rows: 60 })];
  both = await Promise.all(
    sandboxes.map(async (sandbox) => {
      const client = clientOf(sandbox);
      return { sandbox, client, token: await client.signIn(sandbox.demo.email, sandbox.demo.password) };
    }),
  );
});
afterAll(() => Promise.all(both.map(({ sandbox }) => sandbox.close())));

const page = { limit: 100, skip: 0 };
const ask = ({ client, token }: SignedIn, path: string, body: object | undefined) =>
  client.send(body ? 'POST' : 'GET', `api/user/${path}`, body, token);
const first = (path: string, body?: object) => {
  const [one] = both;
  if (!one) throw new Error('no sandbox');
  return ask(one, path, body);
};

/** Every row of a list. */
async function all(path: string, body: object): Promise<unknown[]> {
  const rows: unknown[] = [];
  for (let skip = 0; ; skip += 100) {
    const next = rowsOf(await first(path, { ...body, limit: 100, skip }));
    rows.push(...next);
    if (next.length < 100) return rows;
  }
}

const sumOf = (rows: readonly unknown[], key: string) =>
  rows.reduce<Big>((sum, row) => sum.plus(String(pick(row, key))), new Big(0)).toFixed();

describe('seed', () => {
  it.each([
    ['dashboard', undefined],
    ['allTxns', page],
    ['trades', { ...page, type: 'FUTURE' }],
    ['orders', { ...page, type: 'SPOT' }],
    ['sponsers', page],
    ['activitys', page],
    ['getTicket', page],
    ['marketData', undefined],
  ])('gives equal rows in %s for an equal seed and moment', async (path, body) => {
    const [a, b] = await Promise.all(both.map((one) => ask(one, path, body)));
    expect(a).toEqual(b);
  });

  it('books what the balances say', async () => {
    const rows = await all('allTxns', {});
    const of = (type: string) => rows.filter((row) => pick(row, 'walletType') === type);
    const { body } = await first('dashboard');
    expect(sumOf(of('WALLET'), 'amount')).toBe(pick(body, 'data.mainBalance'));
    expect(sumOf(of('INCOME'), 'amount')).toBe(pick(body, 'data.incomeBalance'));
    expect(sumOf(of('DEPOSIT'), 'amount')).toBe(pick(body, 'data.depositBalance'));
    for (const key of ['mainBalance', 'incomeBalance', 'depositBalance'])
      expect(Number(pick(body, `data.${key}`))).toBeGreaterThan(200);
    const withdrawn = rows.filter((row) => String(pick(row, 'transactionType')).match(/^withdraw/));
    expect(new Big(sumOf(withdrawn, 'amount')).neg().toFixed()).toBe(pick(body, 'data.withrawRecords'));
  });

  it.each(['1day', '7day', '1month', 'overall'])(
    'has pages of profit for %s, summed up right',
    async (time) => {
      const reply = await first('profitCalculation', { ...page, time });
      const rows = await all('profitCalculation', { time });
      expect(rows.length).toBeGreaterThan(20);
      expect(at(reply, 'totalProfit')).toBe(sumOf(rows, 'pnl'));
      expect(new Set(rows.map((row) => pick(row, 'date'))).size).toBe(rows.length);
    },
  );

  it('serves the picture that each coin and each banner names, and no other', async () => {
    const [one] = both;
    const named = [
      ...rowsOf(await first('marketData')),
      ...rowsOf(await first('getBanners', { limit: 10, skip: 0 })),
    ].map((row) => String(pick(row, 'image')));
    expect(new Set(named).size).toBe(42);
    for (const url of [...named, 'http://localhost:4300/sandbox/coins/NONE.svg']) {
      const answer = await one?.sandbox.fetch(new Request(url));
      const found = named.includes(url);
      expect([url, answer?.status]).toEqual([url, found ? 200 : 404]);
      if (found) expect(answer?.headers.get('content-type')).toBe('image/svg+xml');
    }
  });

  it('counts the team alike in both answers', async () => {
    const direct = await first('sponsers', page);
    const actives = Number(at(direct, 'pioneerActives')) + Number(at(direct, 'pioneerEnactives'));
    expect(actives).toBe(28);
    const team = await first('teamMembers', page);
    expect(sumOf(rowsOf(team), 'count')).toBe(String(at(await first('dashboard'), 'data.teamCount')));
  });
});
