/** The prefix of filter parameters in the URL: a column may have the name of another parameter. */
export const WHERE = 'where.';

/** The URL parameter of the sort order: 'amount', or '-amount' for descending. */
export const SORT = 'sort';

/** The URL parameter that requests totals. */
export const TOTALS = 'totals';

/** The name of the boolean filter in `ListAddress.question`; in the URL it is the key of the field. */
export const FLAG = 'flag';

/** Returns whether a URL parameter concerns all rows of a list. */
export const asksForAll = (name: string): boolean =>
  name.startsWith(WHERE) || name === SORT || name === TOTALS;

/** The sort order of a list, applied in the browser and not sent to the server. */
export interface Sort {
  readonly key: string;
  readonly descending: boolean;
}

/** Formats a sort order for the URL. */
export const sortText = ({ key, descending }: Sort): string => (descending ? `-${key}` : key);

/** Parses the sort order in the URL without checking that the column exists; undefined if there is none. */
export function spelledSort(search: URLSearchParams): Sort | undefined {
  const asked = search.get(SORT) ?? '';
  const descending = asked.startsWith('-');
  const key = descending ? asked.slice(1) : asked;
  return key === '' ? undefined : { key, descending };
}
