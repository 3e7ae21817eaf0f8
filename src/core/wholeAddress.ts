/** Before the key of a column in an address: columns may be called as other parameters are. */
export const WHERE = 'where.';

/** The parameter that names the column which rows are put in order by: 'amount', '-amount' from the greatest down. */
export const SORT = 'sort';

/** The parameter that asks for what all rows make together. */
export const TOTALS = 'totals';

/** In the question of a list: the value of its flag that is asked for. */
export const FLAG = 'flag';

/** Whether a parameter asks something of all rows of a list, whatever the list. */
export const asksForAll = (name: string): boolean =>
  name.startsWith(WHERE) || name === SORT || name === TOTALS;

/** The column whose values rows are put in order by, in the browser: nothing of it is sent. */
export interface Sort {
  readonly key: string;
  readonly descending: boolean;
}

/** An order as an address spells it. */
export const sortText = ({ key, descending }: Sort): string => (descending ? `-${key}` : key);

/** The order that an address spells, whether there is such a column or not; undefined where it spells none. */
export function spelledSort(search: URLSearchParams): Sort | undefined {
  const asked = search.get(SORT) ?? '';
  const descending = asked.startsWith('-');
  const key = descending ? asked.slice(1) : asked;
  return key === '' ? undefined : { key, descending };
}
