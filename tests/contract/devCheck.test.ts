import { describe, expect, it } from 'vitest';
import { watchFetch, type SeenViolation } from '../../contract/devCheck/watchFetch';

// Tests the check of responses against the contract that runs in the portal during development.

const host = 'https://api.example.test';
const row = { createdAt: '2026-01-02T10:00:00.000Z', activity: 'bind', message: 'Keys bound' };
const valid = { success: true, message: '', data: [row], count: 1 };

describe('watchFetch', () => {
  const watch = (body: object | string | (() => ReadableStream)) => {
    const seen: SeenViolation[] = [];
    const respond = () =>
      Promise.resolve(
        typeof body === 'object'
          ? Response.json(body)
          : new Response(typeof body === 'string' ? body : body()),
      );
    const watched = watchFetch(respond, `${host}/`, (violation) => seen.push(violation));
    const send = async (path: string, sent: object = { limit: 10 }) => {
      const headers = { Authorization: 'secret-token' };
      const response = await watched(`${host}/${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(sent),
      });
      const received: unknown = await response.json().catch(() => undefined);
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
    expect(seen).toEqual([
      expect.objectContaining({
        call: 'POST api/user/activitys',
        rule: 'count',
        field: 'count',
        expected: 'must be integer',
        got: '"1"',
      }),
    ]);
    expect(seen[0]?.curl).toContain(`--data-binary '{"limit":10}'`);
    expect(seen[0]?.curl).toContain('$TOKEN');
    expect(seen[0]?.curl).not.toContain('secret-token');
  });

  it('ignores a response that is aborted, and reports one that is not JSON', async () => {
    const aborted = watch(
      () => new ReadableStream({ start: (stream) => stream.error(new DOMException('', 'AbortError')) }),
    );
    await aborted.send('api/user/activitys');
    expect(aborted.seen).toEqual([]);
    const page = watch('<!doctype html>');
    await page.send('api/user/activitys');
    expect(page.seen.map(({ rule }) => rule)).toEqual(['json']);
  });

  it('puts no password into the command', async () => {
    const { seen, send } = watch({ success: true });
    await send('api/user/signIn', { email: 'ann@example.test', password: 'my-password' });
    expect(seen[0]?.curl).toContain('"password":"[redacted]"');
  });

  it('ignores calls outside the contract', async () => {
    const { seen, send } = watch({ pong: true });
    await send('health');
    expect(seen).toEqual([]);
  });
});
