import { afterEach, describe, expect, it, vi } from 'vitest';
import { CHUNK_LIMIT_MS, chunkOf, loadChunk } from '../../src/core/chunk';

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

describe('chunkOf', () => {
  it('loads once, keeps the code, and retries after a failure', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('code');
    const chunk = chunkOf(load);
    await expect(chunk.load()).rejects.toThrow('offline');
    expect(chunk.ready()).toBeUndefined();
    await chunk.load();
    expect(chunk.ready()).toBe('code');
    await chunk.load();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
