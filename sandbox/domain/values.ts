import Big from 'big.js';

/** Converts a string or number, such as an id or a parameter, to text. Returns '' for anything else. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Formats a decimal for the API: no exponent, no trailing zeros. Returns '0' for null and undefined. */
export const decimal = (value: Big | string | null | undefined): string => new Big(value ?? 0).toFixed();

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** Returns the date at `index` of `length` dates, evenly spread from `days` ago until now, oldest first. */
export const evenlySpacedDate = (now: Date, days: number, length: number, index: number): Date =>
  new Date(Math.floor(now.getTime() - ((length - index - 0.5) / length) * days * DAY_MS));

/** Rounds a date down to the full hour, so that all seedings within an hour give the same rows. */
export const floorToHour = (date: Date): Date => new Date(Math.floor(date.getTime() / HOUR_MS) * HOUR_MS);
