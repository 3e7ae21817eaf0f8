import { readFileSync, readdirSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { securityHeaders, transportSecurity } from '../../deploy/headers';
import { memberRoutes, publicRoutes } from '../e2e/support/routes';
import { hasBrotli } from './support/servers';
import { expect, test } from './support/test';

const assets = readdirSync('dist/assets');
const find = (pattern: RegExp) => `/assets/${assets.find((file) => pattern.test(file)) ?? 'none'}`;
const script = find(/^index-.*\.js$/);
const video = '/video/dashboard.mp4';
const IMMUTABLE = 'public, max-age=31536000, immutable';

const unpack = { br: brotliDecompressSync, gzip: gunzipSync } as const;
const encodings: readonly (readonly [accepted: string, sent: keyof typeof unpack | undefined])[] = [
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['identity', undefined],
];

test('every route returns a page of the portal in any letter case, with no-cache', async ({ get }) => {
  const routes = [...publicRoutes, ...memberRoutes, '/no/such/page', '/level/2?page=3'];
  for (const route of [...routes, ...routes.map((one) => one.toUpperCase()), '/DashBoard', '/dashboard/']) {
    const { status, headers, body } = await get(route);
    expect(status, route).toBe(200);
    expect(headers['content-type'], route).toMatch(/^text\/html/);
    expect(headers['cache-control'], route).toBe('no-cache');
    expect(body.toString(), route).toContain('id="root"');
  }
});

for (const path of [
  '/assets/gone.js',
  '/assets/gone',
  '/assets/',
  '/ASSETS/gone.js',
  '/gone.png',
  script.toUpperCase().replace('/ASSETS/', '/assets/'),
  `${script}.map`,
  '/..%2fpackage.json',
  '/assets/..%2f..%2fpackage.json',
]) {
  test(`${path} is not found`, async ({ get }) => {
    const { status, headers, body } = await get(path);
    // For a path that leaves the served folder, a web server may also respond with 400.
    expect(path.includes('..') ? [400, 404] : [404]).toContain(status);
    expect(body.toString()).not.toMatch(/id="root"|"name"/);
    if (status === 404) expect(headers['cache-control']).toBe('no-store');
    if (status === 404) expect(headers['x-content-type-options']).toBe('nosniff');
  });
}

test('the build contains a source map that must not be served', () => {
  expect(assets).toContain(`${script}.map`.replace('/assets/', ''));
});

for (const [accepted, sent] of encodings) {
  for (const path of [script, '/', '/login', '/Dashboard', find(/\.css$/)]) {
    test(`${path} is sent as ${sent ?? 'identity'} to a client that accepts ${accepted}`, async ({
      server,
      get,
    }) => {
      test.skip(server === 'nginx' && sent === 'br' && !hasBrotli(), 'nginx has no module for brotli');
      const { headers, body } = await get(path, { 'Accept-Encoding': accepted });
      expect(headers['content-encoding']).toBe(sent);
      expect(headers['vary']).toMatch(/^accept-encoding$/i);
      expect(headers['content-type']).toMatch(/javascript|html|css/);
      const pages: Record<string, string> = { '/': 'index', '/login': 'login', '/Dashboard': 'app' };
      const file = readFileSync(`dist${path in pages ? `/${pages[path]}.html` : path}`);
      expect((sent ? unpack[sent](body) : body).equals(file)).toBe(true);
    });
  }

  test(`a file that the browser has cached gets a 304: ${accepted}`, async ({ get }) => {
    for (const path of [script, '/mark.svg', video, '/', '/login', '/dashboard']) {
      const accept = { 'Accept-Encoding': accepted };
      const { headers } = await get(path, accept);
      const { etag = '', 'last-modified': date = '' } = headers;
      expect(etag, path).toMatch(/^(W\/)?"[^"]+"$/);
      for (const known of [{ 'If-None-Match': etag }, { 'If-Modified-Since': date }] as Record<
        string,
        string
      >[]) {
        const response = await get(path, { ...accept, ...known });
        expect(response.status, `${path} ${JSON.stringify(known)}`).toBe(304);
        expect(response.body).toHaveLength(0);
        expect(response.headers.etag).toBe(etag);
        for (const name of ['cache-control', 'content-security-policy'])
          expect(response.headers[name], name).toBe(headers[name]);
      }
      const other = { 'If-None-Match': '"other"', 'If-Modified-Since': date };
      expect((await get(path, { ...accept, ...other })).status).toBe(200);
      const before = new Date(Date.parse(date) - 1000).toUTCString();
      expect((await get(path, { ...accept, 'If-Modified-Since': before })).status).toBe(200);
    }
  });
}

test('each content encoding has its own ETag', async ({ server, get }) => {
  test.skip(server === 'nginx' && !hasBrotli(), 'nginx has no module for brotli');
  const tags = await Promise.all(
    encodings.map(async ([accepted]) => (await get(script, { 'Accept-Encoding': accepted })).headers.etag),
  );
  expect(new Set(tags).size).toBe(3);
});

test('assets are cached as immutable, other files are revalidated', async ({ get }) => {
  for (const path of [script, find(/\.css$/), find(/\.woff2$/)])
    expect((await get(path)).headers['cache-control'], path).toBe(IMMUTABLE);
  for (const path of ['/mark.svg', video, '/licences.txt'])
    expect((await get(path)).headers['cache-control'], path).toBe('no-cache');
});

test('the web manifest and its icons are served with their types', async ({ get }) => {
  const manifest = await get('/manifest.json');
  expect([manifest.status, manifest.headers['cache-control']]).toEqual([200, 'no-cache']);
  expect(manifest.headers['content-type']).toMatch(/^application\/json/);
  const { icons } = JSON.parse(manifest.body.toString()) as { icons: readonly { src: string }[] };
  for (const src of [...icons.map((icon) => icon.src), '/icons/apple.png']) {
    const { status, headers } = await get(src);
    expect([src, status, headers['content-type']]).toEqual([src, 200, 'image/png']);
    expect(headers['cache-control'], src).toBe('no-cache');
  }
});

test('the video is served in byte ranges', async ({ get }) => {
  const full = readFileSync(`dist${video}`);
  const all = await get(video);
  expect(all.headers['accept-ranges']).toBe('bytes');
  expect(all.headers['content-type']).toBe('video/mp4');
  const part = async (range: string, more: Record<string, string> = {}) =>
    get(video, { Range: range, ...more });
  const first = await part('bytes=100-299');
  expect(first.status).toBe(206);
  expect(first.headers['content-range']).toBe(`bytes 100-299/${full.length}`);
  expect(first.body.equals(full.subarray(100, 300))).toBe(true);
  expect((await part('bytes=-5')).body.equals(full.subarray(-5))).toBe(true);
  expect((await part(`bytes=${full.length}-`)).status).toBe(416);
  expect((await part('bytes=0-9', { 'If-Range': all.headers.etag ?? '' })).status).toBe(206);
  const changed = await part('bytes=0-9', { 'If-Range': '"other"' });
  expect([changed.status, changed.body.length]).toEqual([200, full.length]);
});

test('every response has each security header once, and none has HSTS over plain HTTP', async ({ get }) => {
  for (const path of [
    '/',
    '/dashboard',
    script,
    '/mark.svg',
    '/assets/gone.js',
    '/gone.png',
    '/api/nothing',
  ]) {
    const { headers, times } = await get(path);
    for (const [name, value] of Object.entries(securityHeaders)) {
      expect(headers[name.toLowerCase()]?.toString(), `${path} ${name}`).toBe(value);
      expect(times.get(name.toLowerCase()), `${path} ${name}`).toBe(1);
    }
    expect(headers[transportSecurity.name.toLowerCase()], path).toBeUndefined();
  }
});

test('HEAD requests get the same headers as GET requests', async ({ get }) => {
  for (const path of ['/dashboard', script]) {
    const [head, full] = [await get(path, {}, 'HEAD'), await get(path)];
    expect(head.body).toHaveLength(0);
    for (const name of ['cache-control', 'content-type', 'content-length', 'etag'])
      expect(head.headers[name], `${path} ${name}`).toBe(full.headers[name]);
  }
});
