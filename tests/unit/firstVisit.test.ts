import { expect, it } from 'vitest';
import { endFirstVisit, isFirstVisit } from '../../src/core/firstVisit';

const pageWith = (cookie: string) => ({ cookie, documentElement: { dataset: {} } }) as unknown as Document;

it.each([
  ['http:', 'visited=1; Path=/; Max-Age=31536000; SameSite=Lax'],
  ['https:', 'visited=1; Path=/; Max-Age=31536000; SameSite=Lax; Secure'],
])('a first visit over %s ends with one cookie for a year and all pages', (protocol, cookie) => {
  const document = pageWith('');
  endFirstVisit({ document, location: { protocol } } as unknown as Window);
  expect(document.cookie).toBe(cookie);
});

it.each([
  ['', true],
  ['theme=dark', true],
  ['unvisited=1', true],
  ['visited=1', false],
  ['theme=dark; visited=1', false],
])('a browser with the cookies "%s" is on its first visit: %s', (cookie, first) => {
  expect(isFirstVisit(pageWith(cookie))).toBe(first);
});

it.each([
  ['', true],
  ['visited=1', false],
])('a page that loaded with the cookies "%s" stays a first visit until it unloads: %s', (cookie, first) => {
  const document = pageWith(cookie);
  endFirstVisit({ document, location: { protocol: 'http:' } } as unknown as Window);
  expect(document.cookie).toContain('visited=1');
  expect(isFirstVisit(document)).toBe(first);
});
