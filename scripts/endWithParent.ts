/** How often this process checks whether its parent still runs, in ms. */
const INTERVAL_MS = 200;

/**
 * Sends this process a SIGTERM when the shell in which npm started it has ended: npm passes a signal only to that
 * shell, and many shells end without passing it on. Does nothing without npm, so that a process can be left running
 * on purpose.
 */
export function endWithParent(): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, INTERVAL_MS).unref();
}
