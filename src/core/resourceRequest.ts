import type { Choice, ListResource, Read } from './defineResource';

/** The number of rows per page. */
export const PAGE_SIZE = 10;

/** The request parameters of a list, such as { level: '2' } or { time: '7day' }. */
export type ListParams = Readonly<Record<string, string>>;

/** Returns the rows of a page of all rows of a list. */
export const pageOf = <T>(rows: readonly T[], page: number): T[] =>
  rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);

/** The maximum number of rows to skip: JavaScript doesn't represent larger integers exactly. */
export const MAX_SKIP = Number.MAX_SAFE_INTEGER;

/** The highest page number whose `skip` stays within MAX_SKIP. */
const LAST_PAGE = Math.floor(MAX_SKIP / PAGE_SIZE);

export const isPage = (page: number): boolean => Number.isInteger(page) && page >= 1 && page <= LAST_PAGE;

/** Parses a page number of the URL; 1 if it is invalid. */
export function readPage(raw: unknown): number {
  const page = Math.trunc(Number(raw));
  return isPage(page) ? page : 1;
}

/** The part of a list's URL that determines its request. */
export interface PageRequest {
  /** Starts at 1. */
  readonly page: number;
  /** The declared URL parameters (route or query) and the chosen options, as sent in the request. */
  readonly params: ListParams;
  /** The name of a required parameter that the URL lacks, without which the list cannot be requested. */
  readonly missing: string | undefined;
}

/** Returns the option of a choice, such as a period, with the chosen value; the first option by default. */
export const optionOf = ({ options }: Choice, chosen: string | null | undefined) =>
  options.find(({ value }) => value !== undefined && value === chosen) ?? options[0];

/** Parses page, parameters and choices of a list from the query and the route parameters. */
export function parsePageRequest(
  { params = [], choices = [] }: Pick<Read, 'params' | 'choices'>,
  search: URLSearchParams,
  route: Readonly<Record<string, string | undefined>>,
): PageRequest {
  const urlParams = params.map((name) => [name, route[name] ?? search.get(name) ?? ''] as const);
  const options = choices.flatMap((choice) => {
    const value = optionOf(choice, search.get(choice.name))?.value;
    return value === undefined ? [] : [[choice.name, value] as const];
  });
  return {
    page: readPage(search.get('page')),
    params: Object.fromEntries([...urlParams, ...options]),
    missing: urlParams.find(([, value]) => value === '')?.[0],
  };
}

/** Returns the names of a list's request parameters: first the URL parameters, then the choices. */
export const paramNames = ({ read }: ListResource): string[] => [
  ...(read.params ?? []),
  ...(read.choices ?? []).map(({ name }) => name),
];

/** Returns a list's request parameters: the body of a POST or the query of a GET. */
export function listBody(read: Read, page: number, params: ListParams): Record<string, string | number> {
  const defaults = (read.choices ?? []).flatMap(({ name, options: [first] }) =>
    first?.value === undefined ? [] : [[name, first.value] as const],
  );
  return {
    ...(read.method === 'POST' && { limit: PAGE_SIZE, skip: (page - 1) * PAGE_SIZE }),
    ...read.fixed,
    ...Object.fromEntries(defaults),
    ...params,
  };
}
