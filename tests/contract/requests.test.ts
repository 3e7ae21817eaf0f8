import { describe, expect, it } from 'vitest';
import { everyCall } from '../../contract/calls';
import { requestSchema } from '../../contract/requestSchema';
import { violations } from '../../contract/validate';
import type { JsonSchema } from '../../src/core/schema';

const isValid = (schema: JsonSchema, value: unknown) => violations(schema, value).length === 0;

describe('request schema', () => {
  it('limits a text to 200 characters, and a long text to 5000', () => {
    expect(isValid(requestSchema('text'), 'a'.repeat(200))).toBe(true);
    expect(isValid(requestSchema('text'), 'a'.repeat(201))).toBe(false);
    expect(isValid(requestSchema('longText'), 'a'.repeat(5000))).toBe(true);
    expect(isValid(requestSchema('longText'), 'a'.repeat(5001))).toBe(false);
  });

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
