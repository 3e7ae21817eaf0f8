import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { connectionTo, proxyOf } from '../../contract/cli/proxy';

const PROXY = 'http://proxy.test:3128';
const upper = { HTTP_PROXY: PROXY, HTTPS_PROXY: PROXY };

describe('the proxy of the environment', () => {
  it.each([
    ['http://api.test', {}, undefined],
    ['http://api.test', { HTTP_PROXY: PROXY }, 'HTTP_PROXY http://proxy.test:3128/'],
    ['http://api.test', { http_proxy: PROXY }, 'http_proxy http://proxy.test:3128/'],
    ['http://api.test', { http_proxy: 'http://a.test', HTTP_PROXY: PROXY }, 'http_proxy http://a.test/'],
    ['http://api.test', { http_proxy: '', HTTP_PROXY: PROXY }, 'HTTP_PROXY http://proxy.test:3128/'],
    ['http://api.test', { HTTP_PROXY: 'proxy.test:3128' }, 'HTTP_PROXY http://proxy.test:3128/'],
    ['http://api.test', { HTTP_PROXY: 'proxy' }, 'HTTP_PROXY http://proxy/'],
    ['http://api.test', { HTTPS_PROXY: PROXY }, undefined],
    ['https://api.test', { HTTP_PROXY: PROXY }, undefined],
    ['https://api.test', { https_proxy: PROXY }, 'https_proxy http://proxy.test:3128/'],
    ['https://api.test', { HTTPS_PROXY: 'https://proxy.test' }, 'HTTPS_PROXY https://proxy.test/'],
    // A backend on this machine
    ['http://localhost:8787', upper, undefined],
    ['http://127.0.0.2:8787', upper, undefined],
    ['http://[::1]:8787', upper, undefined],
    ['http://api.localhost', upper, undefined],
    ['http://localhost.test', upper, 'HTTP_PROXY http://proxy.test:3128/'],
    ['http://localhost:8787', { HTTP_PROXY: 'http://127.0.0.1:9' }, 'HTTP_PROXY http://127.0.0.1:9/'],
  ] as [string, NodeJS.ProcessEnv, string | undefined][])('for %s with %j is %s', (host, env, expected) => {
    const proxy = proxyOf(host, env);
    expect(proxy && `${proxy.variable} ${proxy.url.href}`).toBe(expected);
  });

  it.each([
    ['*', 'http://api.test', true],
    ['*:80', 'http://api.test', true],
    ['*:81', 'http://api.test', false],
    ['api.test', 'http://api.test', true],
    ['API.test.', 'http://api.TEST', true],
    ['test', 'http://api.test', true],
    ['.test', 'http://api.test', true],
    ['*.test', 'http://api.test', true],
    ['pi.test', 'http://api.test', false],
    ['.api.test', 'http://api.test', true],
    ['api.test:80', 'http://api.test', true],
    ['api.test:443', 'https://api.test', true],
    ['api.test:8080', 'http://api.test', false],
    ['.test:8080', 'http://api.test:8080', true],
    ['http://api.test:8080', 'http://api.test:8080', true],
    ['other.test, api.test', 'http://api.test', true],
    ['other.test api.test', 'http://api.test', true],
    [' , ,', 'http://api.test', false],
    ['', 'http://api.test', false],
    ['fd00::7', 'http://[fd00::7]', true],
    ['[FD00:0::7]', 'http://[fd00::7]:8080', true],
    ['[fd00::7]:8080', 'http://[fd00::7]:8080', true],
    ['[fd00::7]:8081', 'http://[fd00::7]:8080', false],
    ['fd00::/8', 'http://[fd00::7]', true],
    ['10.0.0.0/8', 'http://10.1.2.3', true],
    ['10.0.0.0/8', 'http://11.1.2.3', false],
    ['10.0.0.0/99', 'http://10.1.2.3', false],
    ['10.1.2.3', 'http://10.1.2.3:99', true],
    ['2.3', 'http://10.1.2.30', false],
  ])('NO_PROXY=%s for %s: direct is %s', (NO_PROXY, host, isDirect) => {
    expect(proxyOf(host, { ...upper, NO_PROXY }) === undefined).toBe(isDirect);
    expect(proxyOf(host, { ...upper, no_proxy: NO_PROXY }) === undefined).toBe(isDirect);
  });

  it.each(['socks5://ann:s3cret@proxy.test', 'http://ann:s3cret@proxy:port', 'http://'])(
    '%s is rejected in one sentence without the password',
    (HTTP_PROXY) => {
      const read = () => proxyOf('http://api.test', { HTTP_PROXY });
      expect(read).toThrow('HTTP_PROXY takes the address of an HTTP proxy');
      expect(read).not.toThrow('s3cret');
    },
  );
});

it('requests go through the proxy, with its user and password', async () => {
  const seen: string[] = [];
  const answer = ({ url, headers }: IncomingMessage, response: ServerResponse) => {
    const sent = String(headers['proxy-authorization']).replace('Basic ', '');
    seen.push(`${url} ${headers.host} ${Buffer.from(sent, 'base64').toString()} ${headers.authorization}`);
    response.end('{"success":true}');
  };
  const server = createServer(answer).listen(0, '127.0.0.1');
  server.on('connect', (_request, socket: Socket) => socket.end('HTTP/1.1 407 Denied\r\n\r\n'));
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const env = { HTTP_PROXY: `http://ann:p%40ss%25word@127.0.0.1:${port}` };
  const { fetch, route, secrets } = await connectionTo('http://backend.invalid:81', env);
  const response = await fetch('http://backend.invalid:81/api?a=1', { headers: { Authorization: 'token' } });
  const tunnel = await connectionTo('https://backend.invalid', { HTTPS_PROXY: env.HTTP_PROXY });
  const error = await tunnel.fetch('https://backend.invalid/api').catch((reason: unknown) => reason);
  server.close();
  expect(error).toMatchObject({ cause: { message: 'the proxy opens no connection: status 407' } });
  expect(await response.json()).toEqual({ success: true });
  expect(seen).toEqual(['http://backend.invalid:81/api?a=1 backend.invalid:81 ann:p@ss%word token']);
  expect(route).toBe(` through the proxy http://127.0.0.1:${port} of HTTP_PROXY`);
  expect(secrets).toContain('p@ss%word');
});
