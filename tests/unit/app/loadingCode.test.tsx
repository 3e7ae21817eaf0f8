import type { Window as HappyDomWindow } from 'happy-dom';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi, beforeEach } from 'vitest';
import { CHUNK_LIMIT_MS, loadChunk } from '../../../src/lib/loadChunk';
import { lazyWithPreload } from '../../../src/components/lazyWithPreload';
import { importFiles } from '../../../src/boot/importFiles';
import { flushMicrotasks } from '../../support/flushMicrotasks';

afterEach(() => vi.useRealTimers());

describe('loadChunk', () => {
  it('returns the code that loads in time, and rejects with the error of a failed load', async () => {
    await expect(loadChunk(() => Promise.resolve('code'))).resolves.toBe('code');
    await expect(loadChunk(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  });

  it('rejects after 120 seconds, not before', async () => {
    vi.useFakeTimers();
    expect(CHUNK_LIMIT_MS).toBe(120_000);
    let outcome = 'waiting';
    loadChunk(() => new Promise(() => undefined)).catch((error: unknown) => {
      outcome = String(error);
    });
    await vi.advanceTimersByTimeAsync(CHUNK_LIMIT_MS - 1);
    expect(outcome).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toContain("didn't load within 120 s");
  });
});

describe('lazyWithPreload', () => {
  const Text = ({ word }: { word: string }) => <p>{word}</p>;
  const arrives = () => Promise.resolve({ default: Text });

  it('renders the fallback until its code has loaded, and never afterwards', async () => {
    const load = vi.fn(arrives);
    const Lazy = lazyWithPreload(load);
    render(<Lazy word="one" fallback="loading" />);
    expect(screen.getByText('loading')).toBeInTheDocument();
    expect(await screen.findByText('one')).toBeInTheDocument();
    render(<Lazy word="two" fallback="loading" />);
    expect(screen.getByText('two')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('renders the failed state, and loads again by its button and when the browser is online', async () => {
    const load = vi.fn(arrives).mockRejectedValueOnce(new Error('offline'));
    load.mockRejectedValueOnce(new Error('offline'));
    const Lazy = lazyWithPreload(load);
    render(<Lazy word="one" />);
    const alert = await screen.findByRole('alert');
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('one')).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('a preload that fails rejects, and the next one loads again', async () => {
    const load = vi.fn(arrives).mockRejectedValueOnce(new Error('offline'));
    const Lazy = lazyWithPreload(load);
    await expect(Lazy.preload()).rejects.toThrow('offline');
    expect(Lazy.loaded()).toBeUndefined();
    await Lazy.preload();
    await Lazy.preload();
    expect(Lazy.loaded()).toBe(Text);
    expect(load).toHaveBeenCalledTimes(2);
  });
});

const script = () => new Response('', { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } });
const fetchFile = vi.fn<(href: string) => Promise<Response>>();
const links = () => [...document.head.querySelectorAll('link')];

beforeEach(() => {
  document.head.innerHTML = '';
  // happy-dom loads no style sheet: let it report that each one has loaded.
  (window as unknown as HappyDomWindow).happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;
  fetchFile.mockReset().mockImplementation(() => Promise.resolve(script()));
  vi.stubGlobal('fetch', fetchFile);
});
afterEach(() => vi.unstubAllGlobals());

it('import waits for all files, and requests none of them twice', async () => {
  let respond = (_: Response): void => undefined;
  fetchFile.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)));
  const load = vi.fn(() => Promise.resolve('code'));
  const first = importFiles(load, ['assets/one.js', 'assets/one.css']);
  expect(links().map((link) => [link.rel, link.getAttribute('href')])).toEqual([
    ['stylesheet', '/assets/one.css'],
  ]);
  await flushMicrotasks();
  expect(load).not.toHaveBeenCalled();
  respond(script());
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
  vi.spyOn(document.head, 'append').mockImplementationOnce((link) => {
    // Without a URL, happy-dom doesn't report that the style sheet has loaded.
    (link as Element).removeAttribute('href');
    document.head.appendChild(link as Element).dispatchEvent(new Event('error'));
  });
  await expect(importFiles(load, ['assets/three.css'])).rejects.toThrow(
    'the style sheet /assets/three.css did not load',
  );
  expect(links()).toEqual([]);
  await expect(importFiles(load, ['assets/three.css'])).resolves.toBe('code');
});
