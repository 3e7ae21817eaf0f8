/** Tests of the generated rows that the sandbox serves for resources without a handler. */

import { describe, expect, it } from 'vitest';
import { callsOf } from '../../../contract/calls';
import { violations } from '../../../contract/validate';
import { getValue, type Resource } from '../../../src/core/defineResource';
import { valueTypeOf, UNREADABLE } from '../../../src/core/valueTypes';
import { box, games, keyed, oldGames } from '../../support/unhandledResources';
import { at, openSandbox, rowsOf, type Reply, signedIn } from './client';

// tests/contract/addingAResource.test.ts checks such resources by the contract, with their pages.

const sandbox = await openSandbox({ resources: [box, games, oldGames, ...keyed], rows: 2 });
const { client, token } = await signedIn(sandbox);

const post = (path: string, body: object, as = token) => client.call(path, body, as);
const request = (params: object = {}, limit = 100, as = token) =>
  post('games', { limit, skip: 0, shelf: 'low', status: '', period: '1day', ...params }, as);
/** Returns the violations of a response of a resource's call: by default its first, which reads. */
const violationsOf = (resource: Resource, { body }: Reply, call = 0) =>
  violations(callsOf(resource)[call]?.response ?? {}, body);

describe('a resource without a handler', () => {
  it.each(keyed)('returns rows with unique keys of type $title', async (list) => {
    const reply = await client.send('POST', list.read.path, { limit: 100, skip: 0 }, token);
    const values = rowsOf(reply).map((row) => getValue(row, list.rowKey));
    expect(new Set(values).size).toBe(25);
    expect(violationsOf(list, reply)).toEqual([]);
    for (const value of values) expect(valueTypeOf(list.title).text(value, {})).not.toBe(UNREADABLE);
  });

  it('returns a valid single object', async () => {
    expect(violationsOf(box, await post('box', {}))).toEqual([]);
  });

  it('requires a token and a valid limit', async () => {
    expect((await request({}, 10, '')).status).toBe(401);
    expect((await request({}, 101)).status).toBe(400);
  });

  it('filters rows by choices that are fields', async () => {
    const all = rowsOf(await request());
    const has = (row: unknown, key: string, value: unknown) => getValue(row, key) === value;
    expect(all).toHaveLength(100);
    expect(rowsOf(await request({ status: 'NEW' }))).toEqual(all.filter((row) => has(row, 'status', 'NEW')));
    expect(rowsOf(await request({ status: 'OLD', boxed: 'true' }))).toEqual(
      all.filter((row) => has(row, 'status', 'OLD') && has(row, 'boxed', true)),
    );
  });

  it("returns other rows and totals for a parameter that isn't a field, and repeats them for an equal request", async () => {
    const [day, week] = [await request(), await request({ period: '7day' })];
    expect(rowsOf(week)).not.toEqual(rowsOf(day));
    expect(at(week, 'worth')).not.toBe(at(day, 'worth'));
    expect(await request({ period: '7day' })).toEqual(week);
    expect(rowsOf(await request({ shelf: 'high' }))).not.toEqual(rowsOf(day));
    for (const reply of [day, week]) expect(violationsOf(games, reply)).toEqual([]);
  });

  it.each(['status', 'boxed', 'period'])('rejects an unknown value of %s with 400', async (name) => {
    const { status, body } = await request({ [name]: 'other' });
    expect([status, getValue(body, 'message')]).toEqual([400, `${name} is not one of the allowed values`]);
  });

  it('has its own rows when it shares a call with another list', async () => {
    expect(Object.keys(rowsOf(await request({ shelf: 'attic' }))[0] ?? {})).toEqual(['title']);
  });
});

describe('a row that a member adds', () => {
  it('comes first, for that member only', async () => {
    const email = 'other@example.test';
    await client.signUp(email);
    await post('verify', { email, otp: await client.mailedCode(email) }, '');
    const other = await client.signIn(email, 'Some-1234');
    const before = await request({}, 10);
    await post('addGame', { title: 'Chess', price: '12.50' });
    await post('addGame', { title: 'Go', price: '7' });
    const after = await request({}, 10);
    expect(at(after, 'count')).toBe(102);
    expect(rowsOf(after)).toEqual([
      expect.objectContaining({ title: 'Go', price: '7', status: 'NEW' }),
      expect.objectContaining({ title: 'Chess', createdAt: '2026-03-01T12:30:00.000Z' }),
      ...rowsOf(before).slice(0, 8),
    ]);
    expect(violationsOf(games, after)).toEqual([]);
    expect(await request({}, 10, other)).toEqual(before);
    expect(at(await request({ status: 'NEW' }), 'data.0.title')).toBe('Go');
    expect(JSON.stringify(rowsOf(await request({ status: 'OLD' })))).not.toContain('"Go"');
  });

  it('returns the data that the contract declares', async () => {
    expect(violationsOf(games, await post('addGame', { title: 'Chess', price: '1' }), 1)).toEqual([]);
  });

  it('is rejected when a value is missing or invalid', async () => {
    expect(await post('addGame', { title: 'Chess', price: 'much' })).toMatchObject({
      status: 400,
      body: { message: "price isn't valid" },
    });
    expect(at(await post('addGame', { title: 'Chess' }), 'message')).toBe('price is missing');
  });
});
