import { defineResource, type RowAction } from '../core/defineResource';
import { futuresTrades } from './futuresTrades';

/** The Close button, which explains that positions can only be closed on the exchange (product.md, decision 6). */
export const closeOnExchange = {
  title: 'Close',
  explain: 'Open positions can only be closed on the exchange. The trade shows as Closed shortly after.',
} satisfies RowAction;

/**
 * The bot's spot trades, with the fields of the futures trades, but one column for date and time: only futures trades have
 * years of two digits.
 */
export const spotTrades = defineResource({
  ...futuresTrades,
  name: 'spot-trades',
  title: 'Spot trades',
  fields: futuresTrades.fields
    .filter((field) => !('format' in field && field.format === 'clock'))
    .map((field) => (field.key === 'createdAt' ? { ...field, format: 'second' as const } : field)),
  read: { ...futuresTrades.read, fixed: { type: 'SPOT' } },
  actions: [
    { title: 'View', to: '/openspotview?id={_id}' },
    { ...closeOnExchange, openOnly: true },
  ],
});
