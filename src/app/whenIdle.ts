/**
 * Runs a task when the browser is idle, at the latest after five seconds. Returns the function that cancels the task.
 * Safari has no requestIdleCallback, so the task runs there after two seconds.
 */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 2000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: 5000 });
  return () => cancelIdleCallback(handle);
}
