import { describe, expect, it } from 'vitest';
import { everyCall } from '../../contract/calls';
import { checkResponse } from '../../contract/checker/checkResponse';
import { watchFetch, type SeenViolation } from '../../contract/devCheck/watchFetch';

// Tests the check of responses against the contract that runs in the portal during development.

const host = 'https://api.example.test';
const activity = everyCall().find(({ path }) => path === 'api/user/activitys') ?? expect.fail('no call');
const row = { createdAt: '2026-01-02T10:00:00.000Z', activity: 'bind', message: 'Keys bound' };
const valid = { success: true, message: '', data: [row], count: 1 };

describe('checkResponse', () => {
  it.each([
    ['a valid response', 200, valid, []],
    ['an error with a message', 401, { success: false, message: 'Unauthorized!' }, []],
    ['a body that is not JSON', 502, undefined, ['json body']],
    ['a text with bytes that are not UTF-8', 200, { ...valid, message: 'Andr\uFFFD' }, ['json body']],
    ['an error without a message', 400, { success: false }, ['envelope message']],
    ['a missing count', 200, { ...valid, count: undefined }, ['count count']],
    [
      'two rows with the same error',
      200,
      {
        ...valid,
        data: [
          { ...row, message: 1 },
          { ...row, message: 2 },
        ],
      },
      ['fields data.*.message'],
    ],
    [
      'a row without a field',
      200,
      { ...valid, data: [{ ...row, activity: undefined }] },
      ['fields data.*.activity'],
    ],
    ['a message that is missing', 200, { ...valid, message: undefined }, ['envelope message']],
  ])('reports %s', (_title, status, body, expected) => {
    const sent: unknown = body && JSON.parse(JSON.stringify(body));
    expect(checkResponse(activity, status, sent).map(({ rule, field }) => `${rule} ${field}`)).toEqual(
      expected,
    );
  });

  it('names the expected and the actual value', () => {
    expect(checkResponse(activity, 200, { ...valid, count: '1' })).toEqual([
      { rule: 'count', field: 'count', expected: 'must be integer', got: '"1"' },
    ]);
    const wrong = [{ message: 1 }, {}, { message: null }, { message: [] }, { message: true }];
    const data = wrong.map((part) => ({ ...row, ...part }));
    expect(checkResponse(activity, 200, { ...valid, data }).map(({ got }) => got)).toEqual([
      '4 of 5: row 1 has 1, row 3 has null, row 4 has []',
    ]);
  });

  it('does not show the value of a secret', () => {
    const bindings =
      everyCall().find(({ path }) => path === 'api/user/getExchange') ?? expect.fail('no call');
    const keys = { apiKey: 123456, apiSecret: null };
    const data = [{ exchangeName: 'BINANCE', userId: 'WH1', exchangeKeys: keys }];
    expect(checkResponse(bindings, 200, { success: true, message: '', data })).toEqual([
      expect.objectContaining({ field: 'data.*.exchangeKeys.apiKey', got: '1 of 1: row 1 has "[redacted]"' }),
      expect.objectContaining({ field: 'data.*.exchangeKeys.apiSecret', got: '1 of 1: row 1 has null' }),
    ]);
  });
});

describe('watchFetch', () => {
  const watch = (body: object) => {
    const seen: SeenViolation[] = [];
    const watched = watchFetch(
      () => Promise.resolve(Response.json(body)),
      `${host}/`,
      (violation) => seen.push(violation),
    );
    const send = async (path: string) => {
      const init = { method: 'POST', headers: { Authorization: 'secret-token' }, body: '{"limit":10}' };
      const response = await watched(`${host}/${path}`, init);
      const received: unknown = await response.json();
      // The development check reads a clone of the response at the same time as the portal reads the response.
      await new Promise((done) => setImmediate(done));
      return received;
    };
    return { seen, send };
  };

  it('passes the response on and reports a violation once', async () => {
    const { seen, send } = watch({ ...valid, count: '1' });
    expect(await send('api/user/activitys')).toEqual({ ...valid, count: '1' });
    await send('api/user/activitys');
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({ call: 'POST api/user/activitys', rule: 'count', field: 'count' });
    expect(seen[0]?.curl).toContain(`--data-binary '{"limit":10}'`);
    expect(seen[0]?.curl).toContain('$TOKEN');
    expect(seen[0]?.curl).not.toContain('secret-token');
  });

  it('ignores a response that is aborted, and reports one that is not JSON', async () => {
    for (const [body, expected] of [
      [() => new ReadableStream({ start: (stream) => stream.error(new DOMException('', 'AbortError')) }), []],
      [() => '<!doctype html>', ['json']],
    ] as const) {
      const seen: SeenViolation[] = [];
      const watched = watchFetch(
        () => Promise.resolve(new Response(body())),
        host,
        (violation) => seen.push(violation),
      );
      const response = await watched(`${host}/api/user/activitys`, { method: 'POST', body: '{}' });
      await response.text().catch(() => undefined);
      await new Promise((done) => setImmediate(done));
      expect(seen.map(({ rule }) => rule)).toEqual(expected);
    }
  });

  it('puts no password into the command', async () => {
    const seen: SeenViolation[] = [];
    const answer = () => Promise.resolve(Response.json({ success: true }));
    const watched = watchFetch(answer, host, (violation) => seen.push(violation));
    const body = JSON.stringify({ email: 'ann@example.test', password: 'my-password' });
    await watched(`${host}/api/user/signIn`, { method: 'POST', body });
    await new Promise((done) => setImmediate(done));
    expect(seen[0]?.curl).toContain('"password":"[redacted]"');
  });

  it('ignores calls outside the contract', async () => {
    const { seen, send } = watch({ pong: true });
    await send('health');
    expect(seen).toEqual([]);
  });
});
