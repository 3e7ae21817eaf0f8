import { DAY_MS, HOUR_MS } from '../domain/time';

/** The full hour before a moment: rows of one hour's seedings are the same. */
export const floorToHour = (moment: Date): Date => new Date(Math.floor(moment.getTime() / HOUR_MS) * HOUR_MS);

/** Moments from `days` ago until now, evenly spread, oldest first. */
export const spread = (now: Date, days: number, length: number, place: number): Date =>
  new Date(Math.floor(now.getTime() - ((length - place - 0.5) / length) * days * DAY_MS));
