import type { Choice, ListResource, Read } from './defineResource';

/** Rows per page of every list (product.md: Constants). */
export const PAGE_SIZE = 10;

/** What the member or the address supplies for a list: { level: '2' }, { time: '7day' }. */
export type ListParams = Readonly<Record<string, string>>;

/** The most rows that a request may skip: a whole number to every backend, and to its database. */
export const MAX_SKIP = Number.MAX_SAFE_INTEGER;

/** The highest page whose skip may be asked for. */
const LAST_PAGE = Math.floor(MAX_SKIP / PAGE_SIZE);

/** Whether a number names a page of a list. */
export const isPage = (page: number): boolean => Number.isInteger(page) && page >= 1 && page <= LAST_PAGE;

/** A page from whatever the address holds: a whole number from 1 on, 1 for what is none. */
export function readPage(raw: unknown): number {
  const page = Math.trunc(Number(raw));
  return isPage(page) ? page : 1;
}

type Params = Readonly<Record<string, string | undefined>>;

/** What an address asks of a list. */
interface Asked {
  readonly page: number;
  /** The address's own parameters and the chosen options, as the request carries them. */
  readonly params: ListParams;
  /** A declared parameter that the address lacks; without it there is nothing to ask for. */
  readonly missing: string | undefined;
}

/** The option of a choice that an address names; the first one unless it names another. */
export const chosenOption = ({ name, options }: Choice, search: URLSearchParams) =>
  options.find(({ value }) => value !== undefined && value === search.get(name)) ?? options[0];

/** Reads page, parameters and choices of a list from an address: its query and its route's parameters. */
export function readListAddress(
  { params = [], choices = [] }: Pick<Read, 'params' | 'choices'>,
  search: URLSearchParams,
  route: Params,
): Asked {
  const given = params.map((name) => [name, route[name] ?? search.get(name) ?? ''] as const);
  const picked = choices.flatMap((choice) => {
    const value = chosenOption(choice, search)?.value;
    return value === undefined ? [] : [[choice.name, value] as const];
  });
  return {
    page: readPage(search.get('page') ?? 1),
    params: Object.fromEntries([...given, ...picked]),
    missing: given.find(([, value]) => value === '')?.[0],
  };
}

/** The names a list takes from outside: parameters of the address, then the member's choices. */
export const paramNames = ({ read }: ListResource): string[] => [
  ...(read.params ?? []),
  ...(read.choices ?? []).map(({ name }) => name),
];

/**
 * The body of a list's request (the query, for a GET): limit and skip where the server pages, the fixed
 * parameters, then those supplied. The first request of a list is exactly the promised one
 * (product.md: Request behaviour).
 */
export function listBody(
  { read }: Pick<ListResource, 'read'>,
  page: number,
  params: ListParams,
): Record<string, string | number> {
  const initial = (read.choices ?? []).flatMap(({ name, options: [first] }) =>
    first?.value === undefined ? [] : [[name, first.value] as const],
  );
  return {
    ...(read.method === 'POST' && { limit: PAGE_SIZE, skip: (page - 1) * PAGE_SIZE }),
    ...read.fixed,
    ...Object.fromEntries(initial),
    ...params,
  };
}
