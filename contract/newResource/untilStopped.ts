import { CannotRun } from '../cli/commandLine';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs work that a signal of the user can stop. Throws CannotRun if it was stopped. */
export async function untilStopped<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const stop = () => controller.abort();
  for (const name of SIGNALS) process.on(name, stop);
  try {
    const result = await work(controller.signal);
    controller.signal.throwIfAborted();
    return result;
  } catch (error) {
    if (controller.signal.aborted) throw new CannotRun('Stopped. Nothing was written.');
    throw error;
  } finally {
    for (const name of SIGNALS) process.off(name, stop);
  }
}
