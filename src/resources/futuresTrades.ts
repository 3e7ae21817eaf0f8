import { defineResource } from '../core/defineResource';

/** The bot's futures trades (product.md: Trades and orders, Entities). */
export const futuresTrades = defineResource({
  name: 'futures-trades',
  title: 'Futures trades',
  rowKey: '_id',
  hidden: ['_id'],
  read: { method: 'POST', path: 'api/user/trades', fixed: { type: 'FUTURE' } },
  fields: [
    { key: 'symbol', title: 'Pair', valueType: 'text' },
    { key: 'side', title: 'Side', valueType: 'enum' },
    { key: 'closeStatus', title: 'Position', valueType: 'flag', labels: { true: 'Closed', false: 'open' } },
    { key: 'profitLoss', title: 'Profit / Loss', valueType: 'amount', decimals: 4, colour: 'profit' },
    { key: 'startPrice', title: 'Start price', valueType: 'amount' },
    { key: 'endPrice', title: 'End price', valueType: 'amount', optional: true },
    { key: 'leverage', title: 'Leverage', valueType: 'integer' },
    { key: 'orderType', title: 'Order type', valueType: 'text' },
    { key: 'type', title: 'Type', valueType: 'text' },
    { key: 'status', title: 'Status', valueType: 'text' },
    { key: 'exchangeName', title: 'Exchange', valueType: 'text' },
    { key: 'orderId', title: 'Order Id', valueType: 'id' },
    { key: 'createdAt', title: 'Date', valueType: 'date', format: 'shortDay' },
    { key: 'createdAt', title: 'Time', valueType: 'date', format: 'clock' },
  ],
  dateFilter: 'createdAt',
  actions: [{ title: 'View', to: '/openview?id={_id}' }],
});
