import { useEffect, useState } from 'react';

/** Runs a task when the browser is idle, at the latest after five seconds. Returns the function that cancels it. */
export function whenIdle(task: () => void): () => void {
  // Safari has no requestIdleCallback: run the task after two seconds.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 2000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: 5000 });
  return () => cancelIdleCallback(handle);
}

/** Returns whether the browser has been idle since the component was first rendered. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}
