import { useCallback, useEffect, useRef, useState } from 'react';
import type { Chunk } from '../core/chunk';
import { keepTrying, type Trying } from '../core/keepTrying';

interface ChunkState<T> {
  readonly value?: T;
  readonly failed?: true;
}

interface UsedChunk<T> extends ChunkState<T> {
  /** Asks at once for one that has failed. */
  readonly again: () => void;
}

/**
 * Loads a part that the screen can do without for a while, once it is wanted: what stands on the screen
 * stays as it is, the part of another chunk included. A part that does not come is asked for again for as long
 * as it is wanted.
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
