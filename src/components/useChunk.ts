import { useEffect, useState } from 'react';
import type { Chunk } from '../core/chunk';

interface ChunkState<T> {
  readonly value?: T;
  readonly failed?: true;
}

/**
 * Loads a part that the screen can do without for a while, once it is wanted: what stands on the screen
 * stays as it is, the part of another chunk included.
 */
export function useChunk<T>(chunk: Chunk<T>, wanted = true): ChunkState<T> {
  const [state, setState] = useState<ChunkState<T>>(() => {
    const value = chunk.ready();
    return value === undefined ? {} : { value };
  });
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    chunk.load().then(
      (value) => gone || setState((now) => (now.value === value ? now : { value })),
      () => gone || setState((now) => ({ ...now, failed: true })),
    );
    return () => {
      gone = true;
    };
  }, [chunk, wanted]);
  return state;
}
