import { cutText } from '../../core/cutText';
import type { Choice, ListResource } from '../../core/defineResource';
import { optionOf, parsePageRequest, type ListParams } from '../../core/resourceRequest';
import { readRange, type DateRange } from './dateRange';
import { filterFields } from './filterFields';
import { INVALID_DATES, MAX_TEXT, readFilters, withFilters, type Filter, type Search } from './filters';
import { formatSort, parseSort, type Sort } from './sort';

/** The value of a boolean filter. */
export type FlagValue = 'true' | 'false';

/** The URL value of a boolean filter for rows with either value. */
const BOTH = 'all';

/** The state of a list. The URL is the only place where it is stored. */
export interface ListQuery {
  /** Starts at 1. */
  readonly page: number;
  /** The declared URL parameters (route or query) and the chosen options, as sent in the request. */
  readonly params: ListParams;
  /** A required parameter that the URL lacks; the list cannot be requested without it. */
  readonly missing: string | undefined;
  /** The range of the date filter; empty without one. */
  readonly range: DateRange;
  /** The value of the boolean filter; undefined for all rows. */
  readonly flag: FlagValue | undefined;
  /** The column filters. */
  readonly filters: readonly Filter[];
  /** The text that rows must contain; empty for all rows. */
  readonly search: string;
  readonly sort: Sort | undefined;
  /** Whether totals are shown. */
  readonly totals: boolean;
  /** A message for each part of the URL that is invalid and was ignored. */
  readonly messages: readonly string[];
}

/** The part of a resource that defines which queries it supports. */
type Queried = Pick<ListResource, 'read' | 'fields' | 'dateFilter' | 'booleanFilter'>;

/** The values that clear all filters, the sort order and the totals. */
export const UNFILTERED = {
  range: {},
  flag: undefined,
  filters: [],
  search: '',
  sort: undefined,
  totals: false,
} as const;

/** Whether a URL parameter names a date that is invalid, or the dates are in the wrong order. */
function hasInvalidDates(search: URLSearchParams, range: DateRange): boolean {
  return (['from', 'to'] as const).some((end) => search.get(end) && range[end] === undefined);
}

/**
 * Parses the state of a list from the URL. Never throws: invalid parts are ignored with a message. `defaultFlag` is
 * the boolean filter of a URL that names none.
 */
export function parseListQuery(
  { read, fields, dateFilter, booleanFilter }: Queried,
  search: URLSearchParams,
  route: Readonly<Record<string, string | undefined>> = {},
  defaultFlag?: FlagValue,
): ListQuery {
  const { filters, ignored } = readFilters(fields, search);
  const range = (dateFilter === undefined ? undefined : readRange(search)) ?? {};
  const named = parseSort(search.get('sort') ?? '');
  const sort = named && filterFields(fields).some(({ key }) => key === named.key) ? named : undefined;
  const flag = booleanFilter === undefined ? undefined : (search.get(booleanFilter) ?? defaultFlag);
  const messages = [
    ...ignored,
    ...(named && !sort ? [`This list can't be sorted by “${cutText(named.key, 40)}”.`] : []),
    ...(dateFilter !== undefined && hasInvalidDates(search, range) ? [INVALID_DATES] : []),
  ];
  return {
    ...parsePageRequest(read, search, route),
    range,
    flag: flag === 'true' || flag === 'false' ? flag : undefined,
    filters,
    search: (search.get('q') ?? '').trim().slice(0, MAX_TEXT),
    sort,
    totals: search.get('totals') === '1',
    // The date filter and a filter of a column may both have invalid dates.
    messages: [...new Set(messages)],
  };
}

/** Formats the state of a list as URL parameters. Parameters in `search` that belong to no list stay. */
export function formatListQuery(
  { read, dateFilter, booleanFilter }: Queried,
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
  if (dateFilter !== undefined) for (const end of ['from', 'to'] as const) set(end, query.range[end]);
  if (booleanFilter !== undefined)
    set(booleanFilter, query.flag === defaultFlag ? undefined : (query.flag ?? BOTH));
  set('q', query.search);
  set('sort', query.sort && formatSort(query.sort));
  set('totals', query.totals ? '1' : undefined);
  set('page', query.page === 1 ? undefined : String(query.page));
  return next;
}

/** Returns the conditions that a row must meet: the date filter, the boolean filter, the column filters and the search. */
export const conditionsOf = (
  { dateFilter, booleanFilter }: Queried,
  { range, flag, filters, search }: ListQuery,
): readonly (Filter | Search)[] => [
  ...(dateFilter !== undefined && (range.from ?? range.to)
    ? [{ kind: 'days', key: dateFilter, ...(range as { from?: string; to?: string }) } as const]
    : []),
  ...(booleanFilter !== undefined && flag
    ? [{ kind: 'choice', key: booleanFilter, values: [flag] } as const]
    : []),
  ...filters,
  ...(search === '' ? [] : [{ kind: 'search', text: search } as const]),
];

/** Whether a query needs all rows of a list, so a page from the server is not enough. */
export const needsAllRows = ({ range, flag, filters, search, sort, totals }: ListQuery): boolean =>
  Boolean(range.from ?? range.to ?? flag ?? sort) || filters.length > 0 || search !== '' || totals;

/** Returns the chosen option of a list's choice; the first one by default. */
export const chosenOption = (choice: Choice, { params }: ListQuery) => optionOf(choice, params[choice.name]);
