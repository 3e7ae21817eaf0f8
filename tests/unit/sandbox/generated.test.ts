// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callsOf } from '../../../contract/calls';
import { violations } from '../../../contract/validate';
import type { Sandbox } from '../../../sandbox/app';
import { pick } from '../../../src/core/defineResource';
import { valueTypeOf, UNREADABLE } from '../../../src/core/valueTypes';
import { box, games, keyed, oldGames, toys } from '../../support/madeUp';
import { at, clientOf, openSandbox, rowsOf, type Client } from './client';

let sandbox: Sandbox;
let client: Client;
let token: string;

beforeAll(async () => {
  sandbox = await openSandbox({ resources: [toys, box, games, oldGames, ...keyed], rows: 2 });
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

describe('a choice, where rows are made up', () => {
  const ask = (params: object, limit = 100, skip = 0) =>
    client.send(
      'POST',
      'api/user/games',
      { limit, skip, shelf: 'low', status: '', period: '1day', ...params },
      token,
    );
  const all = async (params: object) => rowsOf(await ask(params));

  it('that is a field finds the rows that bear it, and those are some of all', async () => {
    const everything = await all({});
    expect(everything).toHaveLength(100);
    const fresh = await all({ status: 'NEW' });
    expect(fresh).toEqual(everything.filter((row) => pick(row, 'status') === 'NEW'));
    expect(fresh).toHaveLength(50);
    expect(new Set(everything.map((row) => pick(row, 'code'))).size).toBe(100);
    expect(await all({ status: 'OLD', boxed: 'true' })).toEqual(
      everything.filter((row) => pick(row, 'status') === 'OLD' && pick(row, 'boxed') === true),
    );
    expect(at(await ask({ status: 'OLD', boxed: 'true' }, 10, 20), 'data.length')).toBe(5);
  });

  it('that is none gives other rows and figures, the same ones every time', async () => {
    const day = await ask({});
    const week = await ask({ period: '7day' });
    expect(rowsOf(week)).not.toEqual(rowsOf(day));
    expect(at(week, 'worth')).not.toBe(at(day, 'worth'));
    expect(await ask({ period: '7day' })).toEqual(week);
    expect(rowsOf(await ask({ shelf: 'high' }))).not.toEqual(rowsOf(day));
    const [call] = callsOf(games);
    for (const reply of [day, week]) expect(violations(call?.answer ?? {}, reply.body)).toEqual([]);
  });

  it.each([{ status: 'LOST' }, { boxed: 'perhaps' }, { period: 'year' }])('%j is refused', async (params) => {
    const reply = await ask(params);
    expect(reply.status).toBe(400);
    expect(at(reply, 'message')).toBe(`${Object.keys(params)[0]} is not one of the allowed values`);
  });

  it('leaves each of two lists that share a call its own rows', async () => {
    const body = { limit: 10, skip: 0, shelf: 'attic' };
    const reply = await client.send('POST', 'api/user/games', body, token);
    expect(Object.keys(rowsOf(reply)[0] ?? {})).toEqual(['title']);
  });
});

describe('what a member adds, where rows are made up', () => {
  const add = (body: object, of = token) => client.send('POST', 'api/user/addGame', body, of);
  const list = (of = token, status = '') =>
    client.send('POST', 'api/user/games', { limit: 10, skip: 0, shelf: 'low', status, period: '1day' }, of);

  it('is the first of their rows, in no list but theirs', async () => {
    await client.signUp('other@example.test');
    await client.send('POST', 'api/user/verify', {
      email: 'other@example.test',
      otp: await client.mailedCode('other@example.test'),
    });
    const other = await client.signIn('other@example.test', 'Some-1234');
    const before = await list();
    expect(at(await add({ title: 'Chess', price: '12.50' }), 'success')).toBe(true);
    const after = await list();
    expect(at(after, 'count')).toBe(101);
    expect(rowsOf(after)[0]).toMatchObject({
      title: 'Chess',
      price: '12.50',
      status: 'NEW',
      createdAt: '2026-03-01T12:30:00.000Z',
    });
    expect(rowsOf(after).slice(1)).toEqual(rowsOf(before).slice(0, 9));
    expect(await list(other)).toEqual(before);
    const [call] = callsOf(games);
    expect(violations(call?.answer ?? {}, after.body)).toEqual([]);

    await add({ title: 'Go', price: '7' });
    const two = rowsOf(await list());
    expect(two.slice(0, 2).map((row) => pick(row, 'title'))).toEqual(['Go', 'Chess']);
    expect(new Set(two.map((row) => pick(row, 'code'))).size).toBe(10);
    expect(at(await list(token, 'NEW'), 'data.0.title')).toBe('Go');
    expect(rowsOf(await list(token, 'OLD')).map((row) => pick(row, 'title'))).not.toContain('Go');
  });

  it('is held against its schema', async () => {
    const before = await list();
    const reply = await add({ title: 'Chess', price: 'much' });
    expect(reply).toMatchObject({ status: 400, body: { message: 'price does not have the right form' } });
    expect(at(await add({ title: 'Chess' }), 'message')).toBe('price is missing');
    expect(await list()).toEqual(before);
  });
});
