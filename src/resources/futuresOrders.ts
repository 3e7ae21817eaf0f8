import { defineResource } from '../core/defineResource';
import { emptyUntilTrading } from './emptyUntilTrading';
import { statusTones } from './statusTones';

/** The exchange orders of the bot's futures trades (product.md, decision 7). */
export const futuresOrders = defineResource({
  name: 'futures-orders',
  title: 'Futures orders',
  noun: 'order',
  rowKey: 'orderId',
  read: {
    method: 'POST',
    path: 'api/user/orders',
    fixed: { type: 'FUTURE', from: '', to: '', userId: '' },
    choices: [
      {
        name: 'currency',
        title: 'Select Currency',
        control: 'select',
        options: [
          { label: 'All', value: '' },
          ...['PENDING', 'APPLIED', 'APPROVED', 'REJECTED'].map((value) => ({ label: value, value })),
        ],
      },
    ],
  },
  fields: [
    { key: 'createdAt', title: 'Date', valueType: 'date', format: 'second' },
    { key: 'symbol', title: 'Pair', valueType: 'name', smallSet: true },
    { key: 'side', title: 'Side', valueType: 'enum' },
    { key: 'price', title: 'Price', valueType: 'amount', summed: false },
    { key: 'origQty', title: 'Ordered', valueType: 'amount', summed: false },
    { key: 'quantity', title: 'Quantity', valueType: 'amount', summed: false },
    { key: 'status', title: 'Status', valueType: 'enum', tones: statusTones },
    { key: 'orderType', title: 'Order type', valueType: 'text', humanize: true },
    { key: 'orderId', title: 'Order Id', valueType: 'id' },
    { key: 'batchId', title: 'Batch Id', valueType: 'id', optional: true },
    { key: 'exchangeName', title: 'Exchange', valueType: 'name', caption: true },
    { key: 'type', title: 'Type', valueType: 'text', caption: true },
  ],
  ...emptyUntilTrading,
});
