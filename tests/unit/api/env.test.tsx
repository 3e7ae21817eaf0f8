import { describe, expect, it } from 'vitest';
import { readApiHost } from '../../../src/api/request';

const pageWith = (head: string) =>
  new DOMParser().parseFromString(`<!doctype html><head>${head}</head><body></body>`, 'text/html');
const hostOf = (content: string) => readApiHost(pageWith(`<meta name="api-host" content="${content}" />`));

describe('the base URL', () => {
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
});
