import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CHUNK_LIMIT_MS, loadChunk, lazyWithPreload } from '../../src/components/lazyWithPreload';

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
    render(<Lazy word="one" failed={(retry) => <button onClick={retry}>Again</button>} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Again' }));
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
