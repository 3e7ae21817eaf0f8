import { useRef, useState } from 'react';

/**
 * Runs one task at a time: whatever is clicked while one runs is dropped, also within the same
 * moment, before anything is drawn again. Gives the name of the running task, and the way to run one.
 */
export function usePending<Name extends string>(): [
  pending: Name | undefined,
  run: (name: Name, task: () => Promise<void>) => Promise<void>,
] {
  const busy = useRef(false);
  const [pending, setPending] = useState<Name>();
  const run = async (name: Name, task: () => Promise<void>) => {
    if (busy.current) return;
    busy.current = true;
    setPending(name);
    try {
      await task();
    } finally {
      busy.current = false;
      setPending(undefined);
    }
  };
  return [pending, run];
}
