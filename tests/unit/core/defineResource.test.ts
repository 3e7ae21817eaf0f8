import { describe, expect, it } from 'vitest';
import { rowFields } from '../../../contract/calls';
import { nest } from '../../../contract/requestSchema';
import { defineResource, fieldOf, getValue } from '../../../src/core/defineResource';
import { products } from '../../support/exampleLists';

describe('the schema of dotted keys', () => {
  const text = { type: 'string' };
  it('nests them, and requires all that are not optional; an object without required keys may be null', () => {
    const schema = nest([
      { key: 'id', schema: text },
      { key: 'user.name', schema: text },
      { key: 'user.address.town', schema: text, optional: true },
      { key: 'remarks', schema: text, optional: true },
    ]);
    const address = {
      anyOf: [{ type: 'object', properties: { town: text }, required: [] }, { type: 'null' }],
    };
    const user = { type: 'object', properties: { name: text, address }, required: ['name'] };
    expect(schema).toEqual({
      type: 'object',
      properties: { id: text, remarks: text, user },
      required: ['id', 'user'],
    });
  });
});

it('a misspelt option of a definition fails the type check', () => {
  // @ts-expect-error -- `datefilter` is misspelt: the option is `dateFilter`.
  expect(defineResource({ ...products, datefilter: 'createdAt' })).toBeDefined();
});

describe('the fields of a resource', () => {
  it('are found by key; an unknown key throws with the names', () => {
    expect(fieldOf(products, 'price').title).toBe('Price');
    expect(fieldOf(products, 'name').title).toBe('Name');
    expect(() => fieldOf(products, 'colour')).toThrow('products has no field colour');
  });

  it('are the defined fields, then one field per hidden key', () => {
    expect(rowFields(products)).toEqual(products.fields);
    expect(rowFields({ ...products, hidden: ['_id'] }).at(-1)).toEqual({
      key: '_id',
      title: '_id',
      valueType: 'id',
    });
  });

  it('are read from any response by a dotted key', () => {
    expect(getValue({ user: { name: 'Ann' } }, 'user.name')).toBe('Ann');
    for (const row of [null, undefined, 'Ann', 7, { user: null }, { user: 'Ann' }, {}])
      expect([row, getValue(row, 'user.name')]).toEqual([row, undefined]);
    expect(getValue('Ann', 'length')).toBeUndefined();
  });
});
