import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { clientOf, openSandbox } from './client';
import { pauseLongTimers } from './longTimers';

const sandbox = await openSandbox({ rows: 1 });
const server = serve({ fetch: sandbox.fetch, hostname: '127.0.0.1', port: 0 });
await once(server, 'listening');
const port = (server.address() as AddressInfo).port;
afterAll(() => void server.close());

interface Heard {
  readonly status: number | string;
  readonly connection: string | undefined;
  readonly body: string;
}

/**
 * Sends a request over a keep-alive connection, as browsers and proxies do. If the connection fails, `status` is the
 * error code.
 */
const send = (agent: Agent, path: string, body?: string, chunked = false) =>
  new Promise<Heard>((resolve) => {
    const failed = (error: NodeJS.ErrnoException) =>
      resolve({ status: error.code ?? error.message, connection: undefined, body: '' });
    const length = Buffer.byteLength(body ?? '');
    const outgoing = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        path,
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          'content-type': 'application/json',
          ...(body !== undefined &&
            (chunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': length })),
        },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => (text += part));
        response.on('error', failed);
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, connection: response.headers.connection, body: text }),
        );
      },
    );
    outgoing.on('error', failed);
    // Ignore the error of a socket that the server closes while the body is being sent. The agent reuses
    // sockets, so limit the number of these listeners.
    outgoing.on(
      'socket',
      (socket) => socket.listenerCount('error') < 3 && socket.on('error', () => undefined),
    );
    outgoing.end(body);
  });

const tooLarge = { success: false, message: 'The request is too large' };
const ROUNDS = 3;

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
    ['with a Content-Length', false],
    ['in chunks', true],
  ])('%s: gets 413, and all requests that follow succeed', async (_name, chunked) => {
    // Disable the time limit for discarding a body, so that a slow test machine does not trigger it.
    pauseLongTimers();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const body = 'x'.repeat(bytes);
    const rejected: Heard[] = [];
    const next: Heard[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      rejected.push(await send(agent, path, body, chunked));
      next.push(await send(agent, '/sandbox/health'));
    }
    agent.destroy();
    expect(rejected.map(({ status, connection }) => [status, connection])).toEqual(
      rejected.map(() => [413, 'close']),
    );
    expect(rejected.map((received) => JSON.parse(received.body) as unknown)).toEqual(
      rejected.map(() => tooLarge),
    );
    expect(next.map(({ status }) => status)).toEqual(next.map(() => 200));
  });
});

describe('a client that reads only after it has sent all of an oversized body', () => {
  it.each([
    ['with a Content-Length', `Content-Length: 5000000\r\n\r\n${'x'.repeat(5_000_000)}`],
    ['in chunks', `Transfer-Encoding: chunked\r\n\r\n4c4b40\r\n${'x'.repeat(5_000_000)}\r\n0\r\n\r\n`],
  ])('%s: gets 413', async (_name, rest) => {
    pauseLongTimers();
    const socket = connect(port, '127.0.0.1').pause();
    await new Promise((sent) => socket.write(`POST / HTTP/1.1\r\nHost: a\r\n${rest}`, sent));
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 413 /);
  });
});

describe('a client that stalls in the middle of an oversized body', () => {
  it('gets 413 after a time limit, and the connection is closed', async () => {
    const timers = pauseLongTimers();
    const socket = connect(port, '127.0.0.1');
    socket.write('POST /api/user/signIn HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 70000\r\n\r\nxxxx');
    let received = '';
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => (received += part));
    const closed = once(socket, 'close');
    await expect.poll(timers.count).toBe(1);
    expect(received).toBe('');
    timers.fire();
    await closed;
    expect(received).toMatch(/^HTTP\/1\.1 413 /);
    expect(received.toLowerCase()).toContain('connection: close');
    expect(received).toContain(JSON.stringify(tooLarge));
  });
});
