import { describe, expect, it } from 'vitest';
import { everyCall } from '../../contract/calls';
import { requestSchema } from '../../contract/requestSchema';
import { violations } from '../../contract/validate';
import type { JsonSchema } from '../../src/core/schema';
import { valueTypeOf, type ValueTypeName } from '../../src/core/valueTypes';

/** The maximum length of each value type in a request. Repeated here as the expected result of the tests. */
const maxLengths: Partial<Record<ValueTypeName, number>> = {
  text: 200,
  longText: 5000,
  id: 100,
  address: 200,
  email: 254,
  secret: 200,
  code: 6,
  integer: 15,
  amount: 62,
  money: 62,
  date: 40,
  enum: 200,
  image: 2048,
  link: 2048,
};

const isValid = (schema: JsonSchema, value: unknown) => violations(schema, value).length === 0;

/** Creates a text with exactly `length` characters that is a valid value of the value type. */
const ofLength = (name: ValueTypeName, length: number) => {
  if (name === 'email') return `a@${'b'.repeat(length - 2)}`;
  if (name === 'date') return '2026-03-01T00:00:00.'.padEnd(length, '0');
  if (name === 'amount' || name === 'money') return `-${'1'.repeat(30)}.`.padEnd(length, '1');
  if (name === 'image' || name === 'link') return 'https://example.test/'.padEnd(length, 'a');
  return '1'.repeat(length);
};

describe('request schema', () => {
  it.each(Object.entries(maxLengths) as [ValueTypeName, number][])(
    'limits %s to %i characters in requests',
    (name, length) => {
      expect(isValid(requestSchema(name), ofLength(name, length))).toBe(true);
      expect(isValid(requestSchema(name), ofLength(name, length + 1))).toBe(false);
      // The patterns of codes and amounts limit their length in responses too.
      if (!['code', 'amount', 'money'].includes(name))
        expect(isValid(valueTypeOf(name).schema({}), ofLength(name, length + 1))).toBe(true);
    },
  );

  it('limits the length or the values of every text in every call', () => {
    const open = everyCall().flatMap(({ path, request }) =>
      Object.entries(request.properties ?? {})
        .filter(([, { type = [], enum: values, maxLength }]) => {
          const isText = values === undefined && (type === 'string' || type.includes('string'));
          return isText && maxLength === undefined;
        })
        .map(([key]) => `${path} ${key}`),
    );
    expect(open).toEqual([]);
  });

  it.each(['\u0000', '\u0007', '\u001b[2J', '\u007f', '\u009b', '\ud800', '\udc00x'])(
    'rejects the control character or lone surrogate %j',
    (character) => {
      for (const name of ['text', 'longText', 'id', 'email', 'secret', 'address'] as const) {
        expect(isValid(requestSchema(name), `a@b${character}c`)).toBe(false);
        expect(isValid(requestSchema(name), 'a@bc')).toBe(true);
      }
    },
  );

  it.each(['\t', '\n', '\r', '\u2028', '\u202e', '\u2066'])('accepts %j in a long text only', (character) => {
    expect(isValid(requestSchema('text'), `a${character}b`)).toBe(false);
    expect(isValid(requestSchema('longText'), `a${character}b`)).toBe(true);
  });

  it.each(['zoë', 'Μαρία', '王芳', 'عائشة', '👩‍👩‍👧', 'a\u200fb', "O'Brien <x> & co; -- %00"])(
    'accepts text of any language: %s',
    (text) => {
      expect(isValid(requestSchema('text'), text)).toBe(true);
    },
  );

  it('rejects numbers beyond the safe integers', () => {
    expect(isValid(requestSchema('id'), Number.MAX_SAFE_INTEGER)).toBe(true);
    for (const number of [1e20, -1e20, 2 ** 53]) expect(isValid(requestSchema('id'), number)).toBe(false);
  });
});
