import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { readRange, type DateRange } from './dateRange';
import type { Choice, ListResource } from '../../core/defineResource';
import { chosenOption, readListAddress, type ListParams } from '../../core/resourceRequest';
import { asksForAll, FLAG, SORT, sortText, TOTALS, type Sort } from './wholeAddress';

/** The values of a boolean filter in the URL. */
export type Flag = 'true' | 'false';

/** The URL value that selects both values explicitly. */
const BOTH = 'all';

/** The state of a list as read from the URL, and the URLs of its other states. */
export interface ListAddress {
  readonly page: number;
  /** The declared URL parameters (route or query) and the chosen options, as sent in the request. */
  readonly params: ListParams;
  /** A required parameter that the URL lacks; the list cannot be requested without it. */
  readonly missing: string | undefined;
  readonly chosen: (choice: Choice) => Choice['options'][number] | undefined;
  readonly pageHref: (page: number) => string;
  /** The date range, if the list has a date filter. */
  readonly range: DateRange | undefined;
  readonly rangeHref: (range: DateRange) => string;
  /** The value of the boolean filter; undefined for all rows. */
  readonly flag: Flag | undefined;
  readonly flagHref: (flag: Flag | undefined) => string;
  /**
   * The query string of all filters, sort order and totals, for comparison; '' if one page from the server is enough.
   */
  readonly question: string;
  /** The URL parameters, and the URL with other parameters. */
  readonly search: URLSearchParams;
  readonly hrefOf: (search: URLSearchParams) => string;
  readonly sortHref: (sort: Sort | undefined) => string;
  /** The URL that turns totals on or off. */
  readonly totalsHref: string;
  /** The URL of the first page as the server has it: all dates and flags, no filters, sort order or totals. */
  readonly unfilteredHref: string;
  /** Whether a select has an option other than its first one. */
  readonly choosesOther: boolean;
  readonly choiceHref: (choice: Choice, value: string | undefined) => string;
}

/**
 * Returns the state of a list. The URL is its only state: page, parameters and choices are read from it, and every
 * change is a link. So reload, Back and shared links show the same rows. `opensWith` is the boolean filter of a URL
 * that names none.
 */
export function useListAddress(
  { read, dateFilter, flagFilter }: ListResource,
  opensWith?: Flag,
): ListAddress {
  const [search] = useSearchParams();
  const route = useParams();
  const { pathname } = useLocation();

  const hrefOf = (next: URLSearchParams) => {
    const query = next.toString();
    return query ? `${pathname}?${query}` : pathname;
  };
  const href = (changes: Readonly<Record<string, string | undefined>>, base = search) => {
    const next = new URLSearchParams(base);
    for (const [key, value] of Object.entries(changes)) {
      if (value === undefined || value === '') next.delete(key);
      else next.set(key, value);
    }
    return hrefOf(next);
  };

  const named = flagFilter === undefined ? BOTH : (search.get(flagFilter) ?? opensWith);
  const flagged = (flag: Flag | undefined) =>
    flagFilter === undefined ? {} : { [flagFilter]: flag === opensWith ? undefined : (flag ?? BOTH) };

  const flag = named === 'true' || named === 'false' ? named : undefined;
  const days = dateFilter === undefined ? [] : ['from', 'to'];
  const [whole, page]: [string[][], string[][]] = [[], []];
  for (const entry of search) (asksForAll(entry[0]) ? whole : page).push(entry);

  return {
    flag,
    flagHref: (next) => href({ page: undefined, ...flagged(next) }),
    question: new URLSearchParams([
      ...whole,
      ...days.flatMap((name) => (search.get(name) ? [[name, search.get(name) ?? '']] : [])),
      ...(flag === undefined ? [] : [[FLAG, flag]]),
    ]).toString(),
    search,
    hrefOf,
    sortHref: (sort) => href({ page: undefined, [SORT]: sort && sortText(sort) }),
    totalsHref: href({ page: undefined, [TOTALS]: search.has(TOTALS) ? undefined : '1' }),
    unfilteredHref: href(
      { page: undefined, from: undefined, to: undefined, ...flagged(undefined) },
      new URLSearchParams(page),
    ),
    ...readListAddress(read, search, route),
    chosen: (choice) => chosenOption(choice, search),
    pageHref: (page) => href({ page: page === 1 ? undefined : String(page) }),
    range: dateFilter === undefined ? undefined : readRange(search),
    rangeHref: ({ from, to }) => href({ page: undefined, from, to }),
    choosesOther: (read.choices ?? []).some(
      (choice) => choice.draw === 'select' && chosenOption(choice, search) !== choice.options[0],
    ),
    choiceHref: (choice, value) =>
      href({ page: undefined, [choice.name]: value === choice.options[0]?.value ? undefined : value }),
  };
}
