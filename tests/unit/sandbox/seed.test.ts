import Big from 'big.js';
import { describe, expect, it } from 'vitest';
import { getValue } from '../../../src/core/defineResource';
import { at, openSandbox, rowsOf, signedIn } from './client';

const [sandbox, other] = [await openSandbox({ rows: 60 }), await openSandbox({ rows: 60 })];

/** Make a call as the demo member of `sandbox` and of `other`. */
const { call: first, all } = await signedIn(sandbox);
const { call: second } = await signedIn(other);

const page = { limit: 100, skip: 0 };

const pickText = (row: unknown, key: string) => String(getValue(row, key));
const textsOf = (rows: readonly unknown[] = [], key: string) => rows.map((row) => pickText(row, key));
const sumOf = (rows: readonly unknown[] = [], key: string) =>
  textsOf(rows, key)
    .reduce<Big>((sum, amount) => sum.plus(amount), new Big(0))
    .toFixed();

describe('seed data', () => {
  it.each([
    ['dashboard', undefined],
    ['allTxns', page],
    ['trades', { ...page, type: 'FUTURE' }],
    ['orders', { ...page, type: 'SPOT' }],
    ['sponsers', page],
    ['activitys', page],
    ['getTicket', page],
    ['marketData', undefined],
  ])('has equal rows in %s for an equal seed and date', async (path, body) => {
    expect(await first(path, body)).toEqual(await second(path, body));
  });

  it('has more than 200 USDT in each wallet', async () => {
    const { body } = await first('dashboard');
    for (const key of ['mainBalance', 'incomeBalance', 'depositBalance'])
      expect(Number(getValue(body, `data.${key}`))).toBeGreaterThan(200);
  });

  it.each(['1day', '7day', '1month', 'overall'])(
    'has pages of profit for %s with a correct total',
    async (time) => {
      const reply = await first('profitCalculation', { ...page, time });
      const rows = await all('profitCalculation', { time });
      expect(rows.length).toBeGreaterThan(20);
      expect(at(reply, 'totalProfit')).toBe(sumOf(rows, 'pnl'));
      expect(new Set(rows.map((row) => getValue(row, 'date'))).size).toBe(rows.length);
    },
  );

  it('has a picture for each coin and each banner, and none for an unknown coin', async () => {
    const named = [
      ...rowsOf(await first('marketData')),
      ...rowsOf(await first('getBanners', { limit: 10, skip: 0 })),
    ].map((row) => String(getValue(row, 'image')));
    expect(new Set(named).size).toBe(27);
    for (const url of [...named, 'http://localhost:4300/sandbox/coins/NONE.svg']) {
      const response = await sandbox.fetch(new Request(url));
      const found = named.includes(url);
      expect([url, response.status]).toEqual([url, found ? 200 : 404]);
      if (found) expect(response.headers.get('content-type')).toBe('image/svg+xml');
    }
  });

  it.each(['FUTURE', 'SPOT'])('has %s trades and orders with prices close to the market', async (type) => {
    const coins = rowsOf(await first('marketData'));
    const today = new Map(
      coins.map((coin) => [`${pickText(coin, 'symbol')}USDT`, Number(getValue(coin, 'price'))]),
    );
    const rows = [...(await all('trades', { type })), ...(await all('orders', { type }))];
    expect(rows.length).toBeGreaterThan(120);
    for (const row of rows)
      for (const key of ['startPrice', 'endPrice', 'price']) {
        const price = getValue(row, key);
        if (price === undefined || price === null) continue;
        const ratio = Number(price) / (today.get(pickText(row, 'symbol')) ?? Number.NaN);
        expect(ratio, JSON.stringify(row)).toBeGreaterThan(0.8);
        expect(ratio, JSON.stringify(row)).toBeLessThan(1.2);
      }
  });

  it.each(['FUTURE', 'SPOT'])('has %s trades whose profit matches their orders', async (type) => {
    const trades = await all('trades', { type });
    const closed = trades.filter((trade) => getValue(trade, 'closeStatus'));
    expect(closed.length).toBeGreaterThan(30);
    expect(closed.length).toBeLessThan(trades.length);
    for (const trade of trades) {
      const [side, start, end] = [
        getValue(trade, 'side'),
        pickText(trade, 'startPrice'),
        getValue(trade, 'endPrice'),
      ];
      const orders = await all('tradeDetails', { id: getValue(trade, '_id') });
      const filled = orders.filter((order) => getValue(order, 'status') === 'APPROVED');
      const [opening, closing] = [true, false].map((opens) =>
        filled.filter((order) => (getValue(order, 'side') === side) === opens),
      );
      const context = JSON.stringify({ trade, orders });
      expect(new Set(textsOf(opening, 'price')), context).toEqual(new Set([start]));
      for (const order of orders)
        if (!filled.includes(order)) expect(getValue(order, 'quantity'), context).toBe('0');
      if (!getValue(trade, 'closeStatus')) {
        expect([end, getValue(trade, 'profitLoss'), closing], context).toEqual([null, '0', []]);
        continue;
      }
      expect(textsOf(closing, 'price'), context).toEqual([end]);
      const quantity = sumOf(opening, 'quantity');
      expect(sumOf(closing, 'quantity'), context).toBe(quantity);
      const gain = new Big(String(end))
        .minus(start)
        .times(quantity)
        .times(side === 'BUY' ? 1 : -1);
      expect(getValue(trade, 'profitLoss'), context).toBe(gain.round(4).toFixed());
    }
  });

  it('has one profit row for each closed trade, and none for open trades', async () => {
    const trades = [...(await all('trades', { type: 'FUTURE' })), ...(await all('trades', { type: 'SPOT' }))];
    const closedProfits = textsOf(
      trades.filter((trade) => getValue(trade, 'closeStatus')),
      'profitLoss',
    );
    const rows = await all('profitCalculation', { time: 'overall' });
    expect(textsOf(rows, 'pnl').toSorted()).toEqual(closedProfits.toSorted());
  });
});
