import { useRef, useState } from 'react';

/** Returns the running task's name, and a function that starts a task unless one runs, even before the next render. */
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

/** Returns the props of one of several buttons: only the pressed one shows a spinner and keeps the focus. */
export const pendingProps = <Name extends string>(running: Name | undefined, name: Name) => ({
  pending: running === name,
  disabled: running !== undefined && running !== name,
});
