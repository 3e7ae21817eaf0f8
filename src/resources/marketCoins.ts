import { defineResource } from '../core/defineResource';

/** Market prices in $. */
export const marketCoins = defineResource({
  name: 'market-coins',
  title: 'Market',
  rowKey: 'symbol',
  read: { method: 'GET', path: 'api/user/marketData' },
  fields: [
    { key: 'image', title: 'Coin', valueType: 'image', optional: true },
    { key: 'name', title: 'Name', valueType: 'name' },
    { key: 'symbol', title: 'Symbol', valueType: 'name', upperCase: true },
    { key: 'price', title: 'Price', valueType: 'amount', summed: false, prefix: '$' },
    { key: 'marketCap', title: 'Market cap', valueType: 'amount', summed: false, prefix: '$' },
  ],
  emptyText: 'No prices right now.',
  screens: [{ path: '/marketdata', tab: { label: 'Market', order: 2, icon: 'line-chart' } }],
});
