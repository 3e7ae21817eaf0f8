import { useCallback, useEffect, useState } from 'react';
import type { Chunk } from '../core/chunk';

interface ChunkState<T> {
  readonly value?: T;
  readonly failed?: true;
}

interface UsedChunk<T> extends ChunkState<T> {
  /** Retries a failed load. */
  readonly again: () => void;
}

/**
 * Loads a chunk once it is wanted, without suspending: the screen keeps its content meanwhile, including the value of
 * a previous chunk. Retries a failed load when the browser is online again.
 */
export function useChunk<T>(chunk: Chunk<T>, wanted = true): UsedChunk<T> {
  const [state, setState] = useState<ChunkState<T>>(() => {
    const value = chunk.ready();
    return value === undefined ? {} : { value };
  });
  const load = useCallback(() => {
    chunk.load().then(
      (value) => setState((now) => (now.value === value ? now : { value })),
      () => setState((now) => ({ ...now, failed: true })),
    );
  }, [chunk]);
  useEffect(() => {
    if (!wanted) return;
    load();
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [load, wanted]);
  return { ...state, again: load };
}
