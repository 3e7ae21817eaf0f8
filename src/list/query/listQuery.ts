import { useLayoutEffect, useMemo, useRef } from 'react';
import { createPath, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { cutText } from '../../core/text';
import type { ListResource } from '../../core/defineResource';
import { parsePageRequest, type PageRequest } from '../../core/resourceRequest';
import {
  filterFields,
  parseFilters,
  setParam,
  writeFilters,
  type Filter,
  type FlagValue,
  type ValueRange,
} from './filters';

/** The sort order of a list, applied in the browser and not sent to the server. */
export interface Sort {
  readonly key: string;
  readonly descending: boolean;
}

/** The state of a list. The URL is the only place where it is stored. */
export interface ListQuery extends PageRequest {
  /** What a row must meet: the period, the flag, the filters of columns and the search. */
  readonly filters: readonly Filter[];
  /** The period in the URL if it ends before it starts. It doesn't filter; the date filter shows it with an error. */
  readonly reversedRange?: ValueRange | undefined;
  readonly sort: Sort | undefined;
  readonly totals: boolean;
  /** A message for each invalid filter or sort order in the URL, which was ignored. */
  readonly messages: readonly string[];
}

/** The values that clear all filters, the sort order and the totals. */
export const UNFILTERED = { filters: [], reversedRange: undefined, sort: undefined, totals: false } as const;

/** Formats a sort order for the URL: 'amount', or '-amount' for descending. */
export const formatSort = ({ key, descending }: Sort): string => (descending ? `-${key}` : key);

/** Parses a sort order of the URL without checking that the column exists; undefined if it is empty. */
export function parseSort(text: string): Sort | undefined {
  const descending = text.startsWith('-');
  const key = descending ? text.slice(1) : text;
  return key === '' ? undefined : { key, descending };
}

/** Parses the state of a list from the URL. Never throws. Invalid dates, filters and sort orders give a message. */
export function parseListQuery(
  resource: ListResource,
  search: URLSearchParams,
  route: Readonly<Record<string, string | undefined>> = {},
  defaultFlag?: FlagValue,
): ListQuery {
  const { ignored, ...filters } = parseFilters(resource, search, defaultFlag);
  const requested = parseSort(search.get('sort') ?? '');
  const sort = filterFields(resource.fields).some(({ key }) => key === requested?.key)
    ? requested
    : undefined;
  const messages = [...ignored];
  if (requested && !sort) messages.push(`This list can't be sorted by “${cutText(requested.key, 40)}”.`);
  const totals = search.get('totals') === '1';
  return { ...parsePageRequest(resource.read, search, route), ...filters, sort, totals, messages };
}

/** Formats the state of a list as URL parameters. Keeps unrelated parameters of `search`. */
export function formatListQuery(
  resource: ListResource,
  query: ListQuery,
  search: URLSearchParams,
  defaultFlag?: FlagValue,
): URLSearchParams {
  const next = writeFilters(resource, query, search, defaultFlag);
  for (const { name, options } of resource.read.choices ?? []) {
    const value = query.params[name];
    setParam(next, name, value === options[0]?.value ? undefined : value);
  }
  setParam(next, 'sort', query.sort && formatSort(query.sort));
  setParam(next, 'totals', query.totals ? '1' : undefined);
  setParam(next, 'page', query.page === 1 ? undefined : String(query.page));
  return next;
}

/** Returns the URL of a list at `path` with this query; the rest of the query is the default. */
export function listHref(resource: ListResource, path: string, query: Partial<ListQuery>): string {
  const none = new URLSearchParams();
  return `${path}?${formatListQuery(resource, { ...parseListQuery(resource, none), ...query }, none)}`;
}

/** Returns the period in the URL of a list, even one that ends before it starts; {} if no dates are chosen. */
export const periodOf = ({ filters, reversedRange = {} }: ListQuery): ValueRange =>
  filters.find((filter) => filter.kind === 'period') ?? reversedRange;

/** Returns the number of active filters, and of choices other than the first option. */
export const filterCount = (resource: ListResource, { filters, params }: ListQuery): number =>
  filters.length +
  (resource.read.choices ?? []).filter(
    ({ control, name, options }) => control === 'select' && params[name] !== options[0]?.value,
  ).length;

/** Returns whether a query needs all rows of a list (client-side mode) instead of one page from the server. */
export const needsAllRows = ({ filters, sort, totals }: ListQuery): boolean =>
  filters.length > 0 || sort !== undefined || totals;

/** Returns the page to request from the server: in client-side mode the first one, which has the list's figures. */
export const serverPageOf = (query: ListQuery): ListQuery =>
  needsAllRows(query) ? { ...query, page: 1 } : query;

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
    resource,
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

/** Navigates to the list with another filter for a key, or with none. */
export function setFilter(
  { resource, latestQuery, go }: Pick<ListUrl, 'resource' | 'latestQuery' | 'go'>,
  key: string,
  filter: Filter | undefined,
  options?: Parameters<ListUrl['go']>[1],
): void {
  const others = latestQuery().filters.filter((other) => other.key !== key);
  const filters = filter ? [...others, filter] : others;
  go({ filters, ...(key === resource.dateFilter && { reversedRange: undefined }) }, options);
}
