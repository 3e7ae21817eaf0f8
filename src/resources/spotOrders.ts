import { defineResource } from '../core/defineResource';
import { futuresOrders } from './futuresOrders';
import { closeOnExchange } from './spotTrades';

/** Orders behind the spot trades (SPEC §2 Spot trades and spot orders, §3 Order). */
export const spotOrders = defineResource({
  name: 'spot-orders',
  title: 'Spot orders',
  rowKey: futuresOrders.rowKey,
  read: { method: 'POST', path: futuresOrders.read.path, fixed: { type: 'SPOT' } },
  dateFilter: 'createdAt',
  fields: futuresOrders.fields,
  // An order does not name its trade (SPEC §3), so its own number leads there.
  actions: [{ title: 'View', to: '/openspotview?id={orderId}' }, closeOnExchange],
});
