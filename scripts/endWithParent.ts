/** The interval at which this process checks whether its parent still runs, in ms. */
const INTERVAL_MS = 200;

/**
 * Calls `onEnd` when the parent of this process has ended; by default, sends this process a SIGTERM. npm runs scripts in a shell and passes a signal only to
 * that shell; many shells end without passing the signal on. Does nothing if npm did not start this process, so that
 * the process can keep running in the background.
 */
export function endWithParent(onEnd = () => void process.kill(process.pid, 'SIGTERM')): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onEnd();
  }, INTERVAL_MS).unref();
}
