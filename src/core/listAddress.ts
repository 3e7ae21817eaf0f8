import type { Choice, Read } from './defineResource';
import { readPage, type ListParams } from './resourceRequest';

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
