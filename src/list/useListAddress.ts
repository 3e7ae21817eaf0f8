import { useMemo } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import type { Choice, ListResource } from '../core/defineResource';
import { readFilters, withFilters, type AskedFilters, type Filter } from '../core/filters';
import { chosenOption, readListAddress, type ListParams } from '../core/resourceRequest';
import { readRange, wrongDays, type DateRange } from '../core/dateRange';

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
  /** What else rows are asked by, whatever the list. */
  readonly asked: AskedFilters;
  readonly filtersHref: (filters: readonly Filter[]) => string;
  /** The address without days, flag and filters. */
  readonly unfilteredHref: string;
  readonly choiceHref: (choice: Choice, value: string | undefined) => string;
}

/**
 * The address is the only state of a list: page, parameters and choices are read from it, and every
 * change is a link. So reload, Back and a shared address all show the same rows. `opensWith` is the flag of an
 * address that names none.
 */
export function useListAddress(
  { read, fields, dateFilter, flagFilter }: ListResource,
  opensWith?: Flag,
): ListAddress {
  const [search] = useSearchParams();
  const route = useParams();
  const { pathname } = useLocation();

  const asked = useMemo(() => {
    const { filters, ignored } = readFilters(fields, search);
    const days = dateFilter === undefined ? undefined : wrongDays(search);
    return { filters, ignored: days === undefined ? ignored : [...ignored, days] };
  }, [fields, search, dateFilter]);

  const href = (changes: Readonly<Record<string, string | undefined>>, base = search) => {
    const next = new URLSearchParams(base);
    for (const [key, value] of Object.entries(changes)) {
      if (value === undefined || value === '') next.delete(key);
      else next.set(key, value);
    }
    const query = next.toString();
    return query ? `${pathname}?${query}` : pathname;
  };

  const named = flagFilter === undefined ? BOTH : (search.get(flagFilter) ?? opensWith);
  const flagged = (flag: Flag | undefined) =>
    flagFilter === undefined ? {} : { [flagFilter]: flag === opensWith ? undefined : (flag ?? BOTH) };

  return {
    flag: named === 'true' || named === 'false' ? named : undefined,
    flagHref: (flag) => href({ page: undefined, ...flagged(flag) }),
    asked,
    filtersHref: (filters) => href({}, withFilters(search, filters)),
    unfilteredHref: href({ from: undefined, to: undefined, ...flagged(undefined) }, withFilters(search, [])),
    ...readListAddress(read, search, route),
    chosen: (choice) => chosenOption(choice, search),
    pageHref: (page) => href({ page: page === 1 ? undefined : String(page) }),
    range: dateFilter === undefined ? undefined : readRange(search),
    rangeHref: ({ from, to }) => href({ page: undefined, from, to }),
    choiceHref: (choice, value) =>
      href({ page: undefined, [choice.name]: value === choice.options[0]?.value ? undefined : value }),
  };
}
