import type { Field } from '../../core/defineResource';
import { filterKindOf, formatRangeValue, parseFilter, type Filter } from '../query/filters';

/** The values of the filter form. Which of them are set depends on the column's filter kind. */
export interface FilterFormValues {
  readonly text?: string;
  readonly sign?: '' | 'plus' | 'minus';
  readonly from?: string;
  readonly to?: string;
}

/** Returns the filter that the form's values define for a column; undefined if they are empty or invalid. */
export function typedFilter(
  field: Field,
  { text = '', sign, from = '', to = '' }: FilterFormValues,
): Filter | undefined {
  const kind = filterKindOf(field);
  const range = formatRangeValue({ from: from.trim(), to: to.trim() });
  return parseFilter(field, [kind === 'text' ? text : (kind === 'number' && sign) || range]);
}
