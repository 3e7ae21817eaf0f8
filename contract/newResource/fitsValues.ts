// Decides whether a field definition fits sample values: the contract accepts them and the portal shows them in full.
import type { Field } from '../../src/core/defineResource';
import { readDecimal } from '../../src/core/money';
import type { JsonSchema } from '../../src/core/schema';
import { formatValue, UNREADABLE, valueTypeOf } from '../../src/core/valueTypes';
import { visibleText } from '../../src/core/visibleText';
import { schemaErrors } from '../validate';

/** The properties of a field that determine how its values are validated and shown. */
export type Finding = Omit<Field, 'key' | 'title'>;

const LEADING_ZERO = /^\s*-?0\d/;
const LINE_BREAK = /[\r\n\u0085\u2028\u2029]/;

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isPresent = (value: unknown): boolean => value !== null && value !== undefined;
export const isEmpty = (value: unknown): boolean => isText(value) && value.trim() === '';

/** Returns whether JavaScript has rounded a number of the response. */
export const isRounded = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value);

const schemas = new Map<string, JsonSchema>();

/** Returns the response schema of a value type; the same object for the same options, so that it is compiled once. */
function schemaOf(finding: Finding): JsonSchema {
  const id = JSON.stringify(finding);
  const schema = schemas.get(id) ?? valueTypeOf(finding.valueType).schema(finding);
  schemas.set(id, schema);
  return schema;
}

/** Returns whether the contract accepts a value. */
export const isValid = (finding: Finding, value: unknown): boolean =>
  schemaErrors(schemaOf(finding), value).length === 0;

const showsNumber = (shown: string, value: unknown): boolean => {
  const digits = readDecimal(shown.replace(/[^\d.-]/g, ''));
  if (!digits || isRounded(value) || (isText(value) && LEADING_ZERO.test(value))) return false;
  return readDecimal(value)?.eq(digits) ?? false;
};

const letters = (text: string) => text.replace(/[\s_-]+/g, '').toLowerCase();

function showsText(finding: Finding, shown: string, value: unknown): boolean {
  if (isRounded(value)) return false;
  const text = visibleText(String(value));
  if (finding.humanize || finding.upperCase) return letters(shown) === letters(text);
  const isOneLine = finding.valueType !== 'text' && finding.valueType !== 'longText';
  return shown.trim() === text.trim() && !(isOneLine && LINE_BREAK.test(text.trim()));
}

/** Returns whether the portal shows a value completely. An empty text counts as shown. */
function showsWithoutLoss(finding: Finding, value: unknown): boolean {
  if (isEmpty(value)) return true;
  const shown = formatValue(finding, value);
  switch (valueTypeOf(finding.valueType).renderer) {
    case 'number':
      return showsNumber(shown, value);
    case 'time':
      return shown !== UNREADABLE;
    case 'image':
    case 'link':
      return isText(value) && URL.canParse(value) && shown === new URL(value).href;
    default:
      return finding.valueType === 'flag' ? shown !== UNREADABLE : showsText(finding, shown, value);
  }
}

/** Returns whether a finding fits a value. A missing value or null fits an optional field. */
export const fits = (finding: Finding, value: unknown): boolean =>
  !isPresent(value) || (isValid(finding, value) && showsWithoutLoss(finding, value));
