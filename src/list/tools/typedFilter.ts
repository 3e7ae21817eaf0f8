import type { Field } from '../../core/defineResource';
import { filterKindOf, checkFilter, type Filter } from '../query/filters';

/** The values of the filter form. Which of them are set depends on the column's filter kind. */
export interface FilterFormValues {
  readonly text?: string;
  readonly sign?: '' | 'plus' | 'minus';
  readonly from?: string;
  readonly to?: string;
}

/** Returns the two ends of a range without surrounding white space; omits an empty end. */
const trimmedRange = (from: string | undefined, to: string | undefined) => ({
  ...(from?.trim() && { from: from.trim() }),
  ...(to?.trim() && { to: to.trim() }),
});

/** Returns the filter that the form's values define for a column; undefined if they are empty or invalid. */
export function typedFilter(field: Field, typed: FilterFormValues): Filter | undefined {
  const { key } = field;
  const { text = '', sign, from, to } = typed;
  switch (filterKindOf(field)) {
    case 'dateRange':
      return checkFilter(field, { kind: 'dateRange', key, ...trimmedRange(from, to) });
    case 'text':
      return checkFilter(field, { kind: 'text', key, text });
    case 'number':
      return checkFilter(field, { kind: 'number', key, ...(sign ? { sign } : trimmedRange(from, to)) });
    default:
      return undefined;
  }
}
