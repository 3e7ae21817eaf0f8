// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteAnswer, takeEarlyAnswer, takeEarlyRead, type EarlyRead } from '../../src/api/earlyReads';
import { httpRequest } from '../../src/api/request';
import { get, type Call } from '../../src/core/call';
import { defineObject } from '../../src/core/defineResource';
import { listBody } from '../../src/core/resourceRequest';
import { createFirstAnswers } from '../../src/providers/firstAnswers';
import { json } from '../support/fakeFetch';
import { toy, toyShelf } from '../support/toy';

const host = 'https://backend.test';
const token = 'secret-token';
const owner = defineObject({
  name: 'owner',
  one: get('api/user/owner'),
  fields: [{ key: 'name', title: 'Name', valueType: 'text' }],
});
/** Its key is not in the address. */
const keeper = defineObject({ ...owner, name: 'keeper', idKey: 'uid' });
const door = defineObject({
  name: 'door',
  one: get('api/user/door'),
  bare: 'anything',
  fields: [{ key: 'value', title: 'Door', valueType: 'text' }],
});
const resources = [toy, toyShelf, owner, keeper, door];
const shelf = Array.from({ length: 12 }, (_, index) => ({ name: `Toy ${index}` }));

/** The mocked `performance.now()`, in ms. */
const NOW = 60_000;

/** Adds a prefetched request with this body, sent `age` ms ago, as `early.ts` does. */
function begun(call: Pick<Call, 'method' | 'path'>, body: object, answer: Response, age = 0) {
  const read: EarlyRead = {
    ...httpRequest(host, call, body, token),
    response: Promise.resolve(answer),
    at: NOW - age,
  };
  noteAnswer(read);
  (window.earlyReads ??= []).push(read);
}
const toys = (answer: unknown, status = 200, age = 0) =>
  begun(toy.read, listBody(toy, 1, {}), json(answer, status), age);
const page = { success: true, message: '', data: [{ name: 'Robot' }], count: 41 };

async function drawn(session: string | null = token) {
  // The property `answer` is set once a body is read, even if the server refused.
  await vi.waitFor(
    () => expect((window.earlyReads ?? []).filter((read) => !('answer' in read))).toEqual([]),
    { interval: 1, timeout: 60_000 },
  );
  return createFirstAnswers({ take: takeEarlyAnswer, resources, host, token: session });
}

beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(NOW));
afterEach(() => {
  delete window.earlyReads;
});

describe('prefetched responses', () => {
  it('return a page of a list once, in the shape of the data provider', async () => {
    toys(page);
    const first = await drawn();
    expect(first.list('toys', 1, {})).toEqual({
      data: [{ name: 'Robot' }],
      total: 41,
      message: '',
      success: true,
    });
    expect(first.list('toys', 1, {})).toBeUndefined();
  });

  it('return the requested page of an unpaged list', async () => {
    begun(toyShelf.read, {}, json({ success: true, message: '', shelf, worth: '7' }));
    const first = await drawn();
    expect(first.list('toy-shelf', 2, {})).toMatchObject({ data: shelf.slice(10), total: 12, worth: '7' });
  });

  it('return an object with its data', async () => {
    begun(owner.one, {}, json({ success: true, message: '', data: { name: 'Ann' } }));
    expect((await drawn()).object('owner')).toEqual({ data: { name: 'Ann' } });
  });

  it('return a scalar as a value', async () => {
    begun(door.one, {}, json({ success: true, message: '', data: ['shut'] }));
    expect((await drawn()).object('door')).toEqual({ data: { value: ['shut'] } });
  });

  it.each(['toys', 'nobody', 'keeper'])('return no object for %s', async (name) => {
    begun(owner.one, {}, json({ success: true, message: '', data: { name: 'Ann' } }));
    expect((await drawn()).object(name)).toBeUndefined();
    expect(window.earlyReads).toHaveLength(1);
  });

  it('are returned only for the address that they were sent to', async () => {
    begun(owner.one, {}, json({ success: true, message: '', data: { name: 'Ann' } }));
    begun(door.one, {}, json({ success: true, message: '', data: 'shut' }));
    const first = await drawn();
    expect(first.object('door')).toEqual({ data: { value: 'shut' } });
    expect(first.object('owner')).toEqual({ data: { name: 'Ann' } });
  });

  it('are undefined when nothing was prefetched', async () => {
    const first = await drawn();
    expect([first.list('toys', 1, {}), first.object('owner')]).toEqual([undefined, undefined]);
    expect(takeEarlyRead(httpRequest(host, owner.one, undefined, token))).toBeUndefined();
  });

  it.each([
    ['another page', 'toys', 2, token],
    ['a page that is none', 'toys', 0, token],
    ['a resource that nobody knows', 'voys', 1, token],
    ['an object asked for as a list', 'owner', 1, token],
    ["another session's token", 'toys', 1, 'other-token'],
  ])('are not returned for %s, and the response stays', async (_what, name, number, session) => {
    toys(page);
    expect((await drawn(session)).list(name, number, {})).toBeUndefined();
    expect(window.earlyReads).toHaveLength(1);
  });

  it.each([
    ['a refusal', { success: false, message: 'No.' }, 200],
    ['an error status', page, 500],
    ['junk', 'success', 200],
  ])('of %s are left unread for the ordinary request', async (_what, answer, status) => {
    toys(answer, status);
    const first = await drawn();
    expect(first.list('toys', 1, {})).toBeUndefined();
    const response = await takeEarlyRead(httpRequest(host, toy.read, listBody(toy, 1, {}), token));
    expect(await response?.json()).toEqual(answer);
  });

  it('without a list are requested again', async () => {
    toys({ success: true, message: '', count: 1 });
    expect((await drawn()).list('toys', 1, {})).toBeUndefined();
  });

  it('are not used after 15 s', async () => {
    toys(page, 200, 15_000);
    expect((await drawn()).list('toys', 1, {})).toBeUndefined();
    toys(page, 200, 14_999);
    expect((await drawn()).list('toys', 1, {})).toBeDefined();
  });
});
