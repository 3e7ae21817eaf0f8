/** The delays between attempts, in ms: eight attempts in about four minutes. */
const PAUSES = [2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000];

export interface Trying {
  /** Retries immediately and restarts the delays. */
  readonly again: () => void;
  readonly stop: () => void;
}

/**
 * Retries `attempt` until it succeeds: when the browser reports a connection, and with growing delays, because that
 * report is unreliable. `attempt` receives the number of remaining automatic retries, returns whether it succeeded,
 * and must not reject.
 */
export function keepTrying(attempt: (left: number) => Promise<boolean>): Trying {
  let next = 0;
  let busy = false;
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    stopped = true;
    clearTimeout(timer);
    window.removeEventListener('online', again);
  };
  const wait = () => {
    const pause = PAUSES[next++];
    if (pause !== undefined && !stopped) timer = setTimeout(() => void run(), pause);
  };
  const run = async () => {
    if (busy || stopped) return;
    busy = true;
    clearTimeout(timer);
    const worked = await attempt(Math.max(0, PAUSES.length - next));
    busy = false;
    if (worked) stop();
    else wait();
  };
  const again = () => {
    next = 0;
    void run();
  };
  window.addEventListener('online', again);
  wait();
  return { again, stop };
}
