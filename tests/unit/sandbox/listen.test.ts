import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listen, type Listening, type ListenOptions } from '../../../sandbox/server/listen';
import { mockTimeLimits } from '../../support/timeLimits';

vi.mock('node:http', async (original) => {
  const own = await original<typeof import('node:http')>();
  return { ...own, createServer: vi.fn(own.createServer) };
});

let listening: Listening | undefined;

const close = () => {
  const closed = listening?.close();
  listening = undefined;
  return closed;
};
afterEach(close);

const open = async (options: Partial<ListenOptions> = {}) => {
  const lines: string[] = [];
  listening = await listen({
    host: '127.0.0.1',
    port: 0,
    fetch: () => Response.json({ success: true }),
    log: (line) => lines.push(line),
    ...options,
  });
  return { port: listening.port, lines };
};

/** Sends bytes unchanged and returns all that came back until the server closed the connection. */
async function sendBytes(port: number, bytes: string) {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => (received += chunk.toString()));
  socket.on('error', () => undefined);
  socket.write(bytes);
  await once(socket, 'close');
  return received;
}

const GET = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

describe('a slow socket', () => {
  it('has 10 s for the head of a request and 30 s for all of it', async () => {
    await open();
    expect(createServer).toHaveBeenLastCalledWith(
      expect.objectContaining({
        headersTimeout: 10_000,
        requestTimeout: 30_000,
        connectionsCheckingInterval: 2_500,
      }),
      expect.anything(),
    );
  });
});

describe('the server', () => {
  it('fails to start with one sentence when the port is in use', async () => {
    const { port } = await open();
    await expect(
      listen({ host: '127.0.0.1', port, fetch: () => new Response(), log: () => undefined }),
    ).rejects.toThrow(
      `Port ${port} is in use. Stop the program that uses it, or choose another: PORT=${port + 1}`,
    );
  });

  it('fails to start with one sentence when the address belongs to another machine', async () => {
    const options = { port: 0, fetch: () => new Response(), log: () => undefined };
    await expect(listen({ host: '192.0.2.1', ...options })).rejects.toThrow(
      /^The sandbox could not listen on 192\.0\.2\.1:0: listen EADDRNOTAVAIL/,
    );
  });

  it('rejects an invalid Host header with 400', async () => {
    const { port } = await open();
    const received = await sendBytes(port, 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n');
    expect(received).toContain('HTTP/1.1 400 ');
    expect(received).toContain('{"success":false,"message":"The URL of the request is invalid"}');
  });

  it('responds to an unexpected error with 500, and logs it without its message', async () => {
    const { port, lines } = await open({ fetch: () => Promise.reject(new TypeError('secret')) });
    const received = await sendBytes(port, 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    expect(received).toContain('HTTP/1.1 500 ');
    expect(received).toContain('{"success":false,"message":"Something went wrong on the server"}');
    expect(lines).toEqual([expect.stringMatching(/^A request failed: TypeError/)]);
    expect(lines.join()).not.toContain('secret');
  });
});

describe('closing the server', () => {
  const connected = async (port: number) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    return { closed: once(socket, 'close') };
  };

  it('ends idle connections without waiting for the grace period', async () => {
    const { port } = await open();
    const unused = await connected(port);
    // No time limit ends the connections.
    mockTimeLimits();
    await close();
    await unused.closed;
  });

  it('completes a pending call first, and then ends all connections', async () => {
    let respond = (_: Response) => {};
    const fetch = vi.fn(() => new Promise<Response>((resolve) => (respond = resolve)));
    const { port } = await open({ fetch });
    const unused = await connected(port);
    const response = sendBytes(port, GET);
    await expect.poll(() => fetch.mock.calls.length).toBe(1);
    mockTimeLimits();
    const closed = close();
    respond(new Response('the answer'));
    expect(await response).toContain('the answer');
    await Promise.all([closed, unused.closed]);
  });

  it('drops a call that is still pending after the grace period', async () => {
    const fetch = vi.fn(() => new Promise<Response>(() => undefined));
    const { port } = await open({ fetch });
    const response = sendBytes(port, GET);
    await expect.poll(() => fetch.mock.calls.length).toBe(1);
    const limits = mockTimeLimits();
    const closed = close();
    expect(limits.durations).toEqual([5000]);
    limits.expire();
    await closed;
    expect(await response).toBe('');
  });
});
