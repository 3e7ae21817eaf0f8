// Tests other ways to set up the web servers of deploy/, Caddy and nginx: TLS, a backend with another origin, and more.

import { cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transportSecurity } from '../../deploy/headers';
import { sendRequest } from './support/sendRequest';
import { serve, type Served } from './support/servers';
import { expect, test as base } from './support/test';

interface Fixtures {
  /** The folder of a copy of the build, whose files a test may change. */
  copy: string;
  /** Starts another web server that serves the copy with these settings. */
  start: (settings: Omit<Parameters<typeof serve>[1], 'root'>) => Promise<Served>;
}

const test = base.extend<Fixtures>({
  copy: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'portal-dist-'));
    await cp('dist', folder, { recursive: true, preserveTimestamps: true });
    await use(folder);
    await rm(folder, { recursive: true });
  },
  start: async ({ copy, server }, use) => {
    const all: Served[] = [];
    await use(async (settings) => {
      const served = await serve(server, { ...settings, root: copy });
      all.push(served);
      return served;
    });
    for (const { close } of all) await close();
  },
});

/**
 * Writes the backend's origin into every page, as a build with VITE_API_HOST does.
 * @param isAllowed whether to add the origin to the Content Security Policy of the pages too
 */
async function nameApi(folder: string, host: string, isAllowed: boolean) {
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.html'))) {
    const page = join(folder, file);
    const html = await readFile(page, 'utf8');
    const named = html.replace('name="api-host" content=""', `name="api-host" content="${host}"`);
    if (named === html) throw new Error(`${file} has no empty api-host`);
    await writeFile(page, isAllowed ? named.replace("connect-src 'self'", `$& ${host}`) : named);
    for (const ending of ['.br', '.gz']) await rm(page + ending, { force: true });
  }
}

test.describe('the API behind the server', () => {
  test('receives requests and returns responses unchanged', async ({ portal }) => {
    const sent = { 'Content-Type': 'application/json', Authorization: portal.token };
    const body = JSON.stringify({ limit: 10, skip: 0 });
    const response = await sendRequest(portal.origin, '/api/user/activitys', sent, 'POST', body);
    const same = await sendRequest(portal.api, '/api/user/activitys', sent, 'POST', body);
    expect([response.status, same.status]).toEqual([200, 200]);
    expect(response.body.toString()).toBe(same.body.toString());
    expect(response.headers['cache-control']).toBe('no-store');
    expect((await sendRequest(portal.origin, '/api/user/packages')).status).toBe(401);
  });

  test('receives forwarding headers from the server only', async ({ start }) => {
    const received: IncomingHttpHeaders[] = [];
    const api = createServer((request, response) => {
      received.push(request.headers);
      response.end();
    });
    await once(api.listen(0, '127.0.0.1'), 'listening');
    const host = `127.0.0.1:${(api.address() as AddressInfo).port}`;
    const { origin } = await start({ upstream: `http://${host}` });
    const forged = { 'X-Forwarded-For': '6.6.6.6', 'X-Forwarded-Proto': 'gopher', Forwarded: 'for=6.6.6.6' };
    await sendRequest(origin, '/api/user/packages', forged);
    api.close();
    const portal = new URL(origin).host;
    expect(received).toMatchObject([
      { host, 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http', 'x-forwarded-host': portal },
    ]);
    expect(received[0]?.forwarded).toBeUndefined();
  });

  test('is not found without an upstream, and returns no page', async ({ start }) => {
    const { origin } = await start({});
    const { status, body } = await sendRequest(origin, '/api/user/packages');
    expect(status).toBe(404);
    expect(body.toString()).not.toContain('root');
    expect((await sendRequest(origin, '/dashboard')).status).toBe(200);
  });
});

test('TLS responses have HSTS, and plain HTTP redirects to HTTPS', async ({ start, portal }) => {
  const { origin, plainOrigin } = await start({ tls: true, upstream: portal.api });
  for (const path of ['/login', '/assets/gone.js', '/api/user/packages'])
    expect((await sendRequest(origin, path)).headers[transportSecurity.name.toLowerCase()], path).toBe(
      transportSecurity.value,
    );
  const { status, headers } = await sendRequest(plainOrigin, '/login?a=b', {
    Host: new URL(plainOrigin).host,
  });
  expect(status).toBe(308);
  expect(headers.location).toContain('https://localhost');
  expect(headers.location).toContain('/login?a=b');
});

test('a public route returns its own page, every other route app.html', async ({ copy, start }) => {
  await writeFile(join(copy, 'index.html'), 'start');
  await writeFile(join(copy, 'app.html'), 'app');
  await writeFile(join(copy, 'Verfication_forget.html'), 'reset');
  // Remove the compressed pages: the web server would send them instead of the changed pages.
  for (const name of ['index', 'app', 'Verfication_forget'])
    for (const ending of ['br', 'gz']) await rm(join(copy, `${name}.html.${ending}`));
  const { origin } = await start({});
  for (const [path, text] of [
    ['/', 'start'],
    ['/?a=b', 'start'],
    ['/Verfication_forget', 'reset'],
    ['/Verfication_forget?to=%2Fprofit', 'reset'],
    ['/verfication_FORGET', 'app'],
    ['/dashboard', 'app'],
    ['/video', 'app'],
  ] as const) {
    const { status, headers, body } = await sendRequest(origin, path);
    expect([status, headers['cache-control']], path).toEqual([200, 'no-cache']);
    expect(headers['content-type'], path).toMatch(/^text\/html/);
    expect(body.toString(), path).toBe(text);
  }
});

test('the code of the previous release is served, also compressed', async ({ copy, start }) => {
  const before = await mkdtemp(join(tmpdir(), 'portal-before-'));
  await mkdir(join(before, 'assets'));
  for (const ending of ['', '.gz', '.map'])
    await writeFile(join(before, `assets/Old-1.js${ending}`), `old${ending}`);
  execFileSync('sh', ['deploy/keep-previous.sh', before, copy]);
  await rm(before, { recursive: true });
  const { origin } = await start({});
  const old = await sendRequest(origin, '/assets/Old-1.js');
  expect([old.status, old.body.toString()]).toEqual([200, 'old']);
  expect(old.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(old.headers['content-type']).toContain('javascript');
  const packed = await sendRequest(origin, '/assets/Old-1.js', { 'Accept-Encoding': 'gzip' });
  expect([packed.headers['content-encoding'], packed.body.toString()]).toEqual(['gzip', 'old.gz']);
  const [now = ''] = (await readdir(join(copy, 'assets'))).filter((file) => /^index-.*\.js$/.test(file));
  expect((await sendRequest(origin, `/assets/${now}`)).status).toBe(200);
});

test.describe('the API on another origin', () => {
  /** A screen that requests no images from the sandbox. */
  const route = '/activity';

  test('is called if the policy allows it', async ({ copy, start, portal, page, watch }) => {
    await nameApi(copy, portal.api, true);
    const { origin } = await start({});
    const problems = await watch(page, origin, portal.api);
    const called: string[] = [];
    page.on('response', (response) => {
      const url = new URL(response.url());
      if (url.pathname.startsWith('/api/')) called.push(`${response.status()} ${url.origin}`);
    });
    await page.addInitScript((token) => localStorage.setItem('token', token), portal.token);
    await page.goto(origin + route);
    await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText(/^1–10 of /);
    await page.waitForLoadState('networkidle');
    expect(problems).toEqual([]);
    expect(new Set(called)).toEqual(new Set([`200 ${portal.api}`]));
  });

  test('is not called if the policy does not allow it', async ({ copy, start, portal, page, watch }) => {
    await nameApi(copy, portal.api, false);
    const { origin } = await start({});
    const problems = await watch(page, origin, portal.api);
    await page.addInitScript((token) => localStorage.setItem('token', token), portal.token);
    await page.goto(origin + route);
    await expect.poll(() => problems.join()).toContain('policy: connect-src');
  });
});
