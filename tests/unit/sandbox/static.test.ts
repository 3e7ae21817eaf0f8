import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPortal } from '../../../sandbox/http/static';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-'));
  await mkdir(join(folder, 'dist', 'assets'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await writeFile(join(folder, 'dist', 'index.html'), '<title>Portal</title>');
  await writeFile(join(folder, 'dist', 'assets', 'app.js'), 'plain');
  await writeFile(join(folder, 'dist', 'assets', 'app.js.br'), 'brotli');
  await writeFile(join(folder, 'dist', 'favicon.ico'), 'icon');
});
afterAll(() => rm(folder, { recursive: true }));

const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  createPortal(join(folder, 'dist')).fetch(new Request(`http://localhost${path}`, { headers, method }));

describe('the built portal', () => {
  it.each(['/', '/dashboard', '/level/3'])('serves index.html with no-cache for %s', async (path) => {
    const response = await get(path);
    expect(await response.text()).toContain('Portal');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
    expect(response.headers.get('x-frame-options')).toBe('DENY');
  });

  it('serves assets as immutable, precompressed if the browser accepts that', async () => {
    const plain = await get('/assets/app.js');
    expect(await plain.text()).toBe('plain');
    expect(plain.headers.get('cache-control')).toContain('immutable');
    expect(plain.headers.get('vary')).toBe('Accept-Encoding');
    const packed = await get('/assets/app.js', { 'accept-encoding': 'gzip, br' });
    expect(await packed.text()).toBe('brotli');
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(packed.headers.get('content-type')).toContain('javascript');
  });

  it.each(['/assets/gone.js', '/assets/', '/gone.png', '/..%2fsecret.txt', '/%2e%2e/secret.txt'])(
    'responds to %s with 404',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toBe('Not found');
    },
  );
});

describe('prerendered pages', () => {
  let site: string;
  beforeAll(async () => {
    site = await mkdtemp(join(tmpdir(), 'portal-'));
    await mkdir(join(site, 'video'));
    await writeFile(join(site, 'index.html'), 'start');
    await writeFile(join(site, 'app.html'), 'app');
    await writeFile(join(site, 'Verfication_forget.html'), 'reset');
    await writeFile(join(site, 'Verfication_forget.html.br'), 'packed reset');
  });
  afterAll(() => rm(site, { recursive: true }));
  const getPage = (path: string, headers: Record<string, string> = {}) =>
    createPortal(site).fetch(new Request(`http://localhost${path}`, { headers }));

  it.each([
    ['/', 'start'],
    ['/?a=b', 'start'],
    ['/Verfication_forget', 'reset'],
    ['/Verfication_forget?a=b', 'reset'],
    ['/Verfication_forget/x', 'app'],
    ['/dashboard', 'app'],
    ['/video', 'app'],
    ['/video/', 'app'],
  ])('are served with no-cache: %s is the page %s', async (path, text) => {
    const response = await getPage(path);
    expect(await response.text()).toBe(text);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
  });

  it('are sent compressed, and as 304 to a browser that has cached them', async () => {
    const packed = await getPage('/Verfication_forget', { 'accept-encoding': 'br' });
    expect(await packed.text()).toBe('packed reset');
    expect(packed.headers.get('content-encoding')).toBe('br');
    const known = { 'accept-encoding': 'br', 'if-none-match': packed.headers.get('etag') ?? '' };
    expect((await getPage('/Verfication_forget', known)).status).toBe(304);
  });
});

describe('a conditional request', () => {
  const packed = { 'accept-encoding': 'gzip, br' };

  it.each([
    ['/', {}],
    ['/favicon.ico', {}],
    ['/assets/app.js', packed],
  ])('gets 304 for the ETag or the date of the file: %s %j', async (path, headers) => {
    const full = await get(path, headers);
    const etag = full.headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const response = await get(path, { ...headers, 'if-none-match': known });
      expect([response.status, await response.text()]).toEqual([304, '']);
      for (const name of ['etag', 'cache-control', 'vary', 'content-security-policy', 'x-frame-options'])
        expect(response.headers.get(name)).toBe(full.headers.get(name));
    }
    const date = full.headers.get('last-modified') ?? '';
    const before = new Date(Date.parse(date) - 1000).toUTCString();
    expect((await get(path, { ...headers, 'if-modified-since': date })).status).toBe(304);
    for (const since of [before, 'nonsense'])
      expect((await get(path, { ...headers, 'if-modified-since': since })).status).toBe(200);
    const other = { 'if-none-match': '"other"', 'if-modified-since': date };
    expect((await get(path, { ...headers, ...other })).status).toBe(200);
  });

  it('gets the file when its compressed form or its content differs', async () => {
    const page = join(folder, 'dist', 'index.html');
    const script = (await get('/assets/app.js')).headers.get('etag') ?? '';
    expect((await get('/assets/app.js', { ...packed, 'if-none-match': script })).status).toBe(200);
    await utimes(page, 1000, 1000);
    const etag = (await get('/')).headers.get('etag') ?? '';
    await writeFile(page, '<title>PORTAL</title>');
    await utimes(page, 1000, 1000);
    expect((await get('/', { 'if-none-match': etag })).status).toBe(200);
  });
});
