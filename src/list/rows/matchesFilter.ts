import { formatDay, type Zone } from '../../core/dates';
import { getValue, type Field } from '../../core/defineResource';
import { choiceLabel, filterFields, filterKindOf, type ValueRange, type Filter } from '../query/filters';
import { readDecimal } from '../../core/money';
import { compareTexts } from '../../core/compareTexts';
import { textMatcher } from '../../core/searchText';
import { parseAmount } from '../../core/typedAmount';
import { formatValue, UNREADABLE, valueTypeOf } from '../../core/valueTypes';

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

const isText = (raw: unknown): raw is string | number => typeof raw === 'string' || typeof raw === 'number';

/** Returns a predicate that is true if the displayed or the raw value contains a text. */
function textTest(field: Field, text: string): Predicate {
  const matches = textMatcher(text);
  return (raw) => isText(raw) && (matches(String(raw)) || matches(formatValue(field, raw)));
}

/** Returns the predicate of a filter. A date filter may compare a hidden key, which has no field. */
function testOf(field: Field | undefined, filter: Filter, zone: Zone): Predicate {
  if (filter.kind === 'dateRange' || filter.kind === 'period') return dateTest(filter, zone);
  if (!field) return () => false;
  if (filter.kind === 'number') return numberTest(filter);
  if ('text' in filter) return textTest(field, filter.text);
  const chosen = new Set<string>(filter.values);
  return (raw) => chosen.has(choiceOf(field, raw));
}

/** Returns the other texts by which a value can be found: without grouped thousands, with the full year, or raw. */
function otherTexts(field: Field, raw: string | number, zone: Zone): readonly (string | undefined)[] {
  const kind = filterKindOf(field);
  if (kind === 'number') return [readDecimal(raw)?.toFixed()];
  return [kind === 'dateRange' ? formatDay(raw, zone) : String(raw)];
}

/**
 * Returns a predicate that is true if any column of a row, as displayed in `zone`, contains the text, or has the amount
 * that the text writes in another way. A date and its time are one text.
 */
function searchTest(allFields: readonly Field[], text: string, zone: Zone): Predicate {
  const matches = textMatcher(text);
  const amount = readDecimal(parseAmount(text).value);
  const columns = filterFields(allFields).map(
    ({ key }) => [key, allFields.filter((field) => field.key === key)] as const,
  );
  return (row) =>
    columns.some(([key, fields]) => {
      const raw = getValue(row, key);
      if (!isText(raw)) return false;
      const shown = fields
        .map((field) => valueTypeOf(field.valueType).text(raw, { ...field, zone }))
        .join(' ');
      if (shown === UNREADABLE) return false;
      const texts = [shown, ...fields.flatMap((field) => otherTexts(field, raw, zone))];
      const isAmount = amount && fields.some((field) => filterKindOf(field) === 'number');
      return texts.some((one) => one && matches(one)) || Boolean(isAmount && readDecimal(raw)?.eq(amount));
    });
}

/** Returns a predicate that is true if a row meets all filters. Compares dates in `zone`. */
export function rowTest(fields: readonly Field[], filters: readonly Filter[], zone: Zone): Predicate {
  const tests = filters.map((filter): Predicate => {
    if (filter.kind === 'search') return searchTest(fields, filter.text, zone);
    const field = fields.find(({ key }) => key === filter.key);
    const test = testOf(field, filter, zone);
    return (row) => test(getValue(row, filter.key));
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
