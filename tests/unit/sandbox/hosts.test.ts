import { describe, expect, it } from 'vitest';
import type { Sandbox } from '../../../sandbox/app';
import { addressOf, servedHosts, urlOf } from '../../../sandbox/server/address';
import { openSandbox, signedIn } from './client';

const hostsOf = (host: string, port = 4300, publicOrigin?: string) =>
  [...servedHosts({ host, port, publicOrigin }, ['10.0.0.7', 'fd00::7'])].sort();
const local = ['127.0.0.1:4300', '[::1]:4300', 'localhost:4300'];

describe('the hosts that a sandbox serves', () => {
  it.each([
    ['127.0.0.1', local],
    ['portal.test', [...local, 'portal.test:4300']],
    ['0.0.0.0', [...local, '0.0.0.0:4300', '10.0.0.7:4300', '[fd00::7]:4300']],
    ['::', [...local, '10.0.0.7:4300', '[::]:4300', '[fd00::7]:4300']],
  ])('include the listening address %s', (host, hosts) => {
    expect(hostsOf(host)).toEqual([...hosts].sort());
  });

  it('have no port when it is the default port', () => {
    expect(hostsOf('127.0.0.1', 80)).toEqual(['127.0.0.1', '[::1]', 'localhost']);
  });

  it('include the host of the public origin', () => {
    const added = (origin: string) =>
      hostsOf('127.0.0.1', 4300, origin).filter((host) => !local.includes(host));
    expect(added('https://portal.example.com')).toEqual(['portal.example.com', 'portal.example.com:443']);
    expect(added('https://portal.example.com:8443')).toEqual(['portal.example.com:8443']);
    expect(added('http://portal.example.com')).toEqual(['portal.example.com']);
  });

  it.each([
    ['127.0.0.1', 'http://127.0.0.1:4300'],
    ['0.0.0.0', 'http://localhost:4300'],
    ['::', 'http://localhost:4300'],
    ['::1', 'http://[::1]:4300'],
  ])('are printed as a URL that opens on this machine: %s', (host, url) => {
    expect(addressOf({ host, port: 4300 })).toBe(url);
  });

  it.each([
    ['0.0.0.0', 'http://127.0.0.1:4300'],
    ['::', 'http://[::1]:4300'],
    ['::1', 'http://[::1]:4300'],
    ['portal.test', 'http://portal.test:4300'],
  ])('are the target of the development server: %s', (host, url) => {
    expect(urlOf({ host, port: 4300 })).toBe(url);
  });
});

const hosts = servedHosts({ host: '127.0.0.1', port: 4300 }, []);
const sandbox = await openSandbox({ rows: 2, hosts });
const publicOrigin = 'https://portal.example.com';
const published = await openSandbox({ rows: 2, publicOrigin });

describe('a request to the sandbox', () => {
  const send = (url: string, headers: Record<string, string> = {}, body?: string) =>
    sandbox.fetch(new Request(url, { headers, ...(body !== undefined && { method: 'POST', body }) }));
  const deposit = JSON.stringify({ email: 'demo@example.test', amount: '25' });
  const json = { 'content-type': 'application/json' };

  it.each(['/', '/api/user/dashboard', '/sandbox/mailbox', '/sandbox/health'])(
    'with an unknown host is rejected with 421: %s',
    async (path) => {
      for (const host of ['evil.test', 'evil.test:4300', 'localhost.evil.test:4300', 'localhost:4301']) {
        const response = await send(`http://${host}${path}`);
        expect(response.status).toBe(421);
        expect(await response.json()).toEqual({
          success: false,
          message:
            'The sandbox does not serve this host. If members reach it by this name, start it with ' +
            'PUBLIC_ORIGIN set to the address they use, such as https://portal.example.com',
        });
      }
    },
  );

  it('with each served host succeeds', async () => {
    for (const host of ['127.0.0.1:4300', 'localhost:4300', '[::1]:4300', 'LOCALHOST:4300'])
      expect((await send(`http://${host}/sandbox/health`)).status).toBe(200);
  });

  it.each([
    { origin: 'http://evil.test' },
    { origin: 'null' },
    { origin: 'http://localhost:4301' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
  ])('from another origin cannot reach the tools: %j', async (headers) => {
    for (const path of ['mailbox', 'health', 'banners/1.svg', 'deposits']) {
      const body = path === 'deposits' ? deposit : undefined;
      const response = await send(`http://localhost:4300/sandbox/${path}`, { ...headers, ...json }, body);
      expect(response.status).toBe(403);
      expect(await response.json()).toEqual({
        success: false,
        message: 'Pages of other origins may not use this part of the sandbox',
      });
    }
  });

  it.each([
    {},
    { origin: 'http://localhost:4300' },
    { origin: 'http://localhost:5173', 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
  ])('from its own pages, a terminal or a link can read the mailbox: %j', async (headers) => {
    expect((await send('http://localhost:4300/sandbox/mailbox', headers)).status).toBe(200);
  });

  it('from a link cannot write', async () => {
    const visit = {
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'document',
    };
    const response = await send('http://localhost:4300/sandbox/deposits', { ...visit, ...json }, deposit);
    expect(response.status).toBe(403);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/jsonp',
    '',
  ])('that posts to a tool with Content-Type %j is rejected with 415', async (type) => {
    const response = await send('http://localhost:4300/sandbox/deposits', { 'content-type': type }, deposit);
    expect(response.status).toBe(415);
    expect(await response.json()).toEqual({
      success: false,
      message: 'The request must be JSON, with Content-Type: application/json',
    });
  });
});

describe('links of the sandbox', () => {
  const linksOf = async (from: Sandbox) => {
    const { call } = await signedIn(from);
    const replies = [await call('dashboard'), await call('getBanners', { limit: 1, skip: 0 })];
    return new Set(JSON.stringify(replies).match(/https?:\/\/[^/"]+(?=\/signup|\/sandbox\/banners)/g));
  };

  it('lead to the public origin', async () => {
    expect(await linksOf(published)).toEqual(new Set([publicOrigin]));
  });

  it('lead to the requested host without a public origin', async () => {
    expect(await linksOf(sandbox)).toEqual(new Set(['http://localhost:4300']));
  });
});
