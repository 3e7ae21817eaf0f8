import { defineResource } from '../shared/defineResource';
import { futuresOrders } from './futuresOrders';

/** Orders behind the spot trades (SPEC §2 Spot trades and spot orders, §3 Order). */
export const spotOrders = defineResource({
  name: 'spot-orders',
  title: 'Spot orders',
  rowKey: futuresOrders.rowKey,
  read: { method: 'POST', path: futuresOrders.read.path, fixed: { type: 'SPOT' } },
  dateFilter: 'createdAt',
  fields: futuresOrders.fields,
});
