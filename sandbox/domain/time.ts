export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** Returns the date at `index` of `length` dates, evenly spread from `days` ago until now, oldest first. */
export const evenlySpacedDate = (now: Date, days: number, length: number, index: number): Date =>
  new Date(Math.floor(now.getTime() - ((length - index - 0.5) / length) * days * DAY_MS));

/** Rounds a date down to the full hour, so that all seedings within an hour give the same rows. */
export const floorToHour = (date: Date): Date => new Date(Math.floor(date.getTime() / HOUR_MS) * HOUR_MS);
