import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const PARENT_INTERVAL_MS = 200;
/** npm may also pass on a signal that the terminal has already sent to all processes. Both arrive at almost the same time. */
const REPEATED_MS = 150;

interface SignalOptions {
  readonly onStop: () => void;
  /** Ends the process at once. */
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

/** Returns a signal that is aborted by the first Ctrl+C, SIGTERM or SIGHUP. A second one ends the process at once. */
export function stopSignal(): AbortSignal {
  const stop = new AbortController();
  const handle = createSignalHandler({
    onStop: () => {
      process.stderr.write('\nStopping. Changed data is restored first; a second signal ends at once.\n');
      stop.abort();
    },
    exit: (code) => process.exit(code),
    now: () => performance.now(),
  });
  for (const signal of SIGNALS) process.on(signal, handle);
  // npm passes on a signal only to the shell between, which ends and leaves this process behind.
  if (process.env.npm_lifecycle_event !== undefined) {
    const parent = process.ppid;
    setInterval(() => {
      if (process.ppid !== parent && !stop.signal.aborted) handle('SIGTERM');
    }, PARENT_INTERVAL_MS).unref();
  }
  return stop.signal;
}
