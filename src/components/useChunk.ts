import { useCallback, useEffect, useRef, useState } from 'react';
import type { Chunk } from '../core/chunk';
import { keepTrying, type Trying } from '../core/keepTrying';

interface ChunkState<T> {
  readonly value?: T;
  readonly failed?: true;
}

interface UsedChunk<T> extends ChunkState<T> {
  /** Retries a failed load immediately. */
  readonly again: () => void;
}

/**
 * Loads a chunk once it is wanted, without suspending: the screen keeps its content meanwhile, including the value of
 * a previous chunk. Retries a failed load for as long as the chunk is wanted.
 */
export function useChunk<T>(chunk: Chunk<T>, wanted = true): UsedChunk<T> {
  const trying = useRef<Trying>(undefined);
  const [state, setState] = useState<ChunkState<T>>(() => {
    const value = chunk.ready();
    return value === undefined ? {} : { value };
  });
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    const load = () =>
      chunk.load().then(
        (value) => {
          if (!gone) setState((now) => (now.value === value ? now : { value }));
          return true;
        },
        () => {
          if (!gone) setState((now) => ({ ...now, failed: true }));
          return false;
        },
      );
    void load().then((worked) => {
      if (!worked && !gone) trying.current = keepTrying(load);
    });
    return () => {
      gone = true;
      trying.current?.stop();
    };
  }, [chunk, wanted]);
  const again = useCallback(() => trying.current?.again(), []);
  return { ...state, again };
}
