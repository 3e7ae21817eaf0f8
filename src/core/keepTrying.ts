/** Pauses between one try and the next, in ms: eight tries in some four minutes. */
const PAUSES = [2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000];

export interface Trying {
  /** Tries at once, and counts anew. */
  readonly again: () => void;
  readonly stop: () => void;
}

/**
 * Tries something that failed until it works: when the browser says that the line has returned, and at a
 * growing pace, as that word of a browser is not to be relied on. `attempt` gives whether it worked, is
 * told how many tries are still to come by themselves, and never rejects.
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
