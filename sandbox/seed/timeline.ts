import { DAY_MS, HOUR_MS } from '../domain/time';

/** Rounds a date down to the full hour, so that all seedings within an hour give the same rows. */
export const floorToHour = (date: Date): Date => new Date(Math.floor(date.getTime() / HOUR_MS) * HOUR_MS);

/** Returns date `place` of `length` dates, evenly spread from `days` ago until now, oldest first. */
export const spread = (now: Date, days: number, length: number, place: number): Date =>
  new Date(Math.floor(now.getTime() - ((length - place - 0.5) / length) * days * DAY_MS));
