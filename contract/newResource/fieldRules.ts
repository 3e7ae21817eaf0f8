// The rules that infer a value type from the name and the values of a key.
import { readDate } from '../../src/core/dates';
import { readDecimal } from '../../src/core/money';
import { safeUrl } from '../../src/core/safeUrl';
import { statusTones } from '../../src/resources/statusTones';
import { ID_VALUE, matches, names } from './fieldNames';
import { isRounded, isText } from './fitsValues';
import { numberRule, timeRule } from './numberRules';
import { certain, likely, type Rule, type Suggestion } from './suggestion';

const ANY = /^/;

const allTexts = (values: readonly unknown[], test: (text: string) => boolean) =>
  values.every((value) => isText(value) && test(value));
const someText = (values: readonly unknown[], test: (text: string) => boolean) =>
  values.some((value) => isText(value) && test(value));

const EMAIL = /^[^\s@*]+@[^\s@.]+(\.[^\s@.]+)+$/;
const ADDRESS =
  /^(0x[0-9a-f]{40}|(0x)?[0-9a-f]{64}|T[1-9A-HJ-NP-Za-km-z]{33}|[13][1-9A-HJ-NP-Za-km-z]{25,34})$/i;
/** Addresses and hashes of other chains: letters and digits, with at least one digit. */
const LONG_CODE = /^(?=.*\d)[A-Za-z\d]{26,100}$/;
const IMAGE_FILE = /\.(png|jpe?g|gif|svg|webp|avif)(\?|$)/i;
/** A prefix and a number, such as 'WH100018'. */
const NUMBERED = /^[A-Z]{1,6}[-_]?\d{4,}$/;
const CODE = /^[A-Z][A-Z0-9_-]{1,9}$|^[a-z]{2}(-[A-Z]{2})?$|^[\d.]{7,15}$|^[\da-f:]{2,39}$/;
const STATE = /^[A-Z][A-Z0-9_]*$|^[a-z]+$/;
const IDENTIFIER = /^[a-z]+([A-Z_][a-z]*)+$/;
const DAY = /^\d{4}-\d{2}-\d{2}(T00:00(:00(\.0+)?)?Z?)?$/;
const BINARY = /^(data:|[A-Za-z0-9+/]{200,}={0,2}$)/;
const TRUTH = /^(true|false|yes|no)$/i;
const TRUTH_LETTER = /^[yntf]$/i;

const secret: Suggestion = {
  ...likely({ valueType: 'secret' }, 'a secret by its name'),
  otherwiseSkip: 'secrets by their name, of which some are empty',
};

const urls: Rule = (key, values) => {
  const isUrl = allTexts(values, (text) => text === '' || !!safeUrl(text));
  if (isUrl && (names.image.test(key) || allTexts(values, matches(IMAGE_FILE))))
    return likely({ valueType: 'image' }, 'URLs of images by name or ending');
  return isUrl && values.some((value) => value !== '') ? likely({ valueType: 'link' }, 'URLs') : undefined;
};

const states: Rule = (key, values) => {
  const areLetters =
    allTexts(values, matches(TRUTH_LETTER)) && (names.flag.test(key) || new Set(values).size === 2);
  if (areLetters || allTexts(values, matches(TRUTH)))
    return likely({ valueType: 'enum' }, 'yes or no as texts', 'a flag must be true or false, not a text');
  const distinct = [...new Set(values)];
  const isShort = allTexts(values, (text) => text.length <= 30 && !text.includes('\n'));
  const isRepeated = distinct.length < values.length;
  if (!names.state.test(key) || !isShort || !(allTexts(values, matches(STATE)) || isRepeated))
    return undefined;
  if (distinct.length > 8 && !isRepeated) return undefined;
  const tones = distinct.some((value) => Object.hasOwn(statusTones, String(value)));
  return likely(
    { valueType: 'enum', ...(tones && { tones: statusTones }) },
    `a state by its name: ${distinct.slice(0, 8).join(', ')}`,
    distinct.length > 8 ? `${distinct.length} different values: check that they are states` : undefined,
  );
};

/** Returns a rule that makes a suggestion if the key matches `name` and all values are texts that match `pattern`. */
const ifAll =
  (pattern: RegExp, suggestion: Suggestion, name = ANY): Rule =>
  (key, values) =>
    name.test(key) && allTexts(values, matches(pattern)) ? suggestion : undefined;

/** The inference rules. The first whose value type fits decides. `values` is never empty and contains no null. */
export const rules: readonly Rule[] = [
  (_key, values) =>
    values.some((value) => isRounded(value) || value === Infinity || value === -Infinity)
      ? 'numbers above 2^53, which JavaScript rounds; the backend must send them as texts'
      : undefined,
  ifAll(ANY, secret, names.secret),
  ifAll(/^\S{12,}$/, secret, names.token),
  (_key, values) =>
    values.every((value) => typeof value === 'boolean')
      ? certain({ valueType: 'flag' }, 'true or false')
      : undefined,
  (_key, values) =>
    someText(values, matches(BINARY))
      ? 'data: URLs or binary data; the portal loads pictures by https'
      : undefined,
  (_key, values) =>
    allTexts(values, (text) => readDate(text) !== undefined)
      ? certain(
          { valueType: 'date', format: allTexts(values, matches(DAY)) ? 'day' : 'second' },
          'ISO 8601 dates',
        )
      : undefined,
  timeRule,
  ifAll(EMAIL, certain({ valueType: 'email' }, 'e-mail addresses')),
  ifAll(ADDRESS, certain({ valueType: 'address' }, 'wallet addresses or hashes')),
  ifAll(LONG_CODE, likely({ valueType: 'address' }, 'addresses or hashes by their name'), names.address),
  urls,
  (key) => (names.id.test(key) ? likely({ valueType: 'id' }, 'an ID by its name') : undefined),
  ifAll(ID_VALUE, likely({ valueType: 'id' }, 'hexadecimal IDs')),
  (_key, values) =>
    allTexts(values, (text) => !/\s/.test(text)) && someText(values, matches(NUMBERED))
      ? likely({ valueType: 'id' }, 'IDs of a prefix and a number')
      : undefined,
  numberRule,
  ifAll(ANY, likely({ valueType: 'name' }, 'a proper name, which is not translated'), names.proper),
  ifAll(CODE, likely({ valueType: 'name' }, 'a code, which is not translated'), names.code),
  states,
  (_key, values) =>
    someText(values, (text) => text.length > 200 || text.includes('\n'))
      ? likely({ valueType: 'longText' }, 'long texts or several lines')
      : undefined,
  ifAll(IDENTIFIER, likely({ valueType: 'text', humanize: true }, 'identifiers, shown as words')),
  ifAll(ANY, likely({ valueType: 'text' }, 'texts')),
  (_key, values) =>
    values.every((value) => isText(value) || readDecimal(value) !== undefined)
      ? {
          finding: { valueType: 'id' },
          confidence: 'guess',
          reason: 'texts and numbers',
          note: 'texts and numbers in one column',
        }
      : undefined,
];
