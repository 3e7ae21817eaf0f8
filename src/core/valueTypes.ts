import type Big from 'big.js';
import { formatDate, readDate, type DateFormat } from './dates';
import { formatDecimal, readDecimal } from './money';
import type { Random } from './random';
import { safeUrl } from './safeUrl';
import type { JsonSchema } from './schema';

/** What stands for a value that is missing or cannot be read. */
export const UNREADABLE = '—';

export type Tone = 'gain' | 'loss';

/** How a cell is drawn; `ledger/Cell` has one renderer for each. */
export type Renderer = 'text' | 'number' | 'code' | 'tag' | 'image' | 'link' | 'secret';

/** What a field may say about its kind. All of it is data: no functions, no conditions. */
export interface ValueTypeOptions {
  /** Exact places after the point; an amount without it shows 2 to 8. */
  readonly decimals?: number;
  /** Put before an amount, '$' for instance. */
  readonly prefix?: string;
  /** sign: negative red, else green · debit: negative red, else plain · profit: above 0 green, else red. */
  readonly colour?: 'sign' | 'debit' | 'profit';
  readonly format?: DateFormat;
  /** Shown text by raw value; `otherwise` for every other one. */
  readonly labels?: Readonly<Record<string, string>>;
  readonly otherwise?: string;
  /** Colour by raw value; `otherTone` for every other one. */
  readonly tones?: Readonly<Record<string, Tone>>;
  readonly otherTone?: Tone;
  readonly upperCase?: boolean;
  /** Shown whatever the row holds (kind `constant`). */
  readonly value?: string;
  /** Shown where an image is missing. */
  readonly missing?: string;
}

interface ValueType<Raw> {
  readonly renderer: Renderer;
  /** Figures stand at the end of their column. */
  readonly align?: 'end';
  /** The value in plain words, for cells, CSV and screen readers. Total: junk gives '—'. */
  text(raw: unknown, options: ValueTypeOptions): string;
  tone?(raw: unknown, options: ValueTypeOptions): Tone | undefined;
  schema(options: ValueTypeOptions): JsonSchema;
  sample(random: Random, options: ValueTypeOptions): Raw;
}

const plain = (raw: unknown): string => {
  if (typeof raw === 'string') return raw.trim() === '' ? UNREADABLE : raw;
  return typeof raw === 'number' && Number.isFinite(raw) ? String(raw) : UNREADABLE;
};

/** What a table says of a raw value; a name that every object inherits says nothing. */
const lookUp = <T>(table: Readonly<Record<string, T>> | undefined, raw: unknown): T | undefined =>
  typeof raw === 'string' && table && Object.hasOwn(table, raw) ? table[raw] : undefined;

const hex = (random: Random, length: number) =>
  Array.from({ length }, () => random.int(0, 15).toString(16)).join('');

const decimalSchema: JsonSchema = {
  type: ['string', 'number'],
  pattern: '^-?\\d+(\\.\\d+)?$',
  description: 'A decimal, preferably as a string',
};

const stringType = (renderer: Renderer, sample: (random: Random) => string): ValueType<string> => ({
  renderer,
  text: plain,
  schema: () => ({ type: 'string' }),
  sample,
});

const amount: ValueType<string | number> = {
  renderer: 'number',
  align: 'end',
  text: (raw, { decimals, prefix = '' }) => {
    const value = readDecimal(raw);
    if (!value) return UNREADABLE;
    const digits = formatDecimal(value, decimals ?? 2, decimals);
    return digits.startsWith('-') ? `-${prefix}${digits.slice(1)}` : prefix + digits;
  },
  tone: (raw, { colour }) => {
    const value = readDecimal(raw);
    if (!value || !colour) return undefined;
    if (colour === 'profit') return value.gt(0) ? 'gain' : 'loss';
    if (value.lt(0)) return 'loss';
    return colour === 'sign' ? 'gain' : undefined;
  },
  schema: () => decimalSchema,
  sample: (random, { decimals = 2 }) => random.decimal(1, 900, decimals),
};

/** The one table of kinds: a new kind is one entry here. */
export const valueTypes = {
  text: {
    ...stringType(
      'text',
      (random) => `${random.pick(['Quiet', 'Early', 'Second'])} entry ${random.int(1, 99)}`,
    ),
    text: (raw, { upperCase }) => (upperCase ? plain(raw).toUpperCase() : plain(raw)),
  },
  id: {
    ...stringType('code', (random) => hex(random, 24)),
    schema: () => ({ type: ['string', 'number'] }),
  },
  address: stringType('code', (random) => `0x${hex(random, 40)}`),
  email: {
    ...stringType('text', (random) => `member${random.int(1, 999)}@example.test`),
    schema: () => ({ type: 'string', pattern: '^\\S+@\\S+$' }),
  },
  secret: {
    ...stringType('secret', (random) => hex(random, 32)),
    schema: () => ({ type: 'string', minLength: 1 }),
  },
  code: {
    ...stringType('text', (random) => String(random.int(100000, 999999))),
    schema: () => ({ type: 'string', pattern: '^\\d{6}$' }),
  },
  integer: {
    renderer: 'number',
    align: 'end',
    text: (raw) => {
      const value = readDecimal(raw);
      return value ? formatDecimal(value) : UNREADABLE;
    },
    schema: () => ({ type: ['integer', 'string'], pattern: '^\\d+$' }),
    sample: (random) => random.int(0, 120),
  } satisfies ValueType<number | string>,
  amount,
  money: {
    ...amount,
    text: (raw, options) => amount.text(raw, { decimals: 2, prefix: '$', ...options }),
  },
  date: {
    renderer: 'text',
    text: (raw, { format = 'second' }) => {
      const date = readDate(raw);
      return date ? formatDate(date, format) : UNREADABLE;
    },
    schema: () => ({ type: ['string', 'number'], pattern: '^\\d{4}-\\d{2}-\\d{2}' }),
    sample: (random) =>
      new Date(Date.UTC(2026, random.int(0, 9), random.int(1, 28), random.int(0, 23))).toISOString(),
  } satisfies ValueType<string | number>,
  enum: {
    renderer: 'tag',
    text: (raw, { labels, otherwise, upperCase }) => {
      const text = lookUp(labels, raw) ?? otherwise ?? plain(raw);
      return upperCase ? text.toUpperCase() : text;
    },
    tone: (raw, { tones, otherTone }) =>
      typeof raw === 'string' ? (lookUp(tones, raw) ?? otherTone) : undefined,
    schema: () => ({ type: 'string' }),
    sample: (random, { labels, tones }) => {
      const known = Object.keys({ ...labels, ...tones });
      return known.length > 0 ? random.pick(known) : 'OTHER';
    },
  } satisfies ValueType<string>,
  flag: {
    renderer: 'tag',
    text: (raw, { labels = { true: 'Yes', false: 'No' } }) => {
      if (raw === true) return labels.true ?? UNREADABLE;
      const empty = raw === false || raw === null || raw === undefined || raw === '';
      return (empty ? labels.false : undefined) ?? UNREADABLE;
    },
    schema: () => ({ type: ['boolean', 'null'] }),
    sample: (random) => random.int(0, 1) === 1,
  } satisfies ValueType<boolean | null>,
  image: {
    renderer: 'image',
    text: (raw, { missing = UNREADABLE }) => safeUrl(raw) ?? missing,
    schema: () => ({ type: 'string' }),
    sample: () => '',
  } satisfies ValueType<string>,
  link: {
    renderer: 'link',
    text: (raw) => safeUrl(raw) ?? UNREADABLE,
    schema: () => ({ type: 'string' }),
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

/** The type a well-behaved server sends for a kind. */
export type RawOf<K extends ValueTypeName> = ReturnType<(typeof valueTypes)[K]['sample']>;

/** The same table for readers that meet a kind by name only. */
export const valueTypeOf = (name: ValueTypeName): ValueType<unknown> => valueTypes[name];

/** A reckoned amount as money stands everywhere: -$12.50. */
export const moneyText = (value: Big): string => valueTypes.money.text(value.toFixed(), {});
