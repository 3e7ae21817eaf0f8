import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDate } from '../../../src/core/dates';
import { UNREADABLE, valueTypeOf, type ValueTypeName } from '../../../src/core/valueTypes';

const ajv = new Ajv2020({ allowUnionTypes: true });
const validatorOf = (name: ValueTypeName) => ajv.compile(valueTypeOf(name).schema({}));

describe('the schema of the value type', () => {
  const junk = [null, {}, [], true];
  it.each<[ValueTypeName, unknown[], unknown[]]>([
    ['text', ['', 'Ann'], [1, ...junk]],
    ['longText', ['one\ntwo'], [1, ...junk]],
    ['id', ['WH1', 7, 2 ** 53 - 1], ['', ' ', 2 ** 53, ...junk]],
    ['address', ['0x1'], [1, ...junk]],
    ['email', ['a@b', 'ab@c', 'a@b@c'], ['', 'a', '@b', 'a@', 'a b@c', 'a@b c', ' a@b', 1, ...junk]],
    ['secret', ['x'], ['', ' ', 1, ...junk]],
    ['code', ['000000', '123456'], ['12345', '1234567', '12345x', ' 123456', 123456, ...junk]],
    ['integer', [0, 12, '12'], [1.5, -1, 2 ** 53, '', '-1', '1.5', '1x', '1'.repeat(31), ...junk]],
    [
      'amount',
      ['1', '-1.50', 2.5, -(2 ** 53 - 1)],
      ['', '1.', '.5', '1e5', ' 1', '1 ', 1e16, '1'.repeat(31), `0.${'1'.repeat(31)}`, ...junk],
    ],
    ['money', ['1', 2.5], ['one', ...junk]],
    [
      'date',
      [
        ...['2026-03-05', '2024-02-29', '2000-02-29', '2026-03-05T21:07', '2026-03-05 21:07:09.123456'],
        ...['0100-01-01', '9999-12-31', '2026-01-31T23:59:59.999', 253_402_300_799_999],
        ...['2026-03-05T21:07:09Z', '2026-03-05t21:07:09.5z', '2026-03-05T21:07:09-05:30'],
        ...['2026-03-05 21:07:09+02', '2026-03-05T21:07:09+0200', 1_772_744_829_000],
      ],
      [
        ...['', 'x2026-03-05', '2026-03-05 junk', '2026-03-05T21:07:09 UTC', '2026-03-05T21:07:09 (CET)'],
        ...'05-03-2026 2026-03-5 2026-02-30 2026-02-29 1900-02-29 2026-13-01 2026-00-10 2026-04-31'.split(
          ' ',
        ),
        ...'0000-00-00 0099-12-31 0001-01-01T00:00:00Z 2026-03-05T24:00 2026-03-05T21:07:60'.split(' '),
        ...['2026-03-05T21:07:09+25:00', '2026-03-05T', '2026-03-05Z', '\n2026-03-05', '2026-03-05\n'],
        ...[0, 1, 1_772_744_829, 1_772_744_829_000.5, -1_772_744_829_000, 253_402_300_800_000, ...junk],
      ],
    ],
    ['enum', ['OPEN'], [1, ...junk]],
    ['flag', [true, false, null, ''], ['true', 'false', 0, 1, {}]],
    [
      'image',
      [
        '',
        'https://example.test/a.png',
        'https://cdn.example.test:8443/a b.png?c=d#e',
        'http://localhost:80/a',
      ],
      [
        ...'/a.png a.png //example.test/a.png http://example.test/a.png data:image/png;base64,AAAA'.split(
          ' ',
        ),
        ...[
          'https://',
          'https:example.test',
          'https://exa mple.test',
          'https://user@example.test/a.png',
          ' ',
        ],
        ...[1, ...junk],
      ],
    ],
    [
      'link',
      [
        ...['https://example.test/', 'https://example.test/?a=b', 'http://127.0.0.1:5173/signup'],
        ...['http://localhost/a', 'https://localhost/a', 'http://[::1]/a'],
      ],
      [
        ...['', 'javascript:alert(1)', 'ftp://example.test', 'mailto:a@example.test', 'www.example.test'],
        ...['http://example.test/a', 'ftp://localhost/a', 'http://127.0.0.2/'],
        ...[
          'https://example.test:65536',
          'https://example.test\n',
          'http://localhost.example.test',
          1,
          ...junk,
        ],
      ],
    ],
  ])('%s accepts its values and rejects others', (name, accepted, rejected) => {
    const isValid = validatorOf(name);
    expect(accepted.filter((raw) => !isValid(raw))).toEqual([]);
    expect(rejected.filter((raw) => isValid(raw))).toEqual([]);
  });
});

describe('every value type', () => {
  const pieces = ['', ' ', ...'0 - . 1 29 2026-02- T21:07 :09 Z +02:00 junk https:// a.test'.split(' ')];
  const values = fc.oneof(
    fc.array(fc.constantFrom(...pieces), { maxLength: 6 }).map((parts) => parts.join('')),
    fc.constantFrom(null, true, false, {}, [], ['1'], -0, 0, 1.5, -1, 2 ** 53, 1e21, 5e-324),
    fc.integer({ min: -10, max: 3_000_000_000 }),
    fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
    fc.date({ noInvalidDate: true }).map((date) => date.valueOf()),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.tuple(fc.integer(), fc.nat(99)).map(([whole, cents]) => `${whole}.${cents}`),
    fc.stringMatching(/^\d{28,33}$/),
    fc.webUrl({ withFragments: true, withQueryParameters: true }),
  );
  /** Returns whether a value is shown; a blank text or an empty flag has nothing to show. */
  const isShown = (name: ValueTypeName, raw: unknown) => valueTypeOf(name).text(raw, {}) !== UNREADABLE;

  it('that reads its values shows exactly the valid ones', () => {
    const read: ValueTypeName[] = ['id', 'integer', 'amount', 'money', 'date', 'flag', 'link'];
    const validators = new Map(read.map((name) => [name, validatorOf(name)]));
    fc.assert(
      fc.property(fc.constantFrom(...read), values, (name, raw) => {
        // Spaces around an amount are ignored when it is read, but a backend must not send them.
        if (typeof raw === 'string' && raw !== raw.trim()) return;
        expect([name, raw, isShown(name, raw)]).toEqual([name, raw, validators.get(name)?.(raw)]);
      }),
      { numRuns: 20_000 },
    );
  });

  it('shows a valid text, name, choice, address, e-mail, secret or image, unless it is blank', () => {
    const texts: ValueTypeName[] = [
      'text',
      'name',
      'longText',
      'enum',
      'address',
      'email',
      'secret',
      'image',
    ];
    const validators = new Map(texts.map((name) => [name, validatorOf(name)]));
    const isBlank = (raw: unknown) => typeof raw === 'string' && raw.trim() === '';
    fc.assert(
      fc.property(fc.constantFrom(...texts), values, (name, raw) => {
        if (isBlank(raw) || !validators.get(name)?.(raw)) return;
        expect([name, raw, isShown(name, raw)]).toEqual([name, raw, true]);
      }),
      { numRuns: 10_000 },
    );
  });

  it('shows a valid date as the same moment in each form, and a valid decimal with its value', () => {
    const forms = ['2026-03-05T21:07:09.250Z', '2026-03-05 21:07:09.25z', '2026-03-05T23:07:09.250999+02:00'];
    for (const form of [
      ...forms,
      '2026-03-05t22:37:09.25+0130',
      '2026-03-05 16:07:09.250-05',
      1_772_744_829_250,
    ])
      expect([form, readDate(form)?.valueOf()]).toEqual([form, 1_772_744_829_250]);
    expect(valueTypeOf('amount').text(`${'1'.repeat(30)}.5`, {})).toBe(`${'111,'.repeat(9)}111.50`);
  });
});

describe('the text of unusual values', () => {
  const text = (name: ValueTypeName, raw: unknown, options = {}) => valueTypeOf(name).text(raw, options);

  it('is the number for numbers, and unreadable for blank texts, NaN and values of other types', () => {
    expect([text('text', 7), text('text', 0), text('id', 'WH1')]).toEqual(['7', '0', 'WH1']);
    for (const raw of ['', '  ', '\n', NaN, Infinity, null, undefined, {}, [], true])
      expect([raw, text('text', raw)]).toEqual([raw, UNREADABLE]);
  });

  it('is an amount with two decimals by default, and its prefix after the sign', () => {
    expect(text('amount', '-1234.5')).toBe('-1,234.50');
    expect(text('amount', '1.987', { decimals: 0 })).toBe('2');
    expect(text('money', '-0.5')).toBe('-$0.50');
  });

  it('is No for an empty flag, and unreadable for an invalid one', () => {
    for (const raw of [false, null, undefined, '']) expect([raw, text('flag', raw)]).toEqual([raw, 'No']);
    for (const raw of ['true', 'x', 0, 1, {}]) expect([raw, text('flag', raw)]).toEqual([raw, UNREADABLE]);
    expect(text('flag', true, { labels: { false: 'open' } })).toBe(UNREADABLE);
    expect(text('flag', false, { labels: { true: 'Closed' } })).toBe(UNREADABLE);
  });

  it('is an enum value in capitals on request; an object property such as toString is no label', () => {
    expect(text('enum', 'open', { upperCase: true })).toBe('OPEN');
    expect(text('enum', 'toString', { labels: { OPEN: 'Open' }, fallbackLabel: 'Other' })).toBe('Other');
    const tone = (raw: unknown) =>
      valueTypeOf('enum').tone?.(raw, { tones: { LOST: 'loss' }, fallbackTone: 'gain' });
    expect(['LOST', 'WON', 'constructor', 7, undefined].map(tone)).toEqual([
      'loss',
      'gain',
      'gain',
      undefined,
      undefined,
    ]);
  });

  it('is the number for a numeric enum value, even if that number has a label', () => {
    expect(text('enum', 1, { labels: { 1: 'One' } })).toBe('1');
  });
});
