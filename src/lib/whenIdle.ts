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
