import { describe, expect, it } from 'vitest';
import { everyCall } from '../../../contract/calls';
import { violations } from '../../../contract/validate';
import { at, openSandbox, rowsOf, signedIn, signUpBody, testClock } from './client';

const clock = testClock();

const sandbox = await openSandbox({ now: clock.now });
const { client, token, call: send } = await signedIn(sandbox);

const calls = everyCall();

const email = 'calls@example.test';
const { password } = signUpBody(email);
const keys = { exchangeName: 'BINANCE', apiKey: 'abc123', apiSecret: 'def456' };
const page = { limit: 10, skip: 0 };

/**
 * A valid body for each call that writes, in this order, because some need the result of earlier calls.
 * tests/contract/checker.test.ts covers the calls that read.
 */
const bodies: readonly (readonly [string, () => unknown])[] = [
  ['signUp', () => signUpBody(email)],
  ['verify', async () => ({ email, otp: await client.mailedCode(email) })],
  ['signIn', () => ({ email, password })],
  ['verifySignIn', async () => ({ email, otp: await client.mailedCode(email) })],
  ['resendOtp', () => ({ email, type: 'Forgetotp' })],
  [
    'forgotePassword',
    async () => ({ email, password, confirmpassword: password, otp: await client.mailedCode(email) }),
  ],
  ['unbind', () => ({ exchangeName: 'BINANCE' })],
  ['bind', () => keys],
  ['updateBind', () => keys],
  ['addPhoneNumber', () => ({ phonenumber: '+43 555 0100' })],
  ['fundTransfer', () => ({ uid: 'WH100002', amount: '1.25' })],
  ['addTicket', () => ({ subject: 'Other', message: 'Hello' })],
  ['withrawOtp', () => undefined],
  [
    'placeWithraw',
    async () => ({
      otp: await client.mailedCode(sandbox.demo.email),
      walletAddress: `0x${'a'.repeat(40)}`,
      amount: 10,
      withrawType: 'address',
    }),
  ],
  ['activateAccount', () => ({ id: '1' })],
];

describe('the response of a call that writes', () => {
  it.each(bodies)('matches the contract: %s', async (path, body) => {
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
    ['POST', 'api/user/signIn', '{', 400],
    ['POST', 'api/user/signIn', '[]', 400],
    ['POST', 'api/user/activitys', { limit: 101, skip: 0 }, 400],
    ['POST', 'api/user/getBanners', { limit: 101, skip: 0 }, 400],
    ['GET', 'api/user/randomProfit?type=7day', undefined, 400],
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

  it.each<[string, object, string]>([
    ['fundTransfer', { uid: 'WH100001', amount: '1' }, "You can't transfer funds to yourself"],
    ['fundTransfer', { uid: 'WH999999', amount: '1' }, 'No member has this user id'],
    ['fundTransfer', { uid: 'WH100002', amount: '0' }, 'Enter an amount above 0'],
    ['fundTransfer', { uid: 'WH100002', amount: '-5' }, 'Enter an amount above 0'],
    ['fundTransfer', { uid: 'WH100002', amount: '0.000000001' }, 'at most 8 decimal places'],
    ['fundTransfer', { uid: 'WH100002', amount: '99999999999999999999' }, 'Not enough funds'],
    ['activateAccount', { id: 99 }, "This package isn't available"],
    [
      'placeWithraw',
      { otp: '000000', walletAddress: 'a'.repeat(20), amount: '9.99999999', withrawType: 'address' },
      'The minimum withdrawal is 10 USDT',
    ],
    ['tradeDetails', { ...page, id: 'x' }, "This trade doesn't exist"],
    ['bind', { ...keys, exchangeName: 'OTHER' }, 'Only BINANCE is supported'],
    ...['x', '0', '-1', '1.5', '1e1', '0x1', '100000000000000000000', ' 1'].map(
      (level): [string, object, string] => ['teamByLevel', { ...page, level }, "This level doesn't exist"],
    ),
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
    ['fundTransfer', { uid: 'WH100002', amount: 1e300 }, 'Enter a valid amount'],
    ['bind', { ...keys, apiKey: ' ' }, 'Enter your API key'],
    ['bind', { ...keys, apiSecret: '' }, 'Enter your secret key'],
  ])('%s %j is rejected with 400 and a message for its field', async (path, body, message) => {
    const reply = await send(path, body);
    expect(reply.status).toBe(400);
    expect(at(reply, 'message')).toBe(message);
  });

  it('for a withdrawal above the balance does not use up the code', async () => {
    clock.forward(60);
    await send('withrawOtp');
    const otp = await client.mailedCode(sandbox.demo.email);
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

describe('a page', () => {
  it.each([100_000, 2 ** 31, Number.MAX_SAFE_INTEGER])('past the end, at %i, is empty', async (skip) => {
    for (const [path, fixed] of [
      ['activitys', {}],
      ['allTxns', {}],
      ['teamMembers', {}],
      ['teamByLevel', { level: 1 }],
      ['trades', { type: 'SPOT' }],
    ] as const) {
      const reply = await send(path, { ...fixed, limit: 10, skip });
      expect([path, reply.status, rowsOf(reply)]).toEqual([path, 200, []]);
    }
  });

  it.each(['15', '999999999'])('of level %s, which has no members, is empty', async (level) => {
    const reply = await send('teamByLevel', { ...page, level });
    expect([at(reply, 'count'), rowsOf(reply)]).toEqual([0, []]);
  });

  it('of banners takes its parameters as text, too', async () => {
    expect(rowsOf(await send('getBanners', { limit: '1', skip: '1' }))).toEqual(
      rowsOf(await send('getBanners', { limit: 1, skip: 1 })),
    );
  });
});
