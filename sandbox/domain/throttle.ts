import { createRecent } from './recent';
import { Refusal } from './refusal';

/** The refusal of another code before its time, epoch ms, has come. */
export function tooSoon(until: number, now: Date): Refusal {
  const left = Math.ceil((until - now.getTime()) / 1000);
  return new Refusal(
    `Please wait ${left} more ${left === 1 ? 'second' : 'seconds'} before you ask for another code`,
  );
}

/** Lets something happen again only after `seconds`. */
export function createCooldown(seconds: number) {
  const running = createRecent<{ readonly until: number }>();
  return {
    /** Starts the wait; refuses while the key cools down, and says how long that still takes. */
    start(key: string, now: Date): void {
      const entry = running.get(key, now);
      if (entry) throw tooSoon(entry.until, now);
      running.set(key, { until: now.getTime() + seconds * 1000 });
    },
  };
}

/** The guesses of one key in its window; the pending ones are not judged yet. */
interface Tally {
  readonly until: number;
  failed: number;
  pending: number;
  waiting: (() => void)[];
}

/** The failures of one key. */
interface FailureCount {
  /** Whether another guess may run. It must wait where those that run could be the last: the promise says how long. */
  room(now: Date): 'free' | 'none' | Promise<void>;
  /** Counts a guess that begins; the function it gives is told how it ended. */
  begin(now: Date): (wrong: boolean) => void;
}

/** Counts failures by key, `max` within `seconds`. */
export function createFailureLimit({ max, seconds }: { max: number; seconds: number }) {
  const tallies = createRecent<Tally>();
  const of = (key: string): FailureCount => ({
    room(now) {
      const tally = tallies.get(key, now);
      if (!tally || tally.failed + tally.pending < max) return 'free';
      return tally.failed >= max ? 'none' : new Promise((resolve) => tally.waiting.push(resolve));
    },
    begin(now) {
      const known = tallies.get(key, now);
      const tally = known ?? { until: now.getTime() + seconds * 1000, failed: 0, pending: 0, waiting: [] };
      if (!known) tallies.set(key, tally);
      tally.pending += 1;
      return (wrong) => {
        tally.pending -= 1;
        if (wrong) tally.failed += 1;
        for (const wake of tally.waiting.splice(0)) wake();
      };
    },
  });
  return { of };
}

/**
 * Runs a guess that refuses when it is wrong, and counts it as one failure of each; where one of them has had
 * too many it is refused with status 429. A guess takes its place before it is judged, or those sent side
 * by side would all slip past the limit.
 */
export async function guarded<T>(
  counts: readonly FailureCount[],
  now: () => Date,
  guess: () => Promise<T>,
): Promise<T> {
  for (;;) {
    const rooms = counts.map((count) => count.room(now()));
    if (rooms.includes('none'))
      throw new Refusal('Too many failed tries. Please wait some minutes and try again', 429);
    const busy = rooms.filter((room) => room instanceof Promise);
    if (busy.length === 0) break;
    await Promise.race(busy);
  }
  const ended = counts.map((count) => count.begin(now()));
  let wrong = false;
  try {
    return await guess();
  } catch (error) {
    wrong = error instanceof Refusal;
    throw error;
  } finally {
    for (const end of ended) end(wrong);
  }
}

export type Cooldown = ReturnType<typeof createCooldown>;
