import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { mockTimeLimits } from '../../support/timeLimits';
import { clientOf, openSandbox } from './client';

const sandbox = await openSandbox({ rows: 1 });
const server = serve({ fetch: sandbox.fetch, hostname: '127.0.0.1', port: 0 });
await once(server, 'listening');
const port = (server.address() as AddressInfo).port;
const origin = `http://127.0.0.1:${port}`;
afterAll(() => void server.close());
/** The real `fetch`, taken before support/setup replaces it. Its connections are kept alive, as those of browsers. */
const send = fetch;

const tooLarge = { success: false, message: 'The request is too large' };

describe('the limit on the body of a request', () => {
  const client = () => clientOf(sandbox);
  /** Returns a sign-in body of exactly `bytes` bytes. */
  const ofBytes = (bytes: number) => {
    const empty = JSON.stringify({ email: 'a@example.test', password: 'x', filling: '' });
    return empty.replace('""', `"${'x'.repeat(bytes - empty.length)}"`);
  };

  it('is 64 KiB: accepts 65,536 bytes and rejects 65,537 with 413', async () => {
    expect(ofBytes(65_536)).toHaveLength(65_536);
    expect((await client().send('POST', 'api/user/signIn', ofBytes(65_536))).status).toBe(200);
    expect(await client().send('POST', 'api/user/signIn', ofBytes(65_537))).toEqual({
      status: 413,
      body: tooLarge,
    });
  });
});

describe.each([
  ['/api/user/signIn', 70_000],
  ['/api/user/signIn', 5_000_000],
  ['/api/user/nothing', 5_000_000],
  ['/sandbox/deposits', 5_000_000],
  ['/', 5_000_000],
])('an oversized body to %s (%i bytes)', (path, bytes) => {
  it.each([
    ['with a Content-Length', (body: Blob) => body.text()],
    ['in chunks', (body: Blob) => body.stream()],
  ])('%s: gets 413, and all requests that follow succeed', async (_name, bodyOf) => {
    // Disable the time limit for discarding a body, so that a slow test machine does not trigger it.
    mockTimeLimits();
    const blob = new Blob(['x'.repeat(bytes)]);
    for (let round = 0; round < 3; round++) {
      const headers = { 'content-type': 'application/json' };
      const init = { method: 'POST', headers, body: await bodyOf(blob), duplex: 'half' };
      const response = await send(origin + path, init);
      expect([response.status, response.headers.get('connection')]).toEqual([413, 'close']);
      expect(await response.json()).toEqual(tooLarge);
      expect((await send(`${origin}/sandbox/health`)).status).toBe(200);
    }
  });
});

describe('a client that reads only after it has sent all of an oversized body', () => {
  it.each([
    ['with a Content-Length', `Content-Length: 5000000\r\n\r\n${'x'.repeat(5_000_000)}`],
    ['in chunks', `Transfer-Encoding: chunked\r\n\r\n4c4b40\r\n${'x'.repeat(5_000_000)}\r\n0\r\n\r\n`],
  ])('%s: gets 413', async (_name, rest) => {
    mockTimeLimits();
    const socket = connect(port, '127.0.0.1').pause();
    await new Promise((sent) => socket.write(`POST / HTTP/1.1\r\nHost: a\r\n${rest}`, sent));
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 413 /);
  });
});

describe('a client that stalls in the middle of an oversized body', () => {
  it('gets 413 after a time limit, and the connection is closed', async () => {
    const limits = mockTimeLimits();
    const socket = connect(port, '127.0.0.1');
    socket.write('POST /api/user/signIn HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 70000\r\n\r\nxxxx');
    await expect.poll(() => limits.durations).toEqual([1000]);
    expect(socket.bytesRead).toBe(0);
    limits.expire();
    const received = await text(socket);
    expect(received).toMatch(/^HTTP\/1\.1 413 /);
    expect(received.toLowerCase()).toContain('connection: close');
    expect(received).toContain(JSON.stringify(tooLarge));
  });
});
