import { useLayoutEffect, useMemo, useRef } from 'react';
import { createPath, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { cutText } from '../../core/text';
import { formatDay } from '../../core/dates';
import type { ListResource } from '../../core/defineResource';
import { parsePageRequest, type PageRequest } from '../../core/resourceRequest';
import {
  filterFields,
  INVALID_DATES,
  MAX_TEXT,
  START_AFTER_END,
  readFilters,
  withFilters,
  type ValueRange,
  type Filter,
  type Condition,
} from './filters';

export type FlagValue = 'true' | 'false';

/** The sort order of a list, applied in the browser and not sent to the server. */
export interface Sort {
  readonly key: string;
  readonly descending: boolean;
}

/** The state of a list. The URL is the only place where it is stored. */
export interface ListQuery extends PageRequest {
  /** The range of the date filter; {} if no dates are chosen. */
  readonly range: ValueRange;
  /** The dates in the URL if they are in the wrong order. They don't filter; the date filter shows them with an error. */
  readonly reversedRange?: ValueRange | undefined;
  /** The value of the boolean filter; undefined for all rows. */
  readonly flag: FlagValue | undefined;
  readonly filters: readonly Filter[];
  readonly search: string;
  readonly sort: Sort | undefined;
  readonly totals: boolean;
  /** A message for each invalid date, filter or sort order in the URL, which was ignored. */
  readonly messages: readonly string[];
}

/** The values that clear all filters, the sort order and the totals. */
export const UNFILTERED = {
  range: {},
  reversedRange: undefined,
  flag: undefined,
  filters: [],
  search: '',
  sort: undefined,
  totals: false,
} as const;

/** Formats a sort order for the URL: 'amount', or '-amount' for descending. */
export const formatSort = ({ key, descending }: Sort): string => (descending ? `-${key}` : key);

/** Parses a sort order of the URL without checking that the column exists; undefined if it is empty. */
export function parseSort(text: string): Sort | undefined {
  const descending = text.startsWith('-');
  const key = descending ? text.slice(1) : text;
  return key === '' ? undefined : { key, descending };
}

/** Returns the valid dates of the range in the URL. */
const readRange = (search: URLSearchParams): ValueRange => ({
  from: formatDay(search.get('from')),
  to: formatDay(search.get('to')),
});

/** Parses the state of a list from the URL. Never throws. Invalid dates, filters and sort orders give a message. */
export function parseListQuery(
  { read, fields, dateFilter, booleanFilter }: ListResource,
  search: URLSearchParams,
  route: Readonly<Record<string, string | undefined>> = {},
  defaultFlag?: FlagValue,
): ListQuery {
  const { filters, ignored } = readFilters(fields, search);
  const dates = dateFilter === undefined ? {} : readRange(search);
  const hasInvalidDates =
    dateFilter !== undefined && (['from', 'to'] as const).some((end) => search.get(end) && !dates[end]);
  const isReversed = dates.from && dates.to && dates.from > dates.to;
  const requestedSort = parseSort(search.get('sort') ?? '');
  const isSortable = filterFields(fields).some(({ key }) => key === requestedSort?.key);
  const rawFlag = booleanFilter === undefined ? null : search.get(booleanFilter);
  const isFlag = rawFlag === 'true' || rawFlag === 'false';
  // A Set shows INVALID_DATES once, even if the date filter and a column filter both have invalid dates.
  const messages = new Set(ignored);
  if (requestedSort && !isSortable)
    messages.add(`This list can't be sorted by “${cutText(requestedSort.key, 40)}”.`);
  if (hasInvalidDates) messages.add(INVALID_DATES);
  if (isReversed) messages.add(`${START_AFTER_END}. All dates are shown.`);
  if (rawFlag && !isFlag && rawFlag !== 'all')
    messages.add(`This list can't be filtered by “${cutText(rawFlag, 40)}”.`);
  return {
    ...parsePageRequest(read, search, route),
    range: isReversed ? {} : dates,
    ...(isReversed && { reversedRange: dates }),
    flag: isFlag ? rawFlag : rawFlag === 'all' || booleanFilter === undefined ? undefined : defaultFlag,
    filters,
    search: (search.get('q') ?? '').trim().slice(0, MAX_TEXT),
    sort: isSortable ? requestedSort : undefined,
    totals: search.get('totals') === '1',
    messages: [...messages],
  };
}

/** Formats the state of a list as URL parameters. Keeps unrelated parameters of `search`. */
export function formatListQuery(
  { read, dateFilter, booleanFilter }: ListResource,
  query: ListQuery,
  search: URLSearchParams,
  defaultFlag?: FlagValue,
): URLSearchParams {
  const next = withFilters(search, query.filters);
  const set = (name: string, value: string | undefined) => {
    if (value) next.set(name, value);
    else next.delete(name);
  };
  for (const { name, options } of read.choices ?? []) {
    const value = query.params[name];
    set(name, value === options[0]?.value ? undefined : value);
  }
  const dates = (query.range.from ?? query.range.to) ? query.range : (query.reversedRange ?? {});
  if (dateFilter !== undefined) for (const end of ['from', 'to'] as const) set(end, dates[end]);
  // The value 'all' turns off a boolean filter that is on by default.
  if (booleanFilter !== undefined)
    set(booleanFilter, query.flag === defaultFlag ? undefined : (query.flag ?? 'all'));
  set('q', query.search);
  set('sort', query.sort && formatSort(query.sort));
  set('totals', query.totals ? '1' : undefined);
  set('page', query.page === 1 ? undefined : String(query.page));
  return next;
}

/** Returns the URL of a list at `path` with this query; the rest of the query is the default. */
export function listHref(resource: ListResource, path: string, query: Partial<ListQuery>): string {
  const none = new URLSearchParams();
  return `${path}?${formatListQuery(resource, { ...parseListQuery(resource, none), ...query }, none)}`;
}

/** Returns the conditions that a row must meet. */
export const conditionsOf = (
  { dateFilter, booleanFilter }: ListResource,
  { range, flag, filters, search }: ListQuery,
): readonly Condition[] => [
  ...(dateFilter !== undefined && (range.from ?? range.to)
    ? [{ kind: 'dateRange', key: dateFilter, ...range } as const]
    : []),
  ...(booleanFilter !== undefined && flag
    ? [{ kind: 'choice', key: booleanFilter, values: [flag] } as const]
    : []),
  ...filters,
  ...(search === '' ? [] : [{ kind: 'search', text: search } as const]),
];

/** Returns the number of active filters: conditions, and choices other than the first option. */
export const filterCount = (resource: ListResource, query: ListQuery): number =>
  conditionsOf(resource, query).length +
  (resource.read.choices ?? []).filter(
    ({ control, name, options }) => control === 'select' && query.params[name] !== options[0]?.value,
  ).length;

/** Returns whether a query needs all rows of a list (client-side mode) instead of one page from the server. */
export const needsAllRows = ({ range, flag, filters, search, sort, totals }: ListQuery): boolean =>
  Boolean(range.from ?? range.to ?? flag ?? sort) || filters.length > 0 || search !== '' || totals;

/** Returns the state of a list. It is in the URL only, so reload, Back and shared links show the same rows. */
export function useListQuery(resource: ListResource, defaultFlag?: FlagValue) {
  const [search] = useSearchParams();
  const route = useParams();
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname } = location;
  const query = useMemo(
    () => parseListQuery(resource, search, route, defaultFlag),
    [resource, search, route, defaultFlag],
  );
  const url = createPath(location);
  // React renders a navigation in the background. A change before that render must start from the latest query, also
  // while an earlier of the pending URLs is shown.
  const latest = useRef({ query, url, pending: [] as readonly string[] });
  useLayoutEffect(() => {
    const index = latest.current.pending.indexOf(url);
    const pending = index === -1 ? [] : latest.current.pending.slice(index + 1);
    latest.current = pending.length > 0 ? { ...latest.current, pending } : { query, url, pending };
  }, [query, url]);
  const urlOf = (next: ListQuery) => {
    const params = formatListQuery(resource, next, search, defaultFlag).toString();
    return params ? `${pathname}?${params}` : pathname;
  };
  /** Returns the list's URL with this change. Goes to page 1 unless the change contains a page. */
  const href = (change: Partial<ListQuery>) => urlOf({ ...query, page: 1, ...change });
  return {
    query,
    href,
    /** Returns the query of the latest change, which may not be rendered yet. Handlers derive a change from it. */
    latestQuery: () => latest.current.query,
    /**
     * Navigates to the URL with this change, unless it is the current one. Keeps the navigation state: the parent row
     * and the URL of its list. `replace` replaces the history entry, for a change while typing.
     */
    go: (change: Partial<ListQuery>, { replace = false } = {}) => {
      const next = { ...latest.current.query, page: 1, ...change };
      const nextUrl = urlOf(next);
      const state: unknown = location.state;
      if (nextUrl === latest.current.url) return;
      latest.current = { query: next, url: nextUrl, pending: [...latest.current.pending, nextUrl] };
      void navigate(nextUrl, { state, replace });
    },
  };
}

export type ListUrl = ReturnType<typeof useListQuery>;
