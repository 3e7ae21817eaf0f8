import dayjs from 'dayjs';
import type { ListResource } from '../../core/defineResource';
import type { ValueRange } from '../../list/query/filters';
import { listHref, type ListQuery } from '../../list/query/listQuery';
import { futuresTrades } from '../../resources/futuresTrades';
import { profit } from '../../resources/profit';
import { spotTrades } from '../../resources/spotTrades';
import { transactions } from '../../resources/transactions';

/** The lists of trades, by market. */
export const markets = {
  futures: { title: 'Futures', resource: futuresTrades, path: '/open_position' },
  spot: { title: 'Spot', resource: spotTrades, path: '/openspotposition' },
} as const satisfies Record<string, { title: string; resource: ListResource; path: string }>;

export type Market = keyof typeof markets;

/** Returns the days of a bucket: of a month (YYYY-MM), or the one day of a day or an hour. */
export function daysOf(name: string): Required<ValueRange> {
  if (name.length > 7) return { from: name.slice(0, 10), to: name.slice(0, 10) };
  const last = dayjs.utc(`${name}-01`).endOf('month');
  return { from: `${name}-01`, to: last.format('YYYY-MM-DD') };
}

/** Returns the URL of the closed trades of a market, with totals. */
export const tradesHref = (market: Market, change: Partial<ListQuery>): string => {
  const { resource, path } = markets[market];
  return listHref(resource, path, { flag: 'true', totals: true, ...change });
};

/** Returns the URL of the closed trades of a pair since a day (YYYY-MM-DD), or of all days. */
export const pairHref = (market: Market, pair: string, since: string | undefined): string =>
  tradesHref(market, {
    range: { from: since },
    filters: [{ kind: 'choice', key: 'symbol', values: [pair] }],
  });

/** Returns the URL of the rows of the profit list within a range of days, with totals. */
export const resultsHref = (params: ListQuery['params'], range: ValueRange): string =>
  listHref(profit, '/profit', {
    params,
    totals: true,
    filters: [{ kind: 'dateRange', key: 'date', ...range }],
  });

/** Returns the URL of the transactions since a day (YYYY-MM-DD), or of all days, with totals. */
export const transactionsHref = (since: string | undefined): string =>
  listHref(transactions, '/tranctattion', { range: { from: since }, totals: true });
