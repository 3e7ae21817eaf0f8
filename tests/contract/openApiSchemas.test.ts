import { describe, expect, it } from 'vitest';
import { inferFromOpenApi } from '../../contract/newResource/openApi';
import { documentOf, envelope, json, type Json } from './openApiDocument';

/** Infers the list of a document with this schema of a row. */
const infer = (row: unknown, components: Json = {}, media: Json = {}) =>
  inferFromOpenApi(documentOf(json(envelope(row), media), { components }), 'list');

/** Infers the list of a document whose rows have these properties, all of them required. */
const rowsWith = (properties: Json, schemas: Json = {}) =>
  infer({ type: 'object', properties, required: Object.keys(properties) }, { schemas });

/** Returns the field of a row whose only value has this schema, and the notes. */
const fieldWith = (schema: unknown, schemas: Json = {}, key = 'part') => {
  const { list, notes } = rowsWith({ name: {}, [key]: schema }, schemas);
  const field = list.fields.find((one) => one.field.key === key)?.field;
  return { field, skipped: list.skipped.map((one) => one.key), notes: notes.join(' ') };
};

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

describe('the value type of an OpenAPI schema', () => {
  it.each<[schema: Json, field: Json]>([
    [
      { type: 'string', format: 'date' },
      { valueType: 'date', format: 'day' },
    ],
    [
      { type: 'string', format: 'date-time' },
      { valueType: 'date', format: 'second' },
    ],
    [
      { type: ['string', 'null'], format: 'date' },
      { valueType: 'date', format: 'day', optional: true },
    ],
    [
      { type: 'string', format: 'uuid', nullable: true },
      { valueType: 'id', optional: true },
    ],
    [{ type: 'string', format: 'email' }, { valueType: 'email' }],
    [{ type: 'string', format: 'uri' }, { valueType: 'link' }],
    [{ type: 'string', format: 'password' }, { valueType: 'secret' }],
    [{ type: 'string', format: 'decimal' }, { valueType: 'amount' }],
    [{ type: 'string', pattern: String.raw`^-?\d{0,8}(?:\.\d{0,2})?$` }, { valueType: 'amount' }],
    [{ type: 'string', pattern: String.raw`^\d+\.\d{2}$` }, { valueType: 'amount' }],
    [{ type: 'string', pattern: String.raw`^\d+\.\d{8}$` }, { valueType: 'amount' }],
    [{ type: 'string', pattern: '^[A-Z]{3}$' }, { valueType: 'text' }],
    [{ type: 'string', pattern: '[' }, { valueType: 'text' }],
    [{ type: 'number', example: 10 }, { valueType: 'amount' }],
    [{ type: 'integer', format: 'int64' }, { valueType: 'integer' }],
    [{ type: 'integer', example: 1.5e12 }, { valueType: 'integer' }],
    [{ type: 'boolean' }, { valueType: 'flag' }],
    [{ enum: [true, false] }, { valueType: 'flag' }],
    [{ enum: ['a', 'b', null] }, { valueType: 'enum', optional: true }],
    [{ enum: [1, 2] }, { valueType: 'integer', summed: false }],
    [{ enum: [0.5, 1.5] }, { valueType: 'amount', summed: false }],
    [{ oneOf: [{ const: 'a' }, { const: 'b' }] }, { valueType: 'enum' }],
    [{ anyOf: [{ type: 'number' }, { type: 'string' }] }, { valueType: 'amount' }],
    // TypeBox and Elysia describe a date as each of its forms.
    [
      {
        anyOf: [
          { type: 'Date' },
          { type: 'string', format: 'date-time' },
          { type: 'string', format: 'date' },
          { type: 'number' },
        ],
      },
      { valueType: 'date', format: 'second' },
    ],
    [{ type: ['integer', 'string'] }, { valueType: 'id' }],
    [
      { type: ['integer', 'string'], format: 'int32', pattern: '^-?(?:0|[1-9]\\d*)$' },
      { valueType: 'integer' },
    ],
    [{ type: 'string', format: 'int64' }, { valueType: 'integer' }],
    [{ anyOf: [{ type: 'integer' }, { type: 'null' }] }, { valueType: 'integer', optional: true }],
    [{ oneOf: [ref('Day'), { enum: [null] }] }, { valueType: 'date', format: 'day', optional: true }],
    [
      { allOf: [ref('Day')], nullable: true },
      { valueType: 'date', format: 'day', optional: true },
    ],
    [
      { $ref: '#/components/schemas/Alias', description: 'A day' },
      { valueType: 'date', format: 'day' },
    ],
    [
      { type: 'string', format: 'date', examples: [null, '2026-01-02'] },
      { valueType: 'date', format: 'day', optional: true },
    ],
    [
      { type: 'string', format: 'date-time', example: 'string' },
      { valueType: 'date', format: 'second' },
    ],
    [
      { type: 'string', format: 'date-time', example: '<dateTime>' },
      { valueType: 'date', format: 'second' },
    ],
    [ref('Address'), { valueType: 'text' }],
    [ref('Money'), { valueType: 'amount' }],
  ])('%j becomes %j', (schema, field) => {
    const schemas = {
      Day: { type: 'string', format: 'date' },
      Alias: ref('Day'),
      // Names of value types with another meaning.
      Address: { type: 'string', maxLength: 80 },
      Money: { type: 'number', format: 'double' },
    };
    expect(fieldWith(schema, schemas).field).toEqual({ key: 'part', title: 'Part', ...field });
  });

  it.each<[schema: unknown, skipped: string, note: string]>([
    [{ type: 'string', format: 'binary' }, 'part', 'it contains a file'],
    [{ type: 'string', contentEncoding: 'base64' }, 'part', 'it contains a file'],
    [{ type: 'object', additionalProperties: { type: 'string' } }, 'part', ''],
    [{ type: 'object' }, 'part', ''],
    [{ type: 'array', items: { type: 'string' } }, 'part', ''],
    [ref('Missing'), 'part', 'The reference "#/components/schemas/Missing" has no target'],
    [{ $ref: 'common.yaml#/Money' }, 'part', 'The reference "common.yaml#/Money" leads to another file'],
    [{ $ref: 'https://x.test/a.json' }, 'part', 'leads to another file'],
    [ref('Loop'), 'part', 'contains itself, by $ref or allOf'],
    [ref('Tree'), 'part.child', 'part.child is left out: its schema contains itself.'],
    [{ $ref: 5 }, 'part', 'A $ref of the document is not a text.'],
  ])('%j is left out', (schema, skipped, note) => {
    const tree = { type: 'object', properties: { name: { type: 'string' }, child: ref('Tree') } };
    const found = fieldWith(schema, { Loop: ref('Loop2'), Loop2: { allOf: [ref('Loop')] }, Tree: tree });
    expect(found.skipped).toEqual([skipped]);
    expect(found.notes).toContain(note);
  });

  it.each<[key: string, schema: Json, note: string]>([
    [
      'kind',
      { type: 'integer', enum: [0, 1], 'x-enum-varnames': ['A', 'B'] },
      '(0 A, 1 B): the portal shows the number',
    ],
    ['createdAt', { type: 'integer' }, 'createdAt may be a time'],
    ['part', { type: 'integer', format: 'unix-time', example: 1_700_000_000 }, 'part may be a time'],
    ['createdAt', { type: 'string' }, 'createdAt may be a date'],
    ['createdAt', { type: 'string', example: null }, 'createdAt may be a date'],
    ['amount', { type: 'string' }, 'amount may be an amount'],
    [
      'part',
      { type: ['string', 'boolean'] },
      'part has several types (string, boolean): it is shown as text.',
    ],
    ['part', { type: 'string', format: 'date', example: '1 May' }, `can't show the example "1 May" as date`],
    ['part', { type: 'string', format: 'uri', example: '/a.png' }, `can't show the example "/a.png" as uri`],
  ])('%s of %j is noted', (key, schema, note) => {
    expect(fieldWith(schema, {}, key).notes).toContain(note);
  });

  it('takes examples from the media type, the schema of the row and the properties', () => {
    const row = { type: 'object', properties: { at: { type: 'integer' }, who: { type: 'string' } } };
    const rows = { ...row, example: { at: 1_790_000_000_000 } };
    const examples = { one: { $ref: '#/components/examples/One' } };
    const components = { examples: { One: { value: { data: [{ who: 'a@x.test' }] } } } };
    const { list } = infer(rows, components, { examples });
    expect(list.fields.map(({ field }) => [field.key, field.valueType])).toEqual([
      ['at', 'date'],
      ['who', 'email'],
    ]);
  });

  it('takes the properties of rows that have no schema from their examples', () => {
    const example = { data: [{ id: 'a', amount: '5' }] };
    for (const rows of [{ type: 'object' }, undefined]) {
      const { list } = infer(rows, {}, { example });
      expect(list.fields.map(({ field }) => [field.key, field.valueType])).toEqual([
        ['id', 'id'],
        ['amount', 'amount'],
      ]);
    }
  });

  it('joins the variants of a row, whose properties are then optional', () => {
    const variant = (key: string, part: Json) => ({
      type: 'object',
      required: ['id', key],
      properties: { id: { type: 'string' }, [key]: part },
    });
    const rows = { oneOf: [variant('iban', { type: 'string' }), variant('address', { type: 'string' })] };
    const { list } = infer(rows);
    expect(list.fields.map(({ field }) => [field.key, field.optional ?? false])).toEqual([
      ['id', false],
      ['iban', true],
      ['address', true],
    ]);
  });

  it('reads a parent whose variants contain it by allOf, and such a variant alone', () => {
    const part = (key: string) => ({ type: 'object', properties: { [key]: { type: 'string' } } });
    const schemas = {
      Animal: { ...part('name'), oneOf: [ref('Cat'), ref('Dog')] },
      Cat: { allOf: [ref('Animal'), part('meow')] },
      Dog: { allOf: [ref('Animal'), part('bark')] },
    };
    const keysOf = (name: string) => infer(ref(name), { schemas }).list.fields.map(({ field }) => field.key);
    expect(keysOf('Animal')).toEqual(['name', 'meow', 'bark']);
    expect(keysOf('Cat')).toEqual(['name', 'meow']);
  });

  it('ends for schemas that double with every reference', () => {
    const schemas = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [
        `S${index}`,
        {
          allOf: [ref(`S${index + 1}`), ref(`S${index + 1}`)],
          properties: { [`p${index}`]: { type: 'string' } },
        },
      ]),
    );
    const { list } = rowsWith({ name: {}, all: ref('S0') }, { ...schemas, S40: { type: 'object' } });
    expect(list.fields).toHaveLength(41);
  });
});
