import type { Field } from '../../core/defineResource';
import { filterKindOf, checkFilter, type Filter } from '../query/filters';

/** The values of the filter form. Only those of the current column's filter kind are set. */
export interface FilterFormValues {
  readonly text?: string;
  readonly sign?: '' | 'plus' | 'minus';
  readonly from?: string;
  readonly to?: string;
}

/** Returns the ends of a range without white space; omits empty ones. */
const trimmedRange = (from: string | undefined, to: string | undefined) => ({
  ...(from?.trim() && { from: from.trim() }),
  ...(to?.trim() && { to: to.trim() }),
});

/** Returns the filter typed for a column; undefined if it is empty or invalid. */
export function typedFilter(field: Field, typed: FilterFormValues): Filter | undefined {
  const { key } = field;
  const { text = '', sign, from, to } = typed;
  switch (filterKindOf(field)) {
    case 'days':
      return checkFilter(field, { kind: 'days', key, ...trimmedRange(from, to) });
    case 'text':
      return checkFilter(field, { kind: 'text', key, text });
    case 'figure':
      return checkFilter(field, { kind: 'figure', key, ...(sign ? { sign } : trimmedRange(from, to)) });
    default:
      return undefined;
  }
}
