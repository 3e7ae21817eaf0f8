import type { Failure } from './failure';

/** How long a response counts as fresh when another part of the screen requests it, in ms. */
export const FRESH_MS = 5_000;

/** Returns whether a failed read is sent again: at most twice, and only if that can help (product.md, decision 15). */
export const shouldRetry = (failures: number, error: unknown): boolean =>
  failures < 2 && (error as Partial<Failure> | undefined)?.transient === true;

/** Returns the time before a retry, in ms. */
export const retryDelay = (failures: number): number => 500 * 2 ** failures;
