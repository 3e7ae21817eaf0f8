// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { wholeSheets } from '../../src/core/wholeSheets';

afterEach(() => document.head.replaceChildren());

const begin = () => {
  document.head.innerHTML =
    '<link rel="stylesheet" data-used href="/used.css">' +
    '<link rel="stylesheet" media="print" data-sheet href="/antd.css">' +
    '<link rel="stylesheet" media="print" data-sheet href="/own.css">';
  const done = wholeSheets(document);
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([data-used])')];
  return { done, links };
};
/** Marks a style sheet as loaded. */
const arrive = (link: Element) =>
  Object.defineProperty(link, 'sheet', { value: new CSSStyleSheet(), configurable: true });
const used = () => document.querySelector('[data-used]');

it('the full style sheets apply at once, in their order, in place of the critical rules', async () => {
  const { done, links } = begin();
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/antd.css', '/own.css']);
  expect(links.map(({ media }) => media)).toEqual(['print', 'print']);
  links[0]?.dispatchEvent(new Event('load'));
  await Promise.resolve();
  expect(links.map(({ media }) => media)).toEqual(['print', 'print']);
  expect(used()).not.toBeNull();
  links[1]?.dispatchEvent(new Event('load'));
  await done;
  expect(links.map(({ media }) => media)).toEqual(['all', 'all']);
  expect(used()).toBeNull();
});

it('a full style sheet that is not loaded is requested again, since it may have failed before', async () => {
  document.head.innerHTML = '<link rel="stylesheet" media="print" data-sheet href="/antd.css">';
  const named = document.querySelector('link');
  const done = wholeSheets(document);
  const next = document.querySelector('link');
  expect(document.querySelectorAll('link')).toHaveLength(1);
  expect(next).not.toBe(named);
  expect(next?.getAttribute('href')).toBe('/antd.css');
  next?.dispatchEvent(new Event('load'));
  await done;
});

it('full style sheets that have loaded apply without waiting and without a request', async () => {
  document.head.innerHTML =
    '<style data-used></style><link rel="stylesheet" media="print" data-sheet href="/antd.css">';
  const [link] = [...document.querySelectorAll('link')];
  if (link) arrive(link);
  await wholeSheets(document);
  expect([...document.head.children]).toEqual([link]);
  expect(link?.media).toBe('all');
});

it('the critical rules stay when a full style sheet fails, and the wait ends', async () => {
  vi.useFakeTimers();
  const { done, links } = begin();
  links[0]?.dispatchEvent(new Event('error'));
  links[1]?.dispatchEvent(new Event('load'));
  await done;
  expect(links.map(({ media }) => media)).toEqual(['all', 'all']);
  expect(used()).not.toBeNull();
  vi.useRealTimers();
});

it('the wait for a full style sheet ends after ten seconds', async () => {
  vi.useFakeTimers();
  const { done, links } = begin();
  links[1]?.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(10_000);
  await done;
  expect(used()).not.toBeNull();
  vi.useRealTimers();
});

it('a page that was not prerendered has no full style sheets to wait for', async () => {
  await wholeSheets(document);
  expect(document.head.children).toHaveLength(0);
});
