import { readFileSync } from 'node:fs';
import { CannotRun } from '../cli/commandLine';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Returns the ids of the parent process, tsx, and of its parent, the shell of npm. npm that is terminated ends only that
 * shell, whose id then changes. Only Linux tells the second id.
 */
function parentIds(): string {
  try {
    const [, , parent] = readFileSync(`/proc/${process.ppid}/stat`, 'utf8').replace(/^.*\)/s, '').split(' ');
    return `${process.ppid} ${parent}`;
  } catch {
    return String(process.ppid);
  }
}

/** Runs work that a signal of the user can stop. Throws CannotRun if it was stopped. */
export async function untilStopped<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const stop = () => controller.abort();
  const parents = parentIds();
  for (const name of SIGNALS) process.on(name, stop);
  try {
    const result = await work(controller.signal);
    if (process.env.npm_lifecycle_event !== undefined && parentIds() !== parents) stop();
    controller.signal.throwIfAborted();
    return result;
  } catch (error) {
    if (controller.signal.aborted) throw new CannotRun('Stopped. Nothing was written.');
    throw error;
  } finally {
    for (const name of SIGNALS) process.off(name, stop);
  }
}
