import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { readRange, type DateRange } from '../core/dateRange';
import type { Choice, ListResource } from '../core/defineResource';
import { chosenOption, readListAddress, type ListParams } from '../core/resourceRequest';
import { asksForAll, FLAG, SORT, sortText, TOTALS, type Sort } from '../core/wholeAddress';

/** The two values of a flag, as an address spells them. */
export type Flag = 'true' | 'false';

/** What an address says where it asks for both on purpose. */
const BOTH = 'all';

/** What the address says of a list, and the addresses of its other states. */
export interface ListAddress {
  readonly page: number;
  /** The address's own parameters and the chosen options, as the request carries them. */
  readonly params: ListParams;
  /** A declared parameter that the address lacks; without it there is nothing to ask for. */
  readonly missing: string | undefined;
  readonly chosen: (choice: Choice) => Choice['options'][number] | undefined;
  readonly pageHref: (page: number) => string;
  /** The days asked for, where the list can be filtered by date. */
  readonly range: DateRange | undefined;
  readonly rangeHref: (range: DateRange) => string;
  /** Whose rows are asked for, where the list can be told apart by a flag; undefined is all of them. */
  readonly flag: Flag | undefined;
  readonly flagHref: (flag: Flag | undefined) => string;
  /** What is asked of all rows of the list, for whoever compares; '' where a page of it is enough. */
  readonly question: string;
  /** The parameters of the address, and the address with others. */
  readonly search: URLSearchParams;
  readonly hrefOf: (search: URLSearchParams) => string;
  readonly sortHref: (sort: Sort | undefined) => string;
  /** The address with totals, or without them where it asks for them. */
  readonly totalsHref: string;
  /** The address of one page as the server has it: without days, flag, filters, order and totals. */
  readonly unfilteredHref: string;
  /** Whether an option other than the first one is chosen in a select. */
  readonly choosesOther: boolean;
  readonly choiceHref: (choice: Choice, value: string | undefined) => string;
}

/**
 * The address is the only state of a list: page, parameters and choices are read from it, and every
 * change is a link. So reload, Back and a shared address all show the same rows. `opensWith` is the flag of an
 * address that names none.
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
