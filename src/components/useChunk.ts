import { useEffect, useState } from 'react';
import type { Chunk } from '../core/chunk';

interface ChunkState<T> {
  readonly value?: T;
  readonly failed?: true;
}

/** Loads a part that the screen can do without for a while: what stands on the screen stays as it is. */
export function useChunk<T>(chunk: Chunk<T>): ChunkState<T> {
  const [state, setState] = useState<ChunkState<T>>(() => {
    const value = chunk.ready();
    return value === undefined ? {} : { value };
  });
  useEffect(() => {
    let gone = false;
    chunk.load().then(
      (value) => gone || setState({ value }),
      () => gone || setState({ failed: true }),
    );
    return () => {
      gone = true;
    };
  }, [chunk]);
  return state;
}
