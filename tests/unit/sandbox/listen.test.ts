// @vitest-environment node
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { listen, type Listening, type ListenOptions } from '../../../sandbox/server/listen';

let listening: Listening | undefined;

afterEach(async () => {
  await listening?.close();
  listening = undefined;
});

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

/** Sends bytes as they are; gives all that came back once the server has ended the connection, and when. */
async function talk(port: number, bytes: string) {
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.on('data', (chunk) => (heard += chunk.toString()));
  socket.on('error', () => undefined);
  const began = Date.now();
  socket.write(bytes);
  await once(socket, 'close');
  return { heard, ms: Date.now() - began };
}

describe('a slow socket', () => {
  it.each([
    ['says nothing', ''],
    ['sends half a head', 'GET / HTTP/1.1\r\nHost: 127'],
  ])('that %s is closed within the time for heads', async (_, bytes) => {
    const { port } = await open({ headersTimeout: 400 });
    const { heard, ms } = await talk(port, bytes);
    expect(heard).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(ms).toBeGreaterThan(350);
    expect(ms).toBeLessThan(1900);
  });

  it('that sends half a body is closed within the time for requests', async () => {
    const { port } = await open({
      headersTimeout: 300,
      requestTimeout: 600,
      fetch: async (request) => new Response(await request.text()),
    });
    const { ms } = await talk(port, 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nhalf');
    expect(ms).toBeLessThan(1900);
  });

  it('has ten seconds for its head, where nothing else is said', async () => {
    const { port } = await open();
    const outcome = await Promise.race([
      talk(port, 'GET / HTTP/1.1\r\nHost: 127').then(({ ms }) => ms),
      new Promise((resolve) => setTimeout(resolve, 15_000, 'open')),
    ]);
    expect(outcome).toBeGreaterThan(9_500);
  });
});

describe('the server', () => {
  it('says in one sentence that a port is taken', async () => {
    const { port } = await open();
    await expect(
      listen({ host: '127.0.0.1', port, fetch: () => new Response(), log: () => undefined }),
    ).rejects.toThrow(`Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1}`);
  });

  it('says in one sentence that an address is not its own', async () => {
    const options = { port: 0, fetch: () => new Response(), log: () => undefined };
    await expect(listen({ host: '192.0.2.1', ...options })).rejects.toThrow(
      /^The sandbox could not listen on 192\.0\.2\.1:0: listen EADDRNOTAVAIL/,
    );
  });

  it('answers a host that makes no sense with a refusal, not with nothing', async () => {
    const { port } = await open();
    const { heard } = await talk(port, 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n');
    expect(heard).toContain('HTTP/1.1 400 ');
    expect(heard).toContain('{"success":false,"message":"The address of the request makes no sense"}');
  });

  it('answers what fails with a refusal, and logs none of its words', async () => {
    const { port, lines } = await open({ fetch: () => Promise.reject(new TypeError('secret')) });
    const { heard } = await talk(port, 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    expect(heard).toContain('HTTP/1.1 500 ');
    expect(heard).toContain('{"success":false,"message":"Something went wrong on the server"}');
    expect(lines).toEqual([expect.stringMatching(/^A request failed: TypeError/)]);
    expect(lines.join()).not.toContain('secret');
  });

  it('closes while connections idle, at once', async () => {
    const { port } = await open();
    const idle = connect(port, '127.0.0.1');
    await once(idle, 'connect');
    const began = Date.now();
    await listening?.close();
    expect(Date.now() - began).toBeLessThan(1000);
    listening = undefined;
  });
});
