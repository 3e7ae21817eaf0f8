/** The sort order of a list, applied in the browser and not sent to the server. */
export interface Sort {
  readonly key: string;
  readonly descending: boolean;
}

/** Formats a sort order for the URL: 'amount', or '-amount' for descending. */
export const formatSort = ({ key, descending }: Sort): string => (descending ? `-${key}` : key);

/** Parses a sort order of the URL without checking that the column exists; undefined if it is empty. */
export function parseSort(text: string): Sort | undefined {
  const descending = text.startsWith('-');
  const key = descending ? text.slice(1) : text;
  return key === '' ? undefined : { key, descending };
}
