import { readDate } from '../../src/core/dates';
import type { Field } from '../../src/core/defineResource';
import { humanize } from '../../src/core/text';
import { readDecimal } from '../../src/core/money';
import { safeUrl } from '../../src/core/safeUrl';
import type { ValueTypeName } from '../../src/core/valueTypes';
import { statusTones } from '../../src/resources/statusTones';

/**
 * How certain an inferred value type is. 'certain': only this type fits the values. 'likely': the field's name or the
 * values suggest the type. 'guess': nothing indicates a type.
 */
type Confidence = 'certain' | 'likely' | 'guess';

/** A field derived from sample values, with the reason for its value type. */
export interface InferredField {
  readonly field: Field;
  readonly confidence: Confidence;
  readonly reason: string;
}

/** The properties of a field definition that are inferred from sample values. */
type Finding = Partial<Field> & { readonly valueType: ValueTypeName };
type Rule = (key: string, values: readonly unknown[]) => [Finding, Confidence, string] | undefined;

const isText = (value: unknown): value is string => typeof value === 'string';
const allTexts = (values: readonly unknown[], test: (text: string) => boolean) =>
  values.every((value) => isText(value) && test(value));
const matches = (pattern: RegExp) => (text: string) => pattern.test(text);

const EMAIL = /^[^\s@*]+@[^\s@.]+(\.[^\s@.]+)+$/;
const ADDRESS =
  /^(0x[0-9a-f]{40}|0x[0-9a-f]{64}|T[1-9A-HJ-NP-Za-km-z]{33}|[13][1-9A-HJ-NP-Za-km-z]{25,34})$/i;
const IMAGE_FILE = /\.(png|jpe?g|gif|svg|webp|avif)(\?|$)/i;
const IMAGE_NAME =
  /^(image|img|pic|picture|photo|avatar|logo|icon|banner|flag)s?$|(Image|Picture|Logo|Icon|Url)$/;
const ID_NAME = /^(_?id|uuid)$|(Id|_id|Ref|reference)$/;
const ID_VALUE = /^([0-9a-f]{24}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;
const AMOUNT_NAME =
  /amount|price|cost|fee|balance|income|profit|loss|pnl|qty|quantity|volume|usd|cap$|rate$|value$/i;
const ENUM_NAME = /(status|side|state|direction|kind|walletType)$/i;
const ENUM_VALUE = /^[A-Z][A-Z0-9_]*$|^[a-z]+$/;
const PROPER_NAME = /(^|\.|[a-z])name$|symbol$|phone(number)?$/i;
const SECRET_NAME = /(secret|apiKey|password|token)$/i;
const IDENTIFIER = /^[a-z]+([A-Z_][a-z]*)+$/;
const DAY = /^\d{4}-\d{2}-\d{2}(T00:00(:00(\.0+)?)?Z?)?$/;

/** The inference rules. The first that returns a finding decides. `values` is never empty and contains no null. */
const rules: readonly Rule[] = [
  (_key, values) =>
    values.every((value) => typeof value === 'boolean')
      ? [{ valueType: 'flag' }, 'certain', 'true or false']
      : undefined,
  (_key, values) =>
    allTexts(values, (text) => readDate(text) !== undefined)
      ? [
          { valueType: 'date', format: allTexts(values, matches(DAY)) ? 'day' : 'second' },
          'certain',
          'ISO 8601 dates',
        ]
      : undefined,
  (key, values) =>
    /(At|date|time)$/i.test(key) && values.every((value) => Number(value) > 1e12)
      ? [{ valueType: 'date', format: 'second' }, 'likely', 'a time by its name, in milliseconds']
      : undefined,
  (_key, values) =>
    allTexts(values, matches(EMAIL)) ? [{ valueType: 'email' }, 'certain', 'e-mail addresses'] : undefined,
  (_key, values) =>
    allTexts(values, matches(ADDRESS))
      ? [{ valueType: 'address' }, 'certain', 'wallet addresses or hashes']
      : undefined,
  (key, values) => {
    const isUrl = allTexts(
      values,
      (text) => text === '' || (/^(https?:\/)?\//.test(text) && !!safeUrl(text)),
    );
    if (isUrl && (IMAGE_NAME.test(key) || allTexts(values, matches(IMAGE_FILE))))
      return [{ valueType: 'image' }, 'likely', 'URLs of images by name or ending'];
    return isUrl && values.some((value) => value !== '')
      ? [{ valueType: 'link' }, 'likely', 'URLs']
      : undefined;
  },
  (key, values) =>
    SECRET_NAME.test(key) && values.every(isText)
      ? [{ valueType: 'secret' }, 'likely', 'a secret by its name']
      : undefined,
  (key, values) => {
    if (ID_NAME.test(key)) return [{ valueType: 'id' }, 'likely', 'an ID by its name'];
    return allTexts(values, matches(ID_VALUE))
      ? [{ valueType: 'id' }, 'likely', 'hexadecimal IDs']
      : undefined;
  },
  (key, values) => {
    if (!values.every((value) => readDecimal(value) !== undefined)) return undefined;
    const isWhole = values.every((value) => Number.isInteger(Number(value)));
    if (AMOUNT_NAME.test(key))
      return [amountOf(key), isWhole ? 'likely' : 'certain', 'decimals, an amount by its name'];
    if (!isWhole) return [amountOf(key), 'likely', 'decimals'];
    return values.every((value) => Number(value) >= 0)
      ? [{ valueType: 'integer' }, 'likely', 'whole numbers']
      : [amountOf(key), 'likely', 'whole numbers, some below 0'];
  },
  (key, values) =>
    PROPER_NAME.test(key) && values.every(isText)
      ? [{ valueType: 'name' }, 'likely', 'a proper name, which is not translated']
      : undefined,
  (key, values) => {
    const distinct = new Set(values);
    const isNamed = ENUM_NAME.test(key);
    if (!allTexts(values, matches(ENUM_VALUE)) || distinct.size > 8 || !isNamed) return undefined;
    const tones = [...distinct].some((value) => Object.hasOwn(statusTones, String(value)));
    return [
      { valueType: 'enum', ...(tones && { tones: statusTones }) },
      'likely',
      `a state by its name: ${[...distinct].join(', ')}`,
    ];
  },
  (_key, values) =>
    values.some((value) => isText(value) && (value.length > 200 || value.includes('\n')))
      ? [{ valueType: 'longText' }, 'likely', 'long texts or several lines']
      : undefined,
  (_key, values) =>
    allTexts(values, matches(IDENTIFIER))
      ? [{ valueType: 'text', humanize: true }, 'likely', 'identifiers, shown as words']
      : undefined,
  (_key, values) => (values.every(isText) ? [{ valueType: 'text' }, 'likely', 'texts'] : undefined),
];

/** Returns the options of an amount. Prices are not summed, because the total of prices is meaningless. */
function amountOf(key: string): Finding {
  if (/profit|loss|pnl/i.test(key)) return { valueType: 'amount', colour: 'profit' };
  return { valueType: 'amount', ...(/price|rate$|cap$/i.test(key) && { summed: false }) };
}

/** Returns a column title: 'createdAt' becomes 'Created', 'downlineId.userId' 'User Id'. */
export function titleOf(key: string): string {
  const last = key.split('.').at(-1) ?? key;
  const name = last.replace(/^_+/, '').replace(/(?<=[a-z])At$/, '');
  if (/^e-?mail$/i.test(name)) return 'E-mail';
  return humanize(name).replace(/\bid$/i, 'Id');
}

/** Infers a field definition from the sample values of a key. A missing or null value makes the field optional. */
export function inferField(key: string, values: readonly unknown[]): InferredField {
  const present = values.filter((value) => value !== null && value !== undefined);
  const optional = present.length < values.length && { optional: true };
  const last = key.split('.').at(-1) ?? key;
  const base = { key, title: titleOf(key) };
  if (present.length === 0)
    return {
      field: { ...base, valueType: 'text', ...optional },
      confidence: 'guess',
      reason: 'no row has a value',
    };
  // Ignore empty texts, which fit many types, unless all texts are empty.
  const filled = present.filter((value) => value !== '');
  for (const rule of rules) {
    const found = rule(last, filled.length > 0 ? filled : present);
    if (!found) continue;
    const [finding, confidence, reason] = found;
    const isShared = values.length > 2 && new Set(values).size === 1 && /text|enum/.test(finding.valueType);
    const caption = isShared && { caption: true };
    return { field: { ...base, ...finding, ...optional, ...caption }, confidence, reason };
  }
  return {
    field: { ...base, valueType: 'text', ...optional },
    confidence: 'guess',
    reason: 'values of different types',
  };
}
