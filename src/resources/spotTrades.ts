import { defineResource, type RowAction } from '../core/defineResource';
import { futuresTrades } from './futuresTrades';

/** The Close button, which explains that positions can only be closed on the exchange (product.md, decision 6). */
export const closeOnExchange = {
  title: 'Close',
  rowLabel: '{symbol} of {createdAt}',
  explain: 'Open positions can only be closed on the exchange. The trade shows as Closed shortly after.',
} satisfies RowAction;

/** The bot's spot trades, with the same fields as the futures trades (product.md: Trades and orders, Entities). */
export const spotTrades = defineResource({
  ...futuresTrades,
  name: 'spot-trades',
  title: 'Spot trades',
  read: { ...futuresTrades.read, fixed: { type: 'SPOT' } },
  actions: [
    { title: 'View', rowLabel: '{symbol} of {createdAt}', to: '/openspotview?id={_id}' },
    { ...closeOnExchange, openOnly: true },
  ],
});
