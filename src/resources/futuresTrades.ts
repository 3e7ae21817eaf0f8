import { defineResource } from '../shared/defineResource';

/** The bot's futures trades (SPEC §2 Futures trades, §3 Trade). */
export const futuresTrades = defineResource({
  name: 'futures-trades',
  title: 'Futures trades',
  rowKey: '_id',
  read: { method: 'POST', path: 'api/user/trades', fixed: { type: 'FUTURE' } },
  fields: [
    { key: 'symbol', title: 'Pair', kind: 'text' },
    { key: 'side', title: 'Side', kind: 'enum' },
    { key: 'closeStatus', title: 'Position', kind: 'flag', labels: { true: 'Closed', false: 'open' } },
    { key: 'profitLoss', title: 'Profit / Loss', kind: 'amount', decimals: 4, colour: 'profit' },
    { key: 'startPrice', title: 'Start price', kind: 'amount' },
    { key: 'endPrice', title: 'End price', kind: 'amount', optional: true },
    { key: 'leverage', title: 'Leverage', kind: 'integer' },
    { key: 'orderType', title: 'Order type', kind: 'text' },
    { key: 'type', title: 'Type', kind: 'text' },
    { key: 'status', title: 'Status', kind: 'text' },
    { key: 'exchangeName', title: 'Exchange', kind: 'text' },
    { key: 'orderId', title: 'Order Id', kind: 'id' },
    { key: 'createdAt', title: 'Date', kind: 'date', format: 'shortDay' },
    { key: 'createdAt', title: 'Time', kind: 'date', format: 'clock' },
  ],
  dateFilter: 'createdAt',
  actions: [{ title: 'View', to: '/openview?id={_id}' }],
});
