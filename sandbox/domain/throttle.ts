import { setTimeout as delay } from 'node:timers/promises';
import type { Db } from '../db/open';
import type { Limited, LimitKey, LimitStore } from './limitStore';
import { Refusal } from './refusal';

/** The refusal of another code before its time, epoch ms, has come. */
export function tooSoon(until: number, now: Date): Refusal {
  const left = Math.ceil((until - now.getTime()) / 1000);
  return new Refusal(`You can request another code in ${left} ${left === 1 ? 'second' : 'seconds'}`);
}

/** Lets something happen again only after `seconds`. */
export function createCooldown(store: LimitStore, kind: string, seconds: number) {
  return {
    /** Starts the wait; refuses while the key cools down, and says how long that still takes. */
    start: (db: Db, key: string, now: Date): Promise<void> =>
      store.change<[Limited], undefined>(db, [[kind, key]], now, ([entry]) => {
        if (entry) throw tooSoon(entry.until, now);
        return { values: [{ until: now.getTime() + seconds * 1000 }], result: undefined };
      }),
  };
}

export type Cooldown = ReturnType<typeof createCooldown>;

/** So many failures of one key, `max` within `seconds`. */
export interface FailureCount {
  readonly key: LimitKey;
  readonly max: number;
  readonly seconds: number;
}

/** The guesses of one key in its window. */
interface Tally extends Limited {
  readonly failed: number;
  /** Guesses that nobody has judged yet, each by the moment at which it counts no longer: a process may have died. */
  readonly pending: readonly number[];
}

const GIVEN_UP_MS = 60_000;
/** How often one looks again that waits for others, in ms. */
const LOOK_MS = 20;

interface Guarding {
  readonly db: Db;
  readonly store: LimitStore;
  readonly now: () => Date;
}

/** Takes a place in each count; undefined where one must wait, as those that run could be the last. */
function takePlace({ db, store, now }: Guarding, counts: readonly FailureCount[]) {
  const at = now();
  const givenUp = at.getTime() + GIVEN_UP_MS;
  return store.change<Tally[], number | undefined>(
    db,
    counts.map(({ key }) => key),
    at,
    (tallies) => {
      const each = counts.map(({ max, seconds }, index) => {
        const { until, failed, pending } = tallies[index] ?? {
          until: at.getTime() + seconds * 1000,
          failed: 0,
          pending: [],
        };
        return { max, until, failed, pending: pending.filter((until) => until > at.getTime()) };
      });
      if (each.some(({ failed, max }) => failed >= max))
        throw new Refusal('Too many failed attempts. Try again in a few minutes', 429);
      if (each.some(({ failed, pending, max }) => failed + pending.length >= max))
        return { result: undefined };
      const values = each.map(({ until, failed, pending }) => ({
        until,
        failed,
        pending: [...pending, givenUp],
      }));
      return { values, result: givenUp };
    },
  );
}

/** Gives the place back, and counts a failure of each where the guess was wrong. */
function endGuess(
  { db, store, now }: Guarding,
  counts: readonly FailureCount[],
  place: number,
  wrong: boolean,
) {
  return store.change<Tally[], undefined>(
    db,
    counts.map(({ key }) => key),
    now(),
    (tallies) => ({
      values: tallies.map(
        (tally) =>
          tally && {
            ...tally,
            failed: tally.failed + (wrong ? 1 : 0),
            pending: tally.pending.toSpliced(tally.pending.indexOf(place), 1),
          },
      ),
      result: undefined,
    }),
  );
}

/**
 * Runs a guess that refuses when it is wrong, and counts it as one failure of each; where one of them has had
 * too many it is refused with status 429. A guess takes its place before it is judged, or those sent side
 * by side would all slip past the limit.
 */
export async function guarded<T>(
  guarding: Guarding,
  counts: readonly FailureCount[],
  guess: () => Promise<T>,
): Promise<T> {
  let place = await takePlace(guarding, counts);
  while (place === undefined) {
    await delay(LOOK_MS);
    place = await takePlace(guarding, counts);
  }
  let wrong = false;
  try {
    return await guess();
  } catch (error) {
    wrong = error instanceof Refusal;
    throw error;
  } finally {
    await endGuess(guarding, counts, place, wrong);
  }
}
