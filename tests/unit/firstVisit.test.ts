import { expect, it } from 'vitest';
import { endFirstVisit } from '../../src/core/firstVisit';

it.each([
  ['http:', 'visited=1; Path=/; Max-Age=31536000; SameSite=Lax'],
  ['https:', 'visited=1; Path=/; Max-Age=31536000; SameSite=Lax; Secure'],
])('a first visit over %s ends with one cookie, for a year and all pages', (protocol, cookie) => {
  const document = { cookie: '' };
  endFirstVisit({ document, location: { protocol } } as unknown as Window);
  expect(document.cookie).toBe(cookie);
});
