import { constants } from 'node:os';
import { endWithParent } from '../../scripts/endWithParent';
import { CannotRun } from './commandLine';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/**
 * npm may also pass on a signal that the terminal has already sent to all processes. Both arrive at almost the same
 * time.
 */
const REPEATED_MS = 150;

interface SignalOptions {
  readonly onStop: () => void;
  readonly exit: (code: number) => void;
  readonly now: () => number;
}

/** Returns a handler of signals: the first one stops the check, a second one ends the process. */
export function createSignalHandler({ onStop, exit, now }: SignalOptions) {
  let first: { readonly signal: string; readonly at: number } | undefined;
  return (signal: (typeof SIGNALS)[number]): void => {
    if (!first) {
      first = { signal, at: now() };
      onStop();
    } else if (signal !== first.signal || now() - first.at > REPEATED_MS)
      exit(128 + constants.signals[signal]);
  };
}

/** Returns a signal that the first Ctrl+C, SIGTERM or SIGHUP aborts, with `message`. A second one ends the process. */
export function stopSignal(message: string): AbortSignal {
  const stop = new AbortController();
  const handle = createSignalHandler({
    onStop: () => {
      process.stderr.write(`\n${message}\n`);
      stop.abort();
    },
    exit: (code) => process.exit(code),
    now: () => performance.now(),
  });
  for (const signal of SIGNALS) process.on(signal, handle);
  endWithParent(() => {
    if (!stop.signal.aborted) handle('SIGTERM');
  });
  return stop.signal;
}

/** Runs work that a signal of the user can stop. Throws CannotRun if it was stopped. */
export async function untilStopped<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const stop = stopSignal('Stopping.');
  try {
    const result = await work(stop);
    stop.throwIfAborted();
    return result;
  } catch (error) {
    throw stop.aborted ? new CannotRun('Stopped. Nothing was written.') : error;
  }
}
