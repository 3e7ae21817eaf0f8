import dayjs from 'dayjs';
import type { ValueRange } from '../../list/query/filters';
import { listHref, type ListQuery } from '../../list/query/listQuery';
import { futuresTrades } from '../../resources/futuresTrades';
import { profit } from '../../resources/profit';
import { spotTrades } from '../../resources/spotTrades';
import { transactions } from '../../resources/transactions';

export const markets = {
  futures: { title: 'Futures', resource: futuresTrades, path: '/open_position' },
  spot: { title: 'Spot', resource: spotTrades, path: '/openspotposition' },
} as const;

export type Market = keyof typeof markets;
export const marketNames = ['futures', 'spot'] as const;

/** Returns the days of a bucket: of a year (YYYY), a month (YYYY-MM), or the one day of a day or an hour. */
export function daysOf(name: string): Required<ValueRange> {
  const from = `${name}-01-01`.slice(0, 10);
  const unit = name.length > 7 ? 'day' : name.length > 4 ? 'month' : 'year';
  return { from, to: dayjs.utc(from).endOf(unit).format('YYYY-MM-DD') };
}

/** Returns the URL of the closed trades of a market, of one pair or of all, opened within a range of days, with totals. */
export function tradesHref(market: Market, range: ValueRange, pair?: string): string {
  const { resource, path } = markets[market];
  const filters: ListQuery['filters'] = [
    { kind: 'period', key: resource.dateFilter, ...range },
    { kind: 'flag', key: resource.booleanFilter, values: ['true'] },
    ...(pair === undefined ? [] : [{ kind: 'choice', key: 'symbol', values: [pair] } as const]),
  ];
  return listHref(resource, path, { totals: true, filters });
}

/** Returns the URL of the rows of the profit list within a range of days, with totals. */
export const resultsHref = (params: ListQuery['params'], range: ValueRange): string =>
  listHref(profit, '/profit', {
    params,
    totals: true,
    filters: [{ kind: 'dateRange', key: 'date', ...range }],
  });

/** Returns the URL of the transactions within a range of days, with totals. */
export const transactionsHref = (range: ValueRange): string =>
  listHref(transactions, '/tranctattion', {
    totals: true,
    filters: [{ kind: 'period', key: transactions.dateFilter, ...range }],
  });
