import { defineResource } from '../shared/defineResource';

/** The orders of one trade, named by the query parameter id (SPEC §2 Trade detail, §3). */
export const tradeDetails = defineResource({
  name: 'trade-details',
  title: 'Trade detail',
  rowKey: 'orderId',
  numbered: 'S.No.',
  read: { method: 'POST', path: 'api/user/tradeDetails', params: ['id'] },
  fields: [
    { key: 'orderId', title: 'Order Id', kind: 'id' },
    { key: 'symbol', title: 'Pair', kind: 'text' },
    { key: 'status', title: 'Status', kind: 'text' },
    { key: 'price', title: 'Price', kind: 'amount' },
    { key: 'type', title: 'Type', kind: 'text' },
    { key: 'side', title: 'Mode', kind: 'enum' },
    { key: 'quantity', title: 'Quantity', kind: 'amount' },
    { key: 'batchId', title: 'Batch Id', kind: 'id', optional: true },
    { key: 'createdAt', title: 'Date', kind: 'date', format: 'second' },
  ],
  screen: { paths: ['/openview', '/openspotview'] },
});
