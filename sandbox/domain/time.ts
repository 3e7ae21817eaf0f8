import { setTimeout as sleep } from 'node:timers/promises';

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** The outcome of a work, no sooner than after `ms`: how long it really took tells nothing. */
export async function noSoonerThan<T>(ms: number, work: Promise<T>): Promise<T> {
  const [outcome] = await Promise.all([work, sleep(ms)]);
  return outcome;
}
