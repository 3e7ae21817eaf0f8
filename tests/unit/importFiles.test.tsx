import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { importFiles } from '../../src/boot/importFiles';

const script = () => new Response('', { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } });
const fetchFile = vi.fn<(href: string) => Promise<Response>>();
const links = () => [...document.head.querySelectorAll('link')];

beforeEach(() => {
  document.head.innerHTML = '';
  fetchFile.mockReset().mockImplementation(() => Promise.resolve(script()));
  vi.stubGlobal('fetch', fetchFile);
});
afterEach(() => vi.unstubAllGlobals());

it('import waits for all files, and requests none of them twice', async () => {
  const load = vi.fn(() => Promise.resolve('code'));
  const first = importFiles(load, ['assets/one.js', 'assets/one.css']);
  expect(links().map((link) => [link.rel, link.getAttribute('href')])).toEqual([
    ['stylesheet', '/assets/one.css'],
  ]);
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  links()[0]?.dispatchEvent(new Event('load'));
  await expect(first).resolves.toBe('code');
  await expect(importFiles(load, ['assets/one.js', 'assets/one.css'])).resolves.toBe('code');
  expect(fetchFile.mock.calls).toEqual([['/assets/one.js']]);
  expect(links()).toHaveLength(1);
});

it('import requests no file that the page has requested itself', async () => {
  document.head.innerHTML =
    '<link rel="modulepreload" href="/assets/two.js"><link rel="stylesheet" href="/assets/two.css"><script src="/assets/entry.js"></script>';
  await importFiles(() => Promise.resolve(), ['assets/two.js', 'assets/two.css', 'assets/entry.js']);
  expect(fetchFile).not.toHaveBeenCalled();
});

it.each([
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a file that a new release removed', () => Promise.resolve(new Response('', { status: 404 }))],
  [
    'an HTML page instead of the file',
    () => Promise.resolve(new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } })),
  ],
])('import fails with %s, and requests the file again on the next try', async (name, respond) => {
  const file = `assets/${name.replaceAll(' ', '-')}.js`;
  const load = vi.fn(() => Promise.resolve('code'));
  fetchFile.mockImplementationOnce(respond);
  await expect(importFiles(load, [file])).rejects.toThrow();
  expect(load).not.toHaveBeenCalled();
  await expect(importFiles(load, [file])).resolves.toBe('code');
  expect(fetchFile).toHaveBeenCalledTimes(2);
});

it('a failed style sheet is removed, and requested again on the next try', async () => {
  const load = vi.fn(() => Promise.resolve('code'));
  const failing = importFiles(load, ['assets/three.css']);
  links()[0]?.dispatchEvent(new Event('error'));
  await expect(failing).rejects.toThrow('the style sheet /assets/three.css did not load');
  expect(links()).toEqual([]);
  const working = importFiles(load, ['assets/three.css']);
  links()[0]?.dispatchEvent(new Event('load'));
  await expect(working).resolves.toBe('code');
});
