// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callsOf } from '../../../contract/calls';
import { violations } from '../../../contract/validate';
import type { Sandbox } from '../../../sandbox/app';
import { post } from '../../../src/core/call';
import { defineObject, defineResource, pick } from '../../../src/core/defineResource';
import { valueTypeOf, UNREADABLE, type ValueTypeName } from '../../../src/core/valueTypes';
import { at, clientOf, openSandbox, rowsOf, type Client } from './client';

const toys = defineResource({
  name: 'toys',
  title: 'Toys',
  rowKey: '_id',
  read: { method: 'POST', path: 'api/user/toys' },
  summary: [{ key: 'worth', title: 'Worth', valueType: 'money' }],
  fields: [
    { key: 'maker.name', title: 'Maker', valueType: 'text' },
    { key: 'maker.email', title: 'E-mail', valueType: 'email' },
    { key: 'price', title: 'Price', valueType: 'amount' },
  ],
  create: post('api/user/addToy', { name: 'text' }),
});
const box = defineObject({
  name: 'box',
  one: post('api/user/box', {}),
  bare: 'text',
  fields: [{ key: 'value', title: 'Box', valueType: 'address' }],
});

/** A list whose rows are named by a value of that kind, deep inside the row. */
const keyedBy = (valueType: ValueTypeName) =>
  defineResource({
    name: `by-${valueType}`,
    title: valueType,
    rowKey: 'own.key',
    read: { method: 'POST', path: `api/user/by-${valueType}` },
    fields: [{ key: 'own.key', title: 'Key', valueType }],
  });
const keyKinds: ValueTypeName[] = [
  'text',
  'email',
  'id',
  'integer',
  'code',
  'address',
  'amount',
  'date',
  'link',
];
const keyed = keyKinds.map(keyedBy);

let sandbox: Sandbox;
let client: Client;
let token: string;

beforeAll(async () => {
  sandbox = await openSandbox({ resources: [toys, box, ...keyed], rows: 2 });
  client = clientOf(sandbox);
  token = await client.signIn(sandbox.demo.email, sandbox.demo.password);
});
afterAll(() => sandbox.close());

const page = (skip: number, limit = 10) => client.send('POST', 'api/user/toys', { limit, skip }, token);

describe('a resource without a handler of its own', () => {
  it('has rows that keep the contract, the same ones every time', async () => {
    const [call] = callsOf(toys);
    const reply = await page(0);
    expect(violations(call?.answer ?? {}, reply.body)).toEqual([]);
    expect(reply).toEqual(await page(0));
    expect(at(reply, 'data.0.maker.email')).toContain('@');
  });

  it('pages', async () => {
    const pages = [await page(0), await page(10), await page(20)].map((reply) => rowsOf(reply));
    expect(pages.map(({ length }) => length)).toEqual([10, 10, 5]);
    expect(pages.flat()).toEqual(rowsOf(await page(0, 100)));
    expect(at(await page(0), 'count')).toBe(25);
  });

  it.each(keyed)('tells its rows apart by a key of the kind $title', async (list) => {
    const reply = await client.send('POST', list.read.path, { limit: 100, skip: 0 }, token);
    const values = rowsOf(reply).map((row) => pick(row, list.rowKey));
    expect(new Set(values).size).toBe(25);
    const [call] = callsOf(list);
    expect(violations(call?.answer ?? {}, reply.body)).toEqual([]);
    for (const value of values) {
      expect(valueTypeOf(list.title).text(value, {})).not.toBe(UNREADABLE);
      expect(typeof value).toBe(list.title === 'integer' ? 'number' : 'string');
      if (list.title === 'id') expect(value).toMatch(/^[0-9a-f]{24}$/);
    }
  });

  it('takes writes and single objects', async () => {
    const added = await client.send('POST', 'api/user/addToy', { name: 'x' }, token);
    expect(at(added, 'success')).toBe(true);
    const [call] = callsOf(box);
    const reply = await client.send('POST', 'api/user/box', {}, token);
    expect(violations(call?.answer ?? {}, reply.body)).toEqual([]);
  });

  it('needs a token and a right limit', async () => {
    expect((await client.send('POST', 'api/user/toys', { limit: 10, skip: 0 })).status).toBe(401);
    expect((await page(0, 101)).status).toBe(400);
  });
});
