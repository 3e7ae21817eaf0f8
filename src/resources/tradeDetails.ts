import { defineResource } from '../core/defineResource';
import { statusTones } from './statusTones';

/** The orders of the trade in the query parameter `id`. */
export const tradeDetails = defineResource({
  name: 'trade-details',
  title: 'Trade detail',
  rowKey: 'orderId',
  unselected: { title: 'No trade selected', text: 'Open a trade from its list.' },
  indexColumn: 'S.No.',
  read: { method: 'POST', path: 'api/user/tradeDetails', params: ['id'] },
  fields: [
    { key: 'orderId', title: 'Order Id', valueType: 'id' },
    { key: 'symbol', title: 'Pair', valueType: 'name' },
    { key: 'status', title: 'Status', valueType: 'enum', tones: statusTones },
    { key: 'price', title: 'Price', valueType: 'amount', summed: false },
    { key: 'type', title: 'Type', valueType: 'text' },
    { key: 'side', title: 'Mode', valueType: 'enum' },
    { key: 'quantity', title: 'Quantity', valueType: 'amount', summedBy: ['side', 'status'] },
    { key: 'batchId', title: 'Batch Id', valueType: 'id', optional: true },
    { key: 'createdAt', title: 'Date', valueType: 'date', format: 'second' },
  ],
  emptyText: 'This trade has no orders.',
});
