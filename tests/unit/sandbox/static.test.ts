import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createPortal } from '../../../sandbox/http/static';
import { emptyFolder } from './dataFolders';

const folder = await emptyFolder();
for (const name of ['dist/assets', 'dist/video', 'fixture'])
  await mkdir(join(folder, name), { recursive: true });
const files = {
  'secret.txt': 'secret',
  'fixture/index.html': 'fixture',
  'dist/index.html': 'start',
  'dist/app.html': 'app',
  'dist/Verfication_forget.html': 'reset',
  'dist/Verfication_forget.html.br': 'packed reset',
  'dist/assets/app.js': 'plain',
  'dist/assets/app.js.br': 'brotli',
  'dist/favicon.ico': 'icon',
};
for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);

const get = async (path: string, headers: Record<string, string> = {}, root = 'dist') =>
  createPortal(join(folder, root)).fetch(new Request(`http://localhost${path}`, { headers }));

describe('the built portal', () => {
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

  it.each([
    ['/', 'start'],
    ['/?a=b', 'start'],
    ['/Verfication_forget', 'reset'],
    ['/Verfication_forget?a=b', 'reset'],
    ['/Verfication_forget/x', 'app'],
    ['/dashboard', 'app'],
    ['/level/3', 'app'],
    ['/video', 'app'],
    ['/video/', 'app'],
  ])('serves %s with no-cache from the page %s', async (path, text) => {
    const response = await get(path);
    expect(await response.text()).toBe(text);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
    expect(response.headers.get('x-frame-options')).toBe('DENY');
  });

  it('serves all screens from index.html if there is no app.html', async () => {
    expect(await (await get('/dashboard', {}, 'fixture')).text()).toBe('fixture');
  });
});

describe('a conditional request', () => {
  const packed = { 'accept-encoding': 'gzip, br' };

  it.each([
    ['/', {}],
    ['/favicon.ico', {}],
    ['/assets/app.js', packed],
    ['/Verfication_forget', packed],
  ])('gets 304 for the ETag of the file: %s %j', async (path, headers) => {
    const full = await get(path, headers);
    const etag = full.headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const response = await get(path, { ...headers, 'if-none-match': known });
      expect([response.status, await response.text()]).toEqual([304, '']);
      for (const name of ['etag', 'cache-control', 'vary', 'content-security-policy', 'x-frame-options'])
        expect(response.headers.get(name)).toBe(full.headers.get(name));
    }
    expect((await get(path, { ...headers, 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('gets the file when its compressed form or its content differs', async () => {
    const page = join(folder, 'dist', 'index.html');
    const script = (await get('/assets/app.js')).headers.get('etag') ?? '';
    expect((await get('/assets/app.js', { ...packed, 'if-none-match': script })).status).toBe(200);
    await utimes(page, 1000, 1000);
    const etag = (await get('/')).headers.get('etag') ?? '';
    await writeFile(page, 'START');
    await utimes(page, 1000, 1000);
    expect((await get('/', { 'if-none-match': etag })).status).toBe(200);
  });
});

it('a part of a file is sent without an ETag', async () => {
  const response = await get('/favicon.ico', { range: 'bytes=1-2' });
  expect([response.status, await response.text(), response.headers.get('etag')]).toEqual([206, 'co', null]);
});
