// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
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
});
afterAll(() => rm(folder, { recursive: true }));

const get = async (path: string, headers: Record<string, string> = {}) =>
  createPortal(join(folder, 'dist')).fetch(new Request(`http://localhost${path}`, { headers }));

describe('the built portal', () => {
  it.each(['/', '/dashboard', '/level/3'])('answers %s with the page, never cached', async (path) => {
    const response = await get(path);
    expect(await response.text()).toContain('Portal');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(response.headers.get('x-frame-options')).toBe('DENY');
  });

  it('keeps assets for good, precompressed where that is accepted', async () => {
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
    'has nothing at %s',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toBe('Not found');
    },
  );
});
