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

/** The error messages of the filter form, by field. */
type FormProblems = Readonly<Partial<Record<'text' | 'from' | 'to', string>>>;

interface TypedRange {
  /** The range in the URL's format, if there are no problems. */
  readonly range: ValueRange;
  readonly problems: FormProblems;
}

/** Returns a typed range of dates, or the problem of each end. */
export function readDateRange({ from: typedFrom = '', to: typedTo = '' }: ValueRange): TypedRange {
  const [from, to] = [readTypedDay(typedFrom), readTypedDay(typedTo)];
  const problemOf = (typed: string, day: string | undefined) =>
    typed.trim() && !day ? { problem: 'Enter a date like 2026-01-31' } : {};
  const { problem: fromProblem } = problemOf(typedFrom, from);
  const { problem: toProblem } = problemOf(typedTo, to);
  const orderProblem = from && to && from > to ? START_AFTER_END : undefined;
  const emptyProblem = typedFrom.trim() || typedTo.trim() ? undefined : 'Choose a date';
  return {
    range: { ...(from && { from }), ...(to && { to }) },
    problems: withoutEmpty({ from: fromProblem ?? orderProblem ?? emptyProblem, to: toProblem }),
  };
}

/** Returns a typed range of numbers, or the problem of each end. */
function readNumberRange({ from: typedFrom = '', to: typedTo = '' }: ValueRange): TypedRange {
  const read = (typed: string): Partial<Record<'value' | 'problem', string | undefined>> =>
    typed.trim() ? parseAmount(typed) : {};
  const [from, to] = [read(typedFrom), read(typedTo)];
  const isReversed = from.value && to.value && new Big(from.value).gt(to.value);
  const orderProblem = isReversed ? 'This is above the end of the range' : undefined;
  const emptyProblem = typedFrom.trim() || typedTo.trim() ? undefined : 'Enter a range, such as 10 to 20';
  return {
    range: { ...(from.value && { from: from.value }), ...(to.value && { to: to.value }) },
    problems: withoutEmpty({ from: from.problem ?? orderProblem ?? emptyProblem, to: to.problem }),
  };
}

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
  const { range, problems } = kind === 'number' ? readNumberRange(values) : readDateRange(values);
  if (Object.keys(problems).length > 0) return { problems };
  return { filter: parseFilter(field, [formatRangeValue(range)]), problems };
}

const withoutEmpty = (problems: Readonly<Record<string, string | undefined>>): FormProblems =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
