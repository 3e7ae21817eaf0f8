/** How often, in ms, this process looks whether its parent still lives. */
const INTERVAL = 200;

/**
 * Gives this process a SIGTERM when the shell that npm started it in is gone: npm passes a signal to that
 * shell only, and many a shell ends by it without a word to what it runs. Without npm nothing happens, so
 * that a process may be left running on purpose.
 */
export function endWithParent(): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, INTERVAL).unref();
}
