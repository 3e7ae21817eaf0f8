import { formatDay, type Zone } from '../../core/dates';
import { getValue, type Field } from '../../core/defineResource';
import { choiceLabel, filterKindOf, type ValueRange, type Filter, type Condition } from '../query/filters';
import { readDecimal } from '../../core/money';
import { compareTexts } from '../../core/compareTexts';
import { formatValue } from '../../core/valueTypes';

type Predicate = (raw: unknown) => boolean;

/** Converts a raw value to the text that a choice filter compares; 'true' or 'false' for a flag. */
const choiceOf = (field: Field, raw: unknown): string =>
  field.valueType === 'flag' ? String(raw === true) : formatValue(field, raw);

function dateTest({ from, to }: ValueRange, zone: Zone): Predicate {
  return (raw) => {
    const day = formatDay(raw, zone);
    return day !== undefined && (!from || day >= from) && (!to || day <= to);
  };
}

function numberTest({ sign, from, to }: Extract<Filter, { kind: 'number' }>): Predicate {
  const [min, max] = [readDecimal(from), readDecimal(to)];
  return (raw) => {
    const value = readDecimal(raw);
    if (!value) return false;
    if (sign === 'plus' && !value.gt(0)) return false;
    if (sign === 'minus' && !value.lt(0)) return false;
    return (!min || value.gte(min)) && (!max || value.lte(max));
  };
}

/** Returns a predicate that is true if the displayed or the raw value contains a text, ignoring case. */
function textTest(field: Field, text: string): Predicate {
  const lowerCaseText = text.toLowerCase();
  return (raw) =>
    (typeof raw === 'string' || typeof raw === 'number') &&
    (String(raw).toLowerCase().includes(lowerCaseText) ||
      formatValue(field, raw).toLowerCase().includes(lowerCaseText));
}

/** Returns the predicate of a filter. A date filter may compare a hidden key, which has no field. */
function testOf(field: Field | undefined, filter: Filter, zone: Zone): Predicate {
  if (filter.kind === 'dateRange') return dateTest(filter, zone);
  if (!field) return () => false;
  if (filter.kind === 'number') return numberTest(filter);
  if (filter.kind === 'text') return textTest(field, filter.text);
  const chosen = new Set(filter.values);
  return (raw) => chosen.has(choiceOf(field, raw));
}

/** Returns a predicate that is true if any text or choice column of a row contains the text. */
function searchTest(fields: readonly Field[], text: string): Predicate {
  const tests = fields
    .filter((field) => filterKindOf(field) === 'text' || filterKindOf(field) === 'choice')
    .map((field) => ({ key: field.key, test: textTest(field, text) }));
  return (row) => tests.some(({ key, test }) => test(getValue(row, key)));
}

/** Returns a predicate that is true if a row meets all conditions. Compares dates in `zone`. */
export function rowTest(fields: readonly Field[], conditions: readonly Condition[], zone: Zone): Predicate {
  const tests = conditions.map((condition): Predicate => {
    if (condition.kind === 'search') return searchTest(fields, condition.text);
    const field = fields.find(({ key }) => key === condition.key);
    const test = testOf(field, condition, zone);
    return (row) => test(getValue(row, condition.key));
  });
  return (row) => tests.every((test) => test(row));
}

/** Returns the raw values with a label or tone; '' stands for values with the `fallbackLabel`. */
const definedValues = ({ labels = {}, tones = {}, fallbackLabel }: Field): readonly string[] => [
  ...Object.keys(labels),
  ...Object.keys(tones),
  ...(fallbackLabel === undefined ? [] : ['']),
];

/** Returns the choices for filtering by a field, sorted by label: values that the field defines or the rows contain. */
export function choicesOf(field: Field, rows: readonly unknown[]) {
  // Formats each distinct value once: a list may have 100,000 rows.
  const rawValues =
    field.valueType === 'flag'
      ? [true, false]
      : new Set([...definedValues(field), ...rows.map((row) => getValue(row, field.key))]);
  return [...new Set([...rawValues].map((raw) => choiceOf(field, raw)))]
    .map((value) => ({ value, label: choiceLabel(field, value) }))
    .sort((a, b) => compareTexts(a.label, b.label));
}
