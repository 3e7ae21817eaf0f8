import { useRef, useState } from 'react';

/**
 * Returns the name of the running task, and a function that runs a task. The function does nothing while a
 * task is running, even if it is called twice before React renders again.
 */
export function usePending<Name extends string>() {
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
  return [pending, run] as const;
}

/**
 * Returns the props of one of several buttons. The pressed button shows a spinner and stays enabled, so that
 * it keeps the focus; the others are disabled.
 */
export const pendingProps = <Name extends string>(running: Name | undefined, name: Name) => ({
  loading: running === name,
  disabled: running !== undefined && running !== name,
});
