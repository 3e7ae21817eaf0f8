import fc, { type Arbitrary } from 'fast-check';
import type { JsonSchema } from '../../src/core/schema';
import { hostileValues } from './hostileValues';

/** A value that only its text can carry: 1e999, thousands of lists in each other. */
class RawJson {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Writes JSON as JSON.stringify does, and raw pieces as they are. */
function write(value: unknown): string {
  if (value instanceof RawJson) return value.text;
  if (Array.isArray(value)) return `[${value.map(write).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([key, inner]) => `${JSON.stringify(key)}:${write(inner)}`)
    .join()}}`;
}

/** Longer ones are for single tests: tens of thousands of answers would spend their time on copying them. */
const HANDY = 2_000;
const raw = hostileValues.filter(([, json]) => json.length <= HANDY).map(([, json]) => new RawJson(json));
const deep = [30, 600, 20_000].flatMap((depth) => [
  new RawJson('['.repeat(depth) + ']'.repeat(depth)),
  new RawJson('{"a":'.repeat(depth) + '1' + '}'.repeat(depth)),
]);

/** Names that every object inherits, or that promises, JSON and keys of rows give a meaning. */
const names = '__proto__ constructor toString hasOwnProperty valueOf length then toJSON'.split(' ');
const words = ['undefined', 'NaN', '[object Object]', 'Invalid Date', 'null', 'row-0', 'row-1', 'row-1-1'];
/** What steers, hides, joins or splits text, and what addresses, templates and markup are made of. */
const marks = [
  ...['\u202e', '\u2066', '\u200b', '\u200d', '\u0000', '\u001b[2J', '\ud800', '\udc00x', '\ufeff', '\u2028'],
  ...'😀 e\u0301 {_id} $& % / . .. # ?a=b \\ <b> &amp; \t \n'.split(' '),
  ' ',
];
const dates = [
  ...['0000-01-01', '0050-06-01', '9999-12-31', '2026-02-30', '2026-01-31T99:99', '2026-01-31T24:00:00'],
  ...['2026-01-31T23:59:60', '2026-01-31T10:00:00+99:99', '2026-1-1', '-000001-01-01', '+275760-09-13'],
  ...[8.64e15, 8.64e15 + 1, -8.64e15, -62_167_219_200_001, 253_402_300_800_000, 0, -1, 1.5],
];
const figures = [
  ...[-0, 1e21, -1e21, 1e308, 5e-324, 0.1 + 0.2, 2 ** 31, 2 ** 53, -(2 ** 53), 1e-7],
  ...[
    '1e5',
    '-0',
    '-0.000000001',
    '+1',
    '1,000',
    '0x1f',
    ' 12 ',
    '٣',
    '00012',
    '9'.repeat(30),
    '9'.repeat(400),
  ],
];

const oddText = fc.oneof(
  fc.constantFrom(...names, ...words),
  fc
    .array(fc.oneof(fc.constantFrom(...marks), fc.string({ maxLength: 4 })), { maxLength: 6 })
    .map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.integer({ min: 1, max: 300 }).map((length) => 'w'.repeat(length)),
);

const oddLeaf = fc.oneof(
  fc.constantFrom(null, true, false, '', 0, -1),
  fc.constantFrom(...dates, ...figures),
  oddText,
  fc.constantFrom(...raw),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

const oddKey = fc.oneof(
  fc.constantFrom(...names, ...words, 'data', 'count', 'success', 'id', '_id', 'key'),
  oddText,
);

/** Own keys by any name, __proto__ among them. */
const objectOf = (value: Arbitrary<unknown>, maxLength: number) =>
  fc.array(fc.tuple(oddKey, value), { maxLength }).map((entries): object => Object.fromEntries(entries));

const odd: Arbitrary<unknown> = fc.oneof(
  { weight: 12, arbitrary: oddLeaf },
  { weight: 2, arbitrary: fc.array(oddLeaf, { maxLength: 3 }) },
  { weight: 2, arbitrary: objectOf(oddLeaf, 3) },
  { weight: 1, arbitrary: objectOf(objectOf(oddLeaf, 2), 2) },
  { weight: 1, arbitrary: fc.constantFrom(...deep) },
);

/** How often a value is another than its schema says: one in so many, by how deep it stands in the answer. */
const ONE_IN = [80, 40, 12, 6];

function broken(schema: JsonSchema, depth: number): Arbitrary<unknown> {
  const oneIn = ONE_IN[depth] ?? 6;
  return fc.oneof(
    { withCrossShrink: true },
    { weight: oneIn - 1, arbitrary: kept(schema, depth) },
    { weight: 1, arbitrary: odd },
  );
}

/** Every property there is, but now and then one, and now and then some that nobody asked for. */
function record({ properties = {} }: JsonSchema, depth: number): Arbitrary<unknown> {
  const keys = Object.keys(properties);
  const whole = fc.record(
    Object.fromEntries(Object.entries(properties).map(([key, inner]) => [key, broken(inner, depth + 1)])),
  );
  const lacking =
    keys.length === 0
      ? fc.constant<string[]>([])
      : fc.subarray(keys, { minLength: 1, maxLength: Math.min(2, keys.length) });
  const less = fc
    .tuple(whole, lacking)
    .map(([all, left]) => Object.fromEntries(Object.entries(all).filter(([key]) => !left.includes(key))));
  const more = fc.tuple(whole, objectOf(odd, 3)).map(([all, rest]) => ({ ...rest, ...all }));
  const oneIn = (ONE_IN[depth] ?? 6) / 2;
  return fc.oneof(
    { withCrossShrink: true },
    { weight: Math.ceil(oneIn * 2), arbitrary: whole },
    { weight: 1, arbitrary: less },
    { weight: 1, arbitrary: more },
  );
}

const scalars: Readonly<Record<string, Arbitrary<unknown>>> = {
  string: fc.oneof({ weight: 3, arbitrary: fc.string({ maxLength: 16 }) }, { weight: 1, arbitrary: oddText }),
  number: fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })),
  integer: fc.oneof(fc.nat(200), fc.maxSafeNat()),
  boolean: fc.boolean(),
  null: fc.constant(null),
};

/** A text by its pattern; a moment is one more often than a pattern alone would hit the calendar. */
const texts = new Map<string, Arbitrary<string>>();
function textBy(pattern: string): Arbitrary<string> {
  const known = texts.get(pattern);
  if (known) return known;
  const byPattern = fc.stringMatching(new RegExp(pattern), { size: 'small' });
  const moment = fc.date({ noInvalidDate: true, min: new Date('0001-01-01'), max: new Date('9999-12-31') });
  const text = pattern.includes('{4}-')
    ? fc.oneof(
        byPattern,
        moment.map((date) => date.toISOString()),
      )
    : byPattern;
  texts.set(pattern, text);
  return text;
}

/** What keeps its schema, save for what stands within. */
function kept(schema: JsonSchema, depth: number): Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => kept(one, depth)));
  const { type: one = [] } = schema;
  const kinds = (typeof one === 'string' ? [one] : one).map((type) => {
    if (type === 'object') return record(schema, depth);
    if (type === 'array') return rows(broken(schema.items ?? {}, depth + 1));
    if (type === 'string' && schema.pattern !== undefined) return textBy(schema.pattern);
    return scalars[type] ?? odd;
  });
  return kinds.length > 0 ? fc.oneof(...kinds) : odd;
}

/** A few rows, and now and then one of them again, or more of them than a page holds. */
const rows = (row: Arbitrary<unknown>) =>
  fc.oneof(
    { weight: 12, arbitrary: fc.array(row, { maxLength: 3 }) },
    { weight: 1, arbitrary: row.map((one) => [one, one, one]) },
    { weight: 1, arbitrary: row.map((one) => Array.from({ length: 25 }, () => one)) },
  );

/** An answer as it comes over the wire: its status, and its body, which may be no JSON at all. */
export interface WireAnswer {
  readonly status: number;
  readonly text: string;
}

/** Answers of a call, most of them broken somewhere; they shrink towards one that its schema allows. */
export function answersOf(schema: JsonSchema): Arbitrary<WireAnswer> {
  const body = broken(schema, 0).map(write);
  const cut = fc.tuple(body, fc.nat(60)).map(([text, length]) => text.slice(0, length));
  return fc.record({
    status: fc.oneof(
      { weight: 60, arbitrary: fc.constant(200) },
      { weight: 1, arbitrary: fc.constantFrom(201, 301, 400, 401, 404, 429, 500, 503) },
    ),
    text: fc.oneof(
      { weight: 80, arbitrary: body },
      { weight: 1, arbitrary: cut },
      { weight: 1, arbitrary: oddText },
    ),
  });
}
