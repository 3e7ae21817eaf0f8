import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { everyCall } from '../../../contract/calls';
import { violations } from '../../../contract/validate';
import type { Sandbox } from '../../../sandbox/app';
import * as registry from '../../../src/resources';
import { isList, type Resource } from '../../../src/core/defineResource';
import { listBody } from '../../../src/core/resourceRequest';
import { at, clientOf, openSandbox, testClock, type Client } from './client';

// Register a list that product.md doesn't have: this file must also pass, unchanged, for a new resource.
vi.mock('../../../src/resources', async (original) => {
  const { products } = await import('../../support/exampleLists');
  return { ...(await original<object>()), products };
});

const clock = testClock();
let sandbox: Sandbox;
let client: Client;
let token: string;

beforeAll(async () => {
  sandbox = await openSandbox({ now: clock.now });
  client = clientOf(sandbox);
  token = await client.signIn(sandbox.demo.email, sandbox.demo.password);
});
afterAll(() => sandbox.close());

const calls = everyCall();
const send = (path: string, body?: unknown) => {
  const call = calls.find((known) => known.path === `api/user/${path}`);
  return client.send(
    call?.method ?? 'GET',
    `api/user/${path}`,
    call?.method === 'GET' ? undefined : body,
    token,
  );
};

const email = 'calls@example.test';
const password = 'Some-1234';
const keys = { exchangeName: 'BINANCE', apiKey: 'abc123', apiSecret: 'def456' };
const page = { limit: 10, skip: 0 };
const codeTo = (to: string) => client.mailedCode(to);

/** A valid body for each call of product.md, in this order, because some need the result of earlier calls. */
const bodies: readonly (readonly [string, () => Promise<object> | object])[] = [
  [
    'signUp',
    () => ({
      email,
      password,
      phoneNumber: '5550100999',
      name: 'A',
      sponserId: 'WH100002',
      traderId: 'WH12H',
    }),
  ],
  ['verify', async () => ({ email, otp: await codeTo(email) })],
  ['signIn', () => ({ email, password })],
  ['verifySignIn', async () => ({ email, otp: await codeTo(email) })],
  ['resendOtp', () => ({ email, type: 'Forgetotp' })],
  ['forgotePassword', async () => ({ email, password, confirmpassword: password, otp: await codeTo(email) })],
  ['dashboard', () => ({})],
  ['randomProfit', () => ({})],
  ['packages', () => ({})],
  ['getNews', () => ({})],
  ['getBanners', () => page],
  ['getExchange', () => ({})],
  ['ip', () => ({})],
  ['unbind', () => ({ exchangeName: 'BINANCE' })],
  ['bind', () => keys],
  ['updateBind', () => keys],
  ['depositQrCode', () => ({})],
  ['deposit', () => page],
  ['trades', () => ({ ...page, type: 'FUTURE' })],
  ['orders', () => ({ ...page, type: 'FUTURE', from: '', to: '', currency: '', userId: '' })],
  [
    'tradeDetails',
    async () => ({ ...page, id: at(await send('trades', { ...page, type: 'SPOT' }), 'data.0._id') }),
  ],
  ['activitys', () => page],
  ['addPhoneNumber', () => ({ phonenumber: '+43 555 0100' })],
  ['teamMembers', () => page],
  ['sponsers', () => page],
  ['teamByLevel', () => ({ ...page, level: '2' })],
  ['allTxns', () => page],
  ['walletLedgar', () => ({ ...page, walletType: 'WALLET' })],
  ['bonusTxns', () => ({ ...page, transactionType: 'rewards' })],
  ['fetchDetails', () => ({ uid: 'WH100002' })],
  ['fundTransfer', () => ({ uid: 'WH100002', amount: '1.25' })],
  ['getTicket', () => page],
  ['addTicket', () => ({ subject: 'Other', message: 'Hello' })],
  ['withrawOtp', () => ({})],
  [
    'placeWithraw',
    async () => ({
      otp: await codeTo(sandbox.demo.email),
      walletAddress: `0x${'a'.repeat(40)}`,
      amount: 10,
      withrawType: 'address',
    }),
  ],
  ['withrawOrders', () => page],
  ['marketData', () => ({})],
  ['activateAccount', () => ({ id: '1' })],
  ['profitCalculation', () => ({ ...page, time: 'overall' })],
];

/** Lists that are registered but not in product.md, each with the first request that the portal would send. */
const extraLists = Object.values<Resource>(registry)
  .filter(isList)
  .filter(({ read }) => !bodies.some(([path]) => read.path === `api/user/${path}`))
  .map((list) => {
    const { params = [] } = list.read;
    return [
      list.name,
      list,
      listBody(list, 1, Object.fromEntries(params.map((name) => [name, '1']))),
    ] as const;
  });

describe('every call of the contract', () => {
  it('is covered by these tests: the 39 calls of product.md and all other registered lists', () => {
    const paths = bodies.map(([path]) => `api/user/${path}`);
    expect(new Set(paths).size).toBe(39);
    expect(calls.map(({ path }) => path)).toEqual(expect.arrayContaining(paths));
    expect(extraLists.map(([name]) => name)).toContain('products');
  });

  it.each(extraLists)('for the extra list %s, matches the contract', async (_name, { read }, body) => {
    const call = calls.find(({ method, path }) => method === read.method && path === read.path);
    const query = new URLSearchParams(Object.entries(body).map(([key, value]) => [key, String(value)]));
    const reply = await (read.method === 'GET'
      ? client.send('GET', `${read.path}?${query}`, undefined, token)
      : client.send('POST', read.path, body, token));
    expect(reply.status).toBe(200);
    expect(violations(call?.response ?? {}, reply.body)).toEqual([]);
  });

  it.each(bodies)('for %s, matches the contract', async (path, body) => {
    const { body: response, status } = await send(path, await body());
    const call = calls.find((known) => known.path === `api/user/${path}`);
    expect(status).toBe(200);
    expect(violations(call?.response ?? {}, response)).toEqual([]);
  });
});

describe('an invalid request', () => {
  it.each([
    ['POST', 'api/user/nope', {}, 404],
    ['GET', 'api/user/signIn', undefined, 405],
    ['DELETE', 'api/user/trades', {}, 405],
    ['POST', 'api/user/signIn', '{', 400],
    ['POST', 'api/user/signIn', '[]', 400],
    ['POST', 'api/user/signIn', 'x'.repeat(70_000), 413],
    ['POST', 'api/user/activitys', { limit: 0, skip: 0 }, 400],
    ['POST', 'api/user/activitys', { limit: 101, skip: 0 }, 400],
    ['POST', 'api/user/activitys', { limit: 10, skip: -1 }, 400],
    ['POST', 'api/user/getBanners', { limit: 101, skip: 0 }, 400],
    ['GET', 'api/user/randomProfit?type=7day', undefined, 400],
    ['POST', 'api/user/activitys', { limit: 10, skip: 2 ** 63 }, 400],
    ['POST', 'api/user/teamByLevel', { ...page, level: 1e20 }, 400],
    ['POST', 'api/user/unbind', { exchangeName: 'BINANCE\u0000' }, 400],
    ['GET', 'sandbox/mailbox?to=a%00@example.test', undefined, 400],
    ['POST', 'sandbox/deposits', { email: 'a\u0000@example.test', amount: '1' }, 400],
    ['POST', 'sandbox/deposits', { email: 'demo@example.test', amount: {} }, 400],
  ])('%s %s %j is rejected with the expected status and a message', async (method, path, body, status) => {
    const reply = await client.send(method, path, body, token);
    expect(reply.status).toBe(status);
    expect(reply.body).toEqual({ success: false, message: expect.any(String) as string });
  });

  it.each([
    [{ skip: 0 }, 'limit is missing'],
    [{ limit: 200, skip: 0 }, 'limit must be 100 or less'],
    [{ limit: '10', skip: 0 }, 'limit must be a whole number'],
    [{ limit: 10, skip: 2 ** 53 }, 'skip must be 9007199254740991 or less'],
  ])('to activitys with %j gets the message %j', async (body, message) => {
    expect(at(await send('activitys', body), 'message')).toBe(message);
  });

  it.each([
    [{ subject: 'x'.repeat(201), message: '' }, 'subject must have at most 200 characters'],
    [{ subject: '', message: 'x'.repeat(5001) }, 'message must have at most 5000 characters'],
    [{ subject: '\u001b[2J', message: '' }, 'subject must not contain control characters'],
    [{ subject: 'a\nb', message: '' }, 'subject must not contain control characters'],
    [{ subject: '', message: 'a\u0000' }, 'message must not contain control characters'],
    [{ subject: 1, message: '' }, 'subject must be a text'],
  ])('to addTicket (%#) is rejected with 400, naming the field', async (body, message) => {
    const reply = await send('addTicket', body);
    expect([reply.status, at(reply, 'message')]).toEqual([400, message]);
  });

  it('does not include a ticket message of several lines, which is stored unchanged', async () => {
    const message = 'one\n\ttwo\r\n\u2068three\u2069 😀';
    expect(at(await send('addTicket', { subject: 'Other', message }), 'success')).toBe(true);
    expect(at(await send('getTicket', page), 'data.0.message')).toBe(message);
  });

  it.each([
    ['fundTransfer', { uid: 'WH100001', amount: '1' }, "You can't transfer funds to yourself"],
    ['fundTransfer', { uid: 'WH999999', amount: '1' }, 'No member has this user id'],
    ['fundTransfer', { uid: 'WH100002', amount: '0' }, 'Enter an amount above 0'],
    ['fundTransfer', { uid: 'WH100002', amount: '-5' }, 'Enter an amount above 0'],
    ['fundTransfer', { uid: 'WH100002', amount: '0.000000001' }, 'at most 8 decimal places'],
    ['fundTransfer', { uid: 'WH100002', amount: '99999999999999999999' }, 'Not enough funds'],
    ['fundTransfer', { uid: 'WH100002', amount: 1e300 }, 'Not enough funds'],
    ['activateAccount', { id: 99 }, "This package isn't available"],
    ['tradeDetails', { ...page, id: 'x' }, "This trade doesn't exist"],
    ['bind', { ...keys, exchangeName: 'OTHER' }, 'Only BINANCE is supported'],
    ['teamByLevel', { ...page, level: 'x' }, "This level doesn't exist"],
  ])('%s %j fails with status 200 and a message', async (path, body, message) => {
    const reply = await send(path, body);
    expect(reply.status).toBe(200);
    expect(at(reply, 'success')).toBe(false);
    expect(at(reply, 'message')).toContain(message);
  });

  it.each([
    ['resendOtp', { email: 'ann', type: 'resendOtp' }, 'Enter a valid e-mail address'],
    ['verify', { email: 'ann@example.test', otp: '1' }, 'The code has six digits'],
    ['fundTransfer', { uid: 'WH100002', amount: '1,5' }, 'Enter a valid amount'],
    ['bind', { ...keys, apiKey: '' }, 'Enter your API key'],
    ['bind', { ...keys, apiSecret: '' }, 'Enter your secret key'],
  ])('%s %j is rejected with 400 and a message for its field', async (path, body, message) => {
    const reply = await send(path, body);
    expect(reply.status).toBe(400);
    expect(at(reply, 'message')).toBe(message);
  });

  it('for a withdrawal above the balance does not use up the code', async () => {
    clock.forward(60);
    await send('withrawOtp');
    const otp = await codeTo(sandbox.demo.email);
    const order = { otp, walletAddress: '', withrawType: 'FUEL' };
    expect(at(await send('placeWithraw', { ...order, amount: '1000000' }), 'message')).toContain(
      'Not enough',
    );
    const before = at(await send('dashboard'), 'data.mainBalance');
    expect(at(await send('placeWithraw', { ...order, amount: '3' }), 'success')).toBe(true);
    expect(Number(at(await send('dashboard'), 'data.mainBalance'))).toBeCloseTo(Number(before) + 3, 6);
    expect(at(await send('placeWithraw', { ...order, amount: '3' }), 'message')).toContain('has expired');
  });
});
