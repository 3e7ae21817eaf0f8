import { defineResource } from '../shared/defineResource';

/** Prices of the market (SPEC §2 Market data). In $. */
export const marketCoins = defineResource({
  name: 'market-coins',
  title: 'Market',
  view: 'table',
  rowKey: 'symbol',
  read: { method: 'GET', path: 'api/user/marketData' },
  fields: [
    { key: 'image', title: 'Coin', kind: 'image', optional: true },
    { key: 'name', title: 'Name', kind: 'text' },
    { key: 'symbol', title: 'Symbol', kind: 'text', upperCase: true },
    { key: 'price', title: 'Price', kind: 'amount', prefix: '$' },
    { key: 'marketCap', title: 'Market cap', kind: 'amount', prefix: '$' },
  ],
  screen: { paths: ['/marketdata'] },
});
