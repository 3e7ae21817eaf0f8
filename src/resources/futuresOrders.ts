import { defineResource } from '../shared/defineResource';

/** Orders behind the futures trades (SPEC §2 Futures orders, §3 Order; DESIGN decision 7). */
export const futuresOrders = defineResource({
  name: 'futures-orders',
  title: 'Futures orders',
  rowKey: 'orderId',
  read: {
    method: 'POST',
    path: 'api/user/orders',
    fixed: { type: 'FUTURE', from: '', to: '', userId: '' },
    choices: [
      {
        name: 'currency',
        title: 'Select Currency',
        draw: 'select',
        options: [
          { label: 'All', value: '' },
          { label: 'PENDING', value: 'PENDING' },
          { label: 'APPLIED', value: 'APPLIED' },
          { label: 'APPROVED', value: 'APPROVED' },
          { label: 'REJECTED', value: 'REJECTED' },
        ],
      },
    ],
  },
  fields: [
    { key: 'symbol', title: 'Pair', kind: 'text' },
    { key: 'side', title: 'Side', kind: 'enum' },
    { key: 'status', title: 'Status', kind: 'text' },
    { key: 'price', title: 'Price', kind: 'amount' },
    { key: 'origQty', title: 'Ordered', kind: 'amount' },
    { key: 'quantity', title: 'Quantity', kind: 'amount' },
    { key: 'orderType', title: 'Order type', kind: 'text' },
    { key: 'type', title: 'Type', kind: 'text' },
    { key: 'exchangeName', title: 'Exchange', kind: 'text' },
    { key: 'orderId', title: 'Order Id', kind: 'id' },
    { key: 'batchId', title: 'Batch Id', kind: 'id', optional: true },
    { key: 'createdAt', title: 'Date', kind: 'date', format: 'second' },
  ],
});
