import { DATE, EPOCH, formatDate, readDate } from './dates';
import {
  decimalPlaces,
  formatDecimal,
  MAX_PLACES,
  PLAIN_DECIMAL,
  readDecimal,
  significantPlaces,
} from './money';
import type { Random } from './random';
import { SAFE_URL, safeUrl } from './safeUrl';
import { textLimits } from './textLimits';
import type { Renderer, ValueType, ValueTypeOptions } from './valueType';
import { findByKind, humanize } from './text';
import { visibleLine, visibleText } from './visibleText';

/** Shown for a missing or unreadable value. */
export const UNREADABLE = '—';

/** The range in which JavaScript represents every integer exactly. */
const SAFE_INTEGERS = { minimum: -Number.MAX_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER } as const;

/** Returns a text or a number as text; UNREADABLE for anything else, such as an integer too large to be exact. */
const toText = (raw: unknown): string => {
  if (typeof raw === 'string') return raw.trim() === '' ? UNREADABLE : raw;
  return typeof raw === 'number' && Math.abs(raw) <= Number.MAX_SAFE_INTEGER ? String(raw) : UNREADABLE;
};

/** Returns a value as text, humanized or in upper case if the options request it. Keeps line breaks. */
const formatLines = (raw: unknown, { upperCase, humanize: shouldHumanize }: ValueTypeOptions): string => {
  const visible = visibleText(toText(raw));
  const text = shouldHumanize ? humanize(visible) : visible;
  return upperCase ? text.toUpperCase() : text;
};

/** Returns a value as `formatLines` does, but on one line. */
const formatLine = (raw: unknown, options: ValueTypeOptions): string =>
  visibleLine(formatLines(raw, options));

const hex = (random: Random, length: number) =>
  Array.from({ length }, () => random.int(0, 15).toString(16)).join('');

const INTEGER = /^\d{1,30}$/;

/** A sign, 30 digits, a point and 30 more digits: the maximum that `readDecimal` accepts. */
const DECIMAL_LENGTH = 62;
/** The maximum length of a URL that every browser and server supports. */
const URL_LENGTH = 2048;

const stringType = (
  renderer: Renderer,
  maxLength: number,
  sample: (random: Random) => string,
): ValueType<string> => ({
  renderer,
  filter: 'text',
  maxLength,
  text: formatLine,
  schema: () => ({ type: 'string' }),
  sample,
});

const amount: ValueType<string | number> = {
  renderer: 'number',
  filter: 'number',
  isAmount: true,
  align: 'end',
  maxLength: DECIMAL_LENGTH,
  text: (raw, { decimals, prefix = '', suffix, signed }) => {
    const value = readDecimal(raw);
    if (!value) return UNREADABLE;
    const minPlaces = decimals ?? 2;
    const digits = formatDecimal(value, minPlaces, significantPlaces(value, decimals ?? MAX_PLACES));
    const sign = digits.startsWith('-') ? '-' : signed && value.gt(0) ? '+' : '';
    return [sign + prefix + digits.replace('-', ''), suffix].filter(Boolean).join(' ');
  },
  tone: (raw, { colour }) => {
    const value = readDecimal(raw);
    if (!value || !colour) return undefined;
    if (colour === 'profit') return value.gt(0) ? 'gain' : 'loss';
    if (value.lt(0)) return 'loss';
    if (colour === 'change') return value.gt(0) ? 'gain' : undefined;
    return colour === 'sign' ? 'gain' : undefined;
  },
  places: (raw, { decimals }) => decimals ?? decimalPlaces(raw),
  schema: () => ({
    type: ['string', 'number'],
    pattern: PLAIN_DECIMAL.source,
    ...SAFE_INTEGERS,
    description: 'A decimal, preferably as a string',
  }),
  sample: (random, { decimals = 2 }) => random.decimal(1, 900, decimals),
};

/** The value types by name. To add a type, add one entry. */
export const valueTypes = {
  text: {
    ...stringType(
      'text',
      textLimits.text,
      (random) => `${random.pick(['Quiet', 'Early', 'Second'])} entry ${random.int(1, 99)}`,
    ),
    text: formatLines,
    words: true,
  },
  /** A person, a coin or a trading pair: one line that isn't translated. */
  name: stringType(
    'text',
    textLimits.text,
    (random) => `${random.pick(['Ada', 'Bo', 'Cleo'])} ${random.pick(['Quick', 'Reed', 'Stone'])}`,
  ),
  /** What a member wrote. */
  longText: {
    ...stringType('text', textLimits.longText, (random) => `Line one\nLine ${random.int(2, 99)}`),
    text: formatLines,
    multiline: true,
  },
  id: {
    ...stringType('code', textLimits.id, (random) => hex(random, 24)),
    schema: () => ({ type: ['string', 'number'], pattern: /\S/.source, ...SAFE_INTEGERS }),
    sample: (random: Random): string | number => hex(random, 24),
  },
  address: stringType('code', textLimits.address, (random) => `0x${hex(random, 40)}`),
  email: {
    ...stringType('text', textLimits.email, (random) => `member${random.int(1, 999)}@example.test`),
    // Equivalent to ^\S+@\S+$, but anchored to the first @: backtracking over every @ would take quadratic time.
    schema: () => ({ type: 'string', pattern: /^\S[^\s@]*@\S+$/.source }),
  },
  secret: {
    ...stringType('secret', textLimits.secret, (random) => hex(random, 32)),
    filter: undefined,
    schema: () => ({ type: 'string', minLength: 1, pattern: /\S/.source }),
  },
  code: {
    ...stringType('text', textLimits.code, (random) => String(random.int(100000, 999999))),
    schema: () => ({ type: 'string', pattern: /^\d{6}$/.source }),
  },
  integer: {
    renderer: 'number',
    filter: 'number',
    align: 'end',
    // Every integer of fifteen digits is below 2^53, so JavaScript represents it exactly.
    maxLength: 15,
    text: (raw) => {
      const isInteger = typeof raw === 'string' ? INTEGER.test(raw.trim()) : Number.isSafeInteger(raw);
      const value = isInteger ? readDecimal(raw) : undefined;
      return value?.gte(0) ? formatDecimal(value) : UNREADABLE;
    },
    schema: () => ({ type: ['integer', 'string'], pattern: INTEGER.source, ...SAFE_INTEGERS, minimum: 0 }),
    sample: (random) => random.int(0, 120),
  } satisfies ValueType<number | string>,
  amount,
  money: {
    ...amount,
    text: (raw, options) => amount.text(raw, { decimals: 2, prefix: '$', ...options }),
    places: (_raw, { decimals = 2 }) => decimals,
  },
  date: {
    renderer: 'time',
    filter: 'dateRange',
    maxLength: 40,
    text: (raw, { format = 'second', zone = 'local' }) => {
      const date = readDate(raw, zone);
      return date ? formatDate(date, format) : UNREADABLE;
    },
    schema: () => ({
      type: ['string', 'integer'],
      pattern: DATE.source,
      minimum: EPOCH.min,
      maximum: EPOCH.max,
      description: 'A date, a date-time as in RFC 3339, or epoch ms',
    }),
    sample: (random) =>
      new Date(Date.UTC(2026, random.int(0, 9), random.int(1, 28), random.int(0, 23))).toISOString(),
  } satisfies ValueType<string | number>,
  enum: {
    renderer: 'tag',
    words: true,
    filter: 'choice',
    maxLength: textLimits.text,
    text: (raw, options) =>
      formatLine(findByKind(options.labels, raw) ?? options.fallbackLabel ?? raw, options),
    tone: (raw, { tones, fallbackTone }) =>
      typeof raw === 'string' ? (findByKind(tones, raw) ?? fallbackTone) : undefined,
    schema: () => ({ type: 'string' }),
    sample: (random, { labels, tones }) => {
      const known = Object.keys({ ...labels, ...tones });
      return known.length > 0 ? random.pick(known) : 'OTHER';
    },
  } satisfies ValueType<string>,
  flag: {
    renderer: 'tag',
    words: true,
    filter: 'choice',
    text: (raw, { labels = { true: 'Yes', false: 'No' } }) => {
      if (raw === true) return labels.true ?? UNREADABLE;
      const empty = raw === false || raw === null || raw === undefined || raw === '';
      return (empty ? labels.false : undefined) ?? UNREADABLE;
    },
    tone: (raw, { tones }) => findByKind(tones, raw === true ? 'true' : 'false'),
    // A flag that is not set may be empty, such as `paidStatus`.
    schema: () => ({ enum: [true, false, null, ''] }),
    sample: (random) => random.int(0, 1) === 1,
  } satisfies ValueType<boolean | null | ''>,
  image: {
    renderer: 'image',
    maxLength: URL_LENGTH,
    text: (raw, { missing = UNREADABLE }) => safeUrl(raw) ?? missing,
    // A row without a picture may have an empty text.
    schema: () => ({ type: 'string', pattern: `^$|${SAFE_URL.source}` }),
    sample: () => '',
  } satisfies ValueType<string>,
  link: {
    renderer: 'link',
    maxLength: URL_LENGTH,
    text: (raw) => safeUrl(raw) ?? UNREADABLE,
    schema: () => ({ type: 'string', pattern: SAFE_URL.source }),
    sample: (random) => `https://example.test/${hex(random, 8)}`,
  } satisfies ValueType<string>,
  constant: {
    renderer: 'text',
    text: (_raw, { value = UNREADABLE }) => value,
    schema: () => ({}),
    sample: () => undefined,
  } satisfies ValueType<undefined>,
} satisfies Record<string, ValueType<unknown>>;

export type ValueTypeName = keyof typeof valueTypes;

/** The type of a value in a valid response. */
export type RawOf<K extends ValueTypeName> = ReturnType<(typeof valueTypes)[K]['sample']>;

/** Returns a value type by name, typed for values of any type. */
export const valueTypeOf = (name: ValueTypeName): ValueType<unknown> => valueTypes[name];

/** The part of a field that determines the format of its values. */
export type Described = ValueTypeOptions & { readonly valueType: ValueTypeName };

export const formatValue = (field: Described, raw: unknown): string =>
  valueTypeOf(field.valueType).text(raw, field);

/** Returns whether a column can be summed: it is numeric and not excluded by `summed: false`. */
export const isSummed = ({ valueType, summed }: Described): boolean =>
  summed !== false && valueTypeOf(valueType).renderer === 'number';
