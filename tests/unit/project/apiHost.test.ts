import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadApiHost, parseApiHost } from '../../../build/apiHost';
import { pagePolicy } from '../../../build/pagePolicy';
import { watchFetch } from '../../../contract/devCheck/watchFetch';

describe('the base URL of the API', () => {
  it.each([
    ['', ''],
    [' / ', ''],
    ['HTTPS://API.Example.com', 'https://api.example.com'],
    ['https://api.example.com:443/', 'https://api.example.com'],
    ['http://api.example.com:80//', 'http://api.example.com'],
    ['https://api.example.com:80', 'https://api.example.com:80'],
    ['https://api.example.com.', 'https://api.example.com'],
    ['https://api.example.com.:8443/', 'https://api.example.com:8443'],
    ['http://[0:0:0:0:0:0:0:1]:4300', 'http://[::1]:4300'],
    ['https://münchen.test', 'https://xn--mnchen-3ya.test'],
  ])('%j is normalized to %j', (text, host) => {
    expect(parseApiHost(text)).toBe(host);
    expect(parseApiHost(host)).toBe(host);
  });

  it.each([
    'api.example.com',
    'localhost:4300',
    '//api.example.com',
    'ftp://x.test',
    'https:x.test',
    'https://',
    'https://a b',
    '/backend/',
  ])('%j is rejected in one sentence', (text) => {
    expect(() => parseApiHost(text)).toThrow('VITE_API_HOST must be a URL such as https://api.example.com.');
  });

  it.each(['https://me:secret@x.test', 'https://x.test/?secret', 'https://x.test/#secret'])(
    '%j is rejected without printing it',
    (text) => {
      const sentence = 'VITE_API_HOST must be a URL without user, password, query and hash.';
      expect(() => parseApiHost(text)).toThrow(
        expect.objectContaining({ message: sentence, stack: sentence }),
      );
    },
  );

  it.each(['https://api.example.com/v1', 'https://api.example.com/api/'])(
    '%j is rejected for its path',
    (text) => {
      expect(() => parseApiHost(text)).toThrow(
        'VITE_API_HOST must be a URL without a path: every call begins with /api/.',
      );
    },
  );

  it('is the host that the development check and the content security policy see', async () => {
    const host = parseApiHost('HTTPS://API.example.test:443/');
    const seen: string[] = [];
    const respond = () => Promise.resolve(Response.json({}));
    const watched = watchFetch(respond, host, ({ call }) => seen.push(call));
    for (const base of [host, 'https://api.example.test.evil.test'])
      await watched(`${base}/api/user/activitys`, { method: 'POST', body: '{}' });
    await new Promise((done) => setImmediate(done));
    expect(new Set(seen)).toEqual(new Set(['POST api/user/activitys']));
    expect(pagePolicy({ apiHost: host })).toContain("connect-src 'self' https://api.example.test;");
  });
});

describe('the .env files', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('name the API host, the most specific file first; the environment overrides them', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'env-'));
    vi.stubEnv('VITE_API_HOST', undefined);
    const hostAfter = async (file: string, host: string) => {
      await writeFile(join(folder, file), `VITE_API_HOST=https://${host}/\n`);
      return [loadApiHost('development', folder), loadApiHost('production', folder)];
    };
    expect(loadApiHost('development', folder)).toBe('');
    expect(await hostAfter('.env', 'A.test')).toEqual(['https://a.test', 'https://a.test']);
    expect(await hostAfter('.env.local', 'b.test')).toEqual(['https://b.test', 'https://b.test']);
    expect(await hostAfter('.env.development', 'c.test')).toEqual(['https://c.test', 'https://b.test']);
    expect(await hostAfter('.env.development.local', 'd.test:443')).toEqual([
      'https://d.test',
      'https://b.test',
    ]);
    vi.stubEnv('VITE_API_HOST', '');
    expect(loadApiHost('development', folder)).toBe('');
    await rm(folder, { recursive: true });
  });
});
