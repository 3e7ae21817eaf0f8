import { describe, expect, it } from 'vitest';
import { httpRequest } from '../../../src/api/request';
import { failure, httpOver, json } from '../../support/fakeFetch';
import { mockTimeLimits } from '../../support/timeLimits';

const get = { method: 'GET', path: 'api/user/thing' } as const;
const post = { method: 'POST', path: 'api/user/thing' } as const;
const ok = () => json({ success: true, message: 'Done' });

describe('a request', () => {
  const form = new FormData();
  const json = { 'Content-Type': 'application/json' };
  const accepted = { Accept: 'application/json', ...json };

  it.each([
    ['GET', { type: '30day' }, '?type=30day', accepted, undefined],
    ['POST', { limit: 10, skip: 0 }, '', json, { limit: 10, skip: 0 }],
    ['PATCH', form, '', {}, form],
    ['DELETE', { id: '1' }, '', accepted, { id: '1' }],
  ] as const)('by %s has the token unchanged', async (method, payload, query, headers, body) => {
    const { send, seen } = httpOver(ok);
    await send({ method, path: 'api/user/thing' }, payload);
    const url = `https://backend.test/api/user/thing${query}`;
    expect(seen).toEqual([{ url, method, headers: { ...headers, Authorization: 'secret-token' }, body }]);
  });

  it('by GET gets no response from the cache of the browser, and stores none', () => {
    expect(httpRequest('', get, undefined, null).init).toMatchObject({ cache: 'no-store' });
  });

  it('has no Authorization header when nobody is signed in', async () => {
    const { send, seen } = httpOver(ok, { token: '' });
    await send(post);
    expect(seen[0]?.headers).not.toHaveProperty('Authorization');
  });
});

describe('the HTTP client', () => {
  const text = (body: string, status = 200) => new Response(body, { status });
  const unreadable = /^Something went wrong, ERROR: /;
  const noObject = /^Something went wrong, ERROR: the answer isn't a JSON object$/;

  it.each([
    ['success false', () => json({ success: false, message: 'No funds' }), 'serverError', 200, /^No funds$/],
    ['403 with a message', () => json({ success: false, message: 'No' }, 403), 'serverError', 403, /^No$/],
    ['400 without a message', () => json({}, 400), 'http', 400, /ERROR: the server answered 400 without/],
    ['success with status 400', () => json({ success: true }, 400), 'http', 400, /ERROR: .*400/],
    ['a blank message', () => json({ success: false, message: ' \n' }), 'malformed', 200, unreadable],
    ['429', () => json({ success: false, message: 'Slow down' }, 429), 'serverError', 429, /^Slow down$/],
    ['500 with JSON', () => json({ success: false, message: 'Oops' }, 500), 'serverError', 500, /^Oops$/],
    ['404 without a message', () => json({}, 404), 'http', 404, /^Something went wrong, ERROR: .*404/],
    ['HTML', () => text('<html></html>'), 'malformed', 200, unreadable],
    ['HTML 403', () => text('<html></html>', 403), 'http', 403, /ERROR: the server answered 403/],
    ['HTML 502', () => text('<html></html>', 502), 'http', 502, /ERROR: the server answered 502/],
    ['empty body', () => text(''), 'malformed', 200, unreadable],
    ['truncated JSON', () => text('{"success":tr'), 'malformed', 200, unreadable],
    ['null', () => json(null), 'malformed', 200, noObject],
    ['array', () => json([]), 'malformed', 200, noObject],
    ['text', () => json('success'), 'malformed', 200, noObject],
    ['no success property', () => json({ data: [] }), 'malformed', 200, unreadable],
    ['success as a string', () => json({ success: 'true', message: 3 }), 'malformed', 200, unreadable],
  ] as const)('rejects with an ApiError for: %s', async (_name, respond, reason, statusCode, message) => {
    const error = await failure(httpOver(respond).send(post));
    expect(error).toMatchObject({ reason, statusCode, transient: statusCode === 429 || statusCode >= 500 });
    expect(error.message).toMatch(message);
  });

  it.each([
    [true, 'Failed to fetch'],
    [false, "you're offline"],
  ])('reports a network failure with status 0, with navigator.onLine %s as: %s', async (isOnline, reason) => {
    const noConnection = () => Promise.reject<Response>(new TypeError('Failed to fetch'));
    const { send } = httpOver(noConnection, { online: () => isOnline });
    expect(await failure(send(get))).toMatchObject({
      reason: 'network',
      statusCode: 0,
      message: `Something went wrong, ERROR: ${reason}`,
      transient: true,
    });
  });

  it.each([
    ['3', 3000],
    ['1.5', 1500],
    ['Thu, 05 Mar 2026 21:00:10 GMT', 10_000],
    ['0', 0],
    ['soon', 0],
    ['', 0],
  ])('tells how long the server asks to wait by Retry-After: %s', async (wait, ms) => {
    const headers = { 'Retry-After': wait, Date: 'Thu, 05 Mar 2026 21:00:00 GMT' };
    const { send } = httpOver(() => new Response('{}', { status: 503, headers }));
    expect((await failure(send(get))).retryAfter).toBe(ms);
    expect((await failure(httpOver(() => json({}, 503)).send(get))).retryAfter).toBe(0);
  });

  it.each([true, false])(
    'reports a connection that ends within a body, with navigator.onLine %s',
    async (isOnline) => {
      const start = (stream: ReadableStreamDefaultController) => stream.error(new TypeError('network error'));
      const broken = () => new Response(new ReadableStream({ start }));
      const { send } = httpOver(broken, { online: () => isOnline });
      expect(await failure(send(post))).toMatchObject({
        reason: 'network',
        statusCode: 200,
        message: `Something went wrong, ERROR: ${isOnline ? 'network error' : "you're offline"}`,
        transient: true,
        outcomeUnknown: true,
      });
    },
  );

  it.each([
    ['a success', ok, 'known'],
    ['a rejection', () => json({ success: false, message: 'No' }), 'known'],
    ['a 5xx', () => json({}, 500), 'unknown'],
    ['no response', () => Promise.reject<Response>(new TypeError('Failed to fetch')), 'unknown'],
  ])('after %s has an outcome that is tracked if it is a write', async (_name, respond, outcome) => {
    const outcomes: string[] = [];
    const trackWrite = () => {
      const index = outcomes.push('unknown') - 1;
      return () => void (outcomes[index] = 'known');
    };
    const { send } = httpOver(respond, { trackWrite });
    const ignoreError = () => undefined;
    await send(post, {}, { write: 'member' }).catch(ignoreError);
    expect(outcomes).toEqual([outcome]);
    await send(post).catch(ignoreError);
    await send(get, {}, { write: 'member' }).catch(ignoreError);
    expect(outcomes).toHaveLength(1);
  });

  it.each([
    ['offline', "Nothing was sent. You're offline."],
    ['expired', 'Nothing was sent. Your session has ended.'],
  ])('sends reads but no writes while it is %s', async (state, message) => {
    const { send, session, seen } = httpOver(ok, { online: () => state !== 'offline' });
    if (state === 'expired') session.expire('secret-token');
    const error = await failure(send(post, {}, { write: 'member' }));
    expect(error).toMatchObject({ message, notSent: true, outcomeUnknown: false });
    expect(seen).toEqual([]);
    expect(session.state().token).toBe('secret-token');
    await send(post, {});
    expect(seen).toHaveLength(1);
  });

  it('rejects after a timeout, and when aborted', async () => {
    const never = () => new Promise<Response>(() => undefined);
    const limits = mockTimeLimits();
    const pending = failure(httpOver(never, { timeout: 20 }).send(get));
    expect(limits.durations).toEqual([20]);
    limits.expire();
    expect(await pending).toMatchObject({
      reason: 'timeout',
      message: "Something went wrong, ERROR: the server didn't answer in time",
      transient: true,
    });
    const stop = new AbortController();
    const stopped = failure(httpOver(never).send(get, undefined, { signal: stop.signal }));
    stop.abort();
    expect(await stopped).toMatchObject({
      reason: 'aborted',
      message: 'Something went wrong, ERROR: the request was cancelled',
      transient: false,
    });
  });
});

describe('a prefetched response', () => {
  const never = () => new Promise<Response>(() => undefined);

  it('replaces a request; without one the request is sent', async () => {
    const responses = [Promise.resolve(json({ success: true, message: 'Early' })), undefined];
    const { send, seen } = httpOver(ok, { prefetched: () => responses.shift() });
    expect(await send(get)).toMatchObject({ message: 'Early' });
    expect(seen).toEqual([]);
    expect(await send(get)).toMatchObject({ message: 'Done' });
    expect(seen).toHaveLength(1);
  });

  it('times out, and stops when aborted', async () => {
    const limits = mockTimeLimits();
    const { send } = httpOver(ok, { prefetched: never });
    const pending = failure(send(get));
    limits.expire();
    expect(await pending).toMatchObject({ reason: 'timeout' });
    const stop = new AbortController();
    const stopped = failure(send(get, undefined, { signal: stop.signal }));
    stop.abort();
    expect(await stopped).toMatchObject({ reason: 'aborted' });
  });
});
