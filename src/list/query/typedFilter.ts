import Big from 'big.js';
import type { Field } from '../../core/defineResource';
import { parseAmount } from '../../core/typedAmount';
import { readTypedDay } from '../../core/typedDate';
import {
  filterKindOf,
  formatRangeValue,
  MAX_TEXT,
  parseFilter,
  START_AFTER_END,
  type Filter,
  type ValueRange,
} from './filters';

/** The values of the filter form. Which of them are set depends on the column's filter kind. */
export interface FilterFormValues extends ValueRange {
  readonly text?: string;
  readonly sign?: '' | 'plus' | 'minus';
}

type FormProblems = Readonly<Partial<Record<'text' | 'from' | 'to', string | undefined>>>;

interface TypedRange {
  /** The range in the URL's format, if there are no problems. */
  readonly range: ValueRange;
  readonly problems: FormProblems;
}

type TypedEnd = Partial<Record<'value' | 'problem', string | undefined>>;

function readDay(typed: string): TypedEnd {
  const value = readTypedDay(typed);
  return value === undefined ? { problem: 'Enter a date like 2026-01-31' } : { value };
}

function readRange(
  kind: 'dateRange' | 'number',
  { from: typedFrom = '', to: typedTo = '' }: ValueRange,
): TypedRange {
  const isNumber = kind === 'number';
  const read = (typed: string): TypedEnd =>
    typed.trim() === '' ? {} : isNumber ? parseAmount(typed) : readDay(typed);
  const [from, to] = [read(typedFrom), read(typedTo)];
  let problem = from.problem;
  if (from.value && to.value && (isNumber ? new Big(from.value).gt(to.value) : from.value > to.value))
    problem = isNumber ? 'This is above the end of the range' : START_AFTER_END;
  if (typedFrom.trim() + typedTo.trim() === '')
    problem = isNumber ? 'Enter a range, such as 10 to 20' : 'Choose a date';
  return { range: { from: from.value, to: to.value }, problems: { from: problem, to: to.problem } };
}

/** Returns a typed range of dates, or the problem of each end. */
export const readDateRange = (values: ValueRange): TypedRange => readRange('dateRange', values);

/** Returns the filter that the form's values define for a column; undefined, with the problems, if they are invalid. */
export function typedFilter(
  field: Field,
  values: FilterFormValues,
): { readonly filter?: Filter | undefined; readonly problems: FormProblems } {
  const kind = filterKindOf(field);
  const { text = '', sign } = values;
  if (kind === 'text') {
    const filter = parseFilter(field, [text]);
    return { filter, problems: filter ? {} : { text: `Enter some text (up to ${MAX_TEXT} characters)` } };
  }
  if (kind === 'number' && sign) return { filter: parseFilter(field, [sign]), problems: {} };
  const { range, problems } = readRange(kind === 'number' ? kind : 'dateRange', values);
  if (problems.from ?? problems.to) return { problems };
  return { filter: parseFilter(field, [formatRangeValue(range)]), problems };
}
