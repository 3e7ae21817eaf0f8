import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../src/core/random';
import { UNREADABLE, valueTypeOf, type ValueTypeName } from '../../src/core/valueTypes';

const ajv = new Ajv2020({ allowUnionTypes: true });
const validatorOf = (name: ValueTypeName) => ajv.compile(valueTypeOf(name).schema({}));

describe('the schema of the value type', () => {
  const junk = [null, {}, [], true];
  it.each<[ValueTypeName, unknown[], unknown[]]>([
    ['text', ['', 'Ann'], [1, ...junk]],
    ['longText', ['one\ntwo'], [1, ...junk]],
    ['id', ['WH1', 7], junk],
    ['address', ['0x1'], [1, ...junk]],
    ['email', ['a@b', 'ab@c', 'a@b@c'], ['', 'a', '@b', 'a@', 'a b@c', 'a@b c', ' a@b', 1, ...junk]],
    ['secret', ['x'], ['', 1, ...junk]],
    ['code', ['000000', '123456'], ['12345', '1234567', '12345x', ' 123456', 123456, ...junk]],
    ['integer', [0, 12, '12'], [1.5, '', '-1', '1.5', '1x', ...junk]],
    ['amount', ['1', '-1.50', 2.5], ['', '1.', '.5', '1e5', ' 1', '1 ', ...junk]],
    ['money', ['1', 2.5], ['one', ...junk]],
    [
      'date',
      ['2026-03-05', '2026-03-05T21:07:09Z', 1],
      ['', 'x2026-03-05', '05-03-2026', '2026-03-5', ...junk],
    ],
    ['enum', ['OPEN'], [1, ...junk]],
    ['flag', [true, false, null, ''], ['true', 'false', 0, 1, {}]],
    ['image', ['', 'https://example.test/a.png'], [1, ...junk]],
    ['link', ['https://example.test'], [1, ...junk]],
  ])('%s accepts its values and rejects others', (name, accepted, rejected) => {
    const isValid = validatorOf(name);
    expect(accepted.filter((raw) => !isValid(raw))).toEqual([]);
    expect(rejected.filter((raw) => isValid(raw))).toEqual([]);
  });
});

describe('the text of unusual values', () => {
  const text = (name: ValueTypeName, raw: unknown, options = {}) => valueTypeOf(name).text(raw, options);

  it('is the number for numbers, and unreadable for blank texts, NaN and values of other types', () => {
    expect([text('text', 7), text('text', 0), text('id', 'WH1')]).toEqual(['7', '0', 'WH1']);
    for (const raw of ['', '  ', '\n', NaN, Infinity, null, undefined, {}, [], true])
      expect([raw, text('text', raw)]).toEqual([raw, UNREADABLE]);
  });

  it('is a date-time with seconds by default', () => {
    expect(text('date', '2026-03-05T21:07:09Z')).toBe('2026-03-05 21:07:09');
    expect(text('date', '2026-03-05T21:07:09Z', { format: 'day' })).toBe('2026-03-05');
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

describe('sample values', () => {
  const samples = (name: ValueTypeName, options = {}) => {
    const random = createRandom(3);
    return new Set(Array.from({ length: 60 }, () => valueTypeOf(name).sample(random, options)));
  };

  it('are known values of an enum, else OTHER', () => {
    const known = { labels: { OPEN: 'Open' }, tones: { LOST: 'loss' } };
    expect([...samples('enum', known)].sort()).toEqual(['LOST', 'OPEN']);
    expect([...samples('enum')]).toEqual(['OTHER']);
  });

  it('are both values of a flag, an empty image URL, and texts that differ', () => {
    expect([...samples('flag')].sort()).toEqual([false, true]);
    expect([...samples('image')]).toEqual(['']);
    for (const [name, shape] of [
      ['id', /^[0-9a-f]{24}$/],
      ['address', /^0x[0-9a-f]{40}$/],
      ['secret', /^[0-9a-f]{32}$/],
    ] as const)
      for (const sample of samples(name)) expect(String(sample)).toMatch(shape);
    const firstWords = new Set([...samples('text')].map((text) => String(text).split(' ')[0]));
    expect([...firstWords].sort()).toEqual(['Early', 'Quiet', 'Second']);
  });
});
