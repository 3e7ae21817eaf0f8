import { defineResource } from '../core/defineResource';
import { emptyUntilTrading } from './emptyUntilTrading';
import { statusTones } from './statusTones';

/** The bot's futures trades. */
export const futuresTrades = defineResource({
  name: 'futures-trades',
  title: 'Futures trades',
  noun: 'trade',
  rowKey: '_id',
  hidden: ['_id'],
  read: { method: 'POST', path: 'api/user/trades', fixed: { type: 'FUTURE' } },
  fields: [
    { key: 'createdAt', title: 'Date', valueType: 'date', format: 'shortDay' },
    { key: 'createdAt', title: 'Time', valueType: 'date', format: 'clock' },
    { key: 'symbol', title: 'Pair', valueType: 'name', smallSet: true },
    { key: 'side', title: 'Side', valueType: 'enum' },
    {
      key: 'profitLoss',
      title: 'Profit / Loss',
      valueType: 'amount',
      decimals: 4,
      colour: 'profit',
      currencySign: '$',
    },
    {
      key: 'closeStatus',
      title: 'Position',
      valueType: 'flag',
      labels: { true: 'Closed', false: 'open' },
      tones: { false: 'accent' },
    },
    { key: 'startPrice', title: 'Start price', valueType: 'amount', summed: false },
    { key: 'endPrice', title: 'End price', valueType: 'amount', summed: false, optional: true },
    { key: 'leverage', title: 'Leverage', valueType: 'integer', summed: false },
    { key: 'orderType', title: 'Order type', valueType: 'text', humanize: true },
    { key: 'status', title: 'Status', valueType: 'enum', tones: statusTones },
    { key: 'orderId', title: 'Order Id', valueType: 'id' },
    { key: 'exchangeName', title: 'Exchange', valueType: 'name', caption: true },
    { key: 'type', title: 'Type', valueType: 'text', caption: true },
  ],
  dateFilter: 'createdAt',
  groupBy: 'symbol',
  closedFlag: 'closeStatus',
  booleanFilter: 'closeStatus',
  actions: [{ title: 'View', to: '/openview?id={_id}' }],
  ...emptyUntilTrading,
});
