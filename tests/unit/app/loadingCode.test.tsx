import type { Window as HappyDomWindow } from 'happy-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi, beforeEach } from 'vitest';
import { CHUNK_LIMIT_MS, loadChunk } from '../../../src/lib/loadChunk';
import { lazyWithPreload } from '../../../src/components/lazyWithPreload';
import { importFiles } from '../../../src/boot/importFiles';

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
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
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

const links = () => [...document.head.querySelectorAll('link')];

beforeEach(() => {
  document.head.innerHTML = '';
  // happy-dom loads no style sheet: let it report that each one has loaded.
  (window as unknown as HappyDomWindow).happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;
});

it('an import adds the style sheets of its files once, unless the page has them', async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/assets/two.css">';
  const load = () => Promise.resolve('code');
  await expect(importFiles(load, ['assets/one.css', 'assets/two.css'])).resolves.toBe('code');
  await importFiles(load, ['assets/one.css']);
  expect(links().map((link) => link.getAttribute('href'))).toEqual(['/assets/two.css', '/assets/one.css']);
});

it('an import fails with a style sheet that does not load, and requests it again on the next try', async () => {
  const load = vi.fn(() => Promise.resolve('code'));
  vi.spyOn(document.head, 'append').mockImplementationOnce((link) => {
    // Without a URL, happy-dom doesn't report that the style sheet has loaded.
    (link as Element).removeAttribute('href');
    document.head.appendChild(link as Element).dispatchEvent(new Event('error'));
  });
  await expect(importFiles(load, ['assets/three.css'])).rejects.toThrow(
    'the style sheet /assets/three.css did not load',
  );
  expect(load).not.toHaveBeenCalled();
  expect(links()).toEqual([]);
  await expect(importFiles(load, ['assets/three.css'])).resolves.toBe('code');
});
