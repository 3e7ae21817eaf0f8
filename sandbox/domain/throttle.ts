import { setTimeout as delay } from 'node:timers/promises';
import { changeLimits, type Limited, type LimitKey } from '../db/limits';
import type { Db } from '../db/open';
import { Refusal } from './refusal';

/** Returns the Refusal for a code that is requested before `until`, in epoch ms. */
export function tooSoon(until: number, now: Date): Refusal {
  const left = Math.ceil((until - now.getTime()) / 1000);
  return new Refusal(`You can request another code in ${left} ${left === 1 ? 'second' : 'seconds'}`);
}

/** Starts a cool-down of `seconds`. Throws Refusal with the remaining seconds while the key is cooling down. */
export const startCooldown = (db: Db, key: LimitKey, seconds: number, now: Date): Promise<void> =>
  changeLimits<[Limited], undefined>(db, [key], now, ([entry]) => {
    if (entry) throw tooSoon(entry.until, now);
    return { values: [{ until: now.getTime() + seconds * 1000 }], result: undefined };
  });

/** A limit of `max` failures for one key within `seconds`. */
export interface FailureCount {
  readonly key: LimitKey;
  readonly max: number;
  readonly seconds: number;
}

/** The attempts of one key within the current window. */
interface Tally extends Limited {
  readonly failed: number;
  /** The expiry times of running attempts, in epoch ms. Attempts expire because their process may have died. */
  readonly pending: readonly number[];
}

const GIVEN_UP_MS = 60_000;
/** The interval at which a waiting attempt looks for a free place, in ms. */
const LOOK_MS = 20;

interface Guarding {
  readonly db: Db;
  readonly now: () => Date;
}

/**
 * Takes a place in each count and returns its expiry time. Returns undefined when the running attempts could use up
 * the limit, so this attempt must wait. Throws Refusal (429) after too many failures.
 */
function takePlace({ db, now }: Guarding, counts: readonly FailureCount[]) {
  const at = now();
  const givenUp = at.getTime() + GIVEN_UP_MS;
  return changeLimits<Tally[], number | undefined>(
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

/** Returns the place. If the attempt was wrong, adds a failure to each count. */
function endAttempt({ db, now }: Guarding, counts: readonly FailureCount[], place: number, wrong: boolean) {
  return changeLimits<Tally[], undefined>(
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
 * Runs an attempt, and adds a failure to each count if it throws Refusal. Throws Refusal (429) if one of the counts
 * has reached its limit. Each attempt takes a place before it runs; otherwise, parallel attempts would all pass the
 * limit.
 */
export async function guarded<T>(
  guarding: Guarding,
  counts: readonly FailureCount[],
  attempt: () => Promise<T>,
): Promise<T> {
  let place = await takePlace(guarding, counts);
  while (place === undefined) {
    await delay(LOOK_MS);
    place = await takePlace(guarding, counts);
  }
  let wrong = false;
  try {
    return await attempt();
  } catch (error) {
    wrong = error instanceof Refusal;
    throw error;
  } finally {
    await endAttempt(guarding, counts, place, wrong);
  }
}
