import { defineResource } from '../core/defineResource';
import { futuresOrders } from './futuresOrders';
import { closeOnExchange } from './spotTrades';

/** The exchange orders of the bot's spot trades. */
export const spotOrders = defineResource({
  ...futuresOrders,
  name: 'spot-orders',
  title: 'Spot orders',
  noun: 'order',
  read: { method: 'POST', path: futuresOrders.read.path, fixed: { type: 'SPOT' } },
  dateFilter: 'createdAt',
  // An order has no trade id, so the link uses the order id.
  actions: [{ title: 'View', to: '/openspotview?id={orderId}' }, closeOnExchange],
});
