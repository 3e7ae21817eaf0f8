// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { apiHost } from '../../build/plugins';
import { readApiHost } from '../../src/api/request';

const pageWith = (head: string) =>
  new DOMParser().parseFromString(`<!doctype html><head>${head}</head><body></body>`, 'text/html');
const hostOf = (content: string) => readApiHost(pageWith(`<meta name="api-host" content="${content}" />`));

afterEach(() => vi.unstubAllEnvs());

describe('the base URL (product.md, decision 1)', () => {
  it.each([
    ['https://backend.test', 'https://backend.test'],
    ['https://backend.test/', 'https://backend.test'],
    ['https://backend.test:8443/portal///', 'https://backend.test:8443/portal'],
    [' https://backend.test/ ', 'https://backend.test'],
  ])('from the meta tag %j is %j, without a slash at the end', (content, host) => {
    expect(hostOf(content)).toBe(host);
  });

  it.each(['', '  ', '/'])("from the meta tag %j is the page's own origin", (content) => {
    expect(hostOf(content)).toBe('');
  });

  it.each([
    '',
    '<meta name="api-host" />',
    '<meta name="description" content="https://other.test" />',
    '<link rel="api-host" href="https://other.test" />',
  ])("of a page with %j is the page's own origin", (head) => {
    expect(readApiHost(pageWith(head))).toBe('');
  });

  it.each([
    ['https://backend.test/', 'https://backend.test'],
    [undefined, ''],
  ])('is filled in by a build with VITE_API_HOST %j', (set, host) => {
    vi.stubEnv('VITE_API_HOST', set);
    const { handler } = apiHost().transformIndexHtml as { handler: (html: string) => string };
    const html = handler(readFileSync('index.html', 'utf8'));
    expect(readApiHost(new DOMParser().parseFromString(html, 'text/html'))).toBe(host);
  });
});
