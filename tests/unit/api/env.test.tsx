import { expect, it } from 'vitest';
import { readApiHost } from '../../../src/api/request';

const meta = (content: string) => `<meta name="api-host" content="${content}" />`;

it.each([
  [meta('https://backend.test'), 'https://backend.test'],
  [meta('https://backend.test/'), 'https://backend.test'],
  [meta('https://backend.test:8443/portal///'), 'https://backend.test:8443/portal'],
  [meta(' https://backend.test/ '), 'https://backend.test'],
  ...['', '  ', '/'].map((content): [string, string] => [meta(content), '']),
  ['', ''],
  ['<meta name="api-host" />', ''],
  ['<meta name="description" content="https://other.test" />', ''],
  ['<link rel="api-host" href="https://other.test" />', ''],
])("the base URL of a page with %j is %j, which is the page's own origin if it is empty", (head, host) => {
  const page = `<!doctype html><head>${head}</head><body></body>`;
  expect(readApiHost(new DOMParser().parseFromString(page, 'text/html'))).toBe(host);
});
