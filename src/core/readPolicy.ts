import type { Failure } from './failure';

/** Returns whether to retry a failed read: at most twice, after transient errors. */
export const shouldRetry = (failures: number, error: unknown): boolean =>
  failures < 2 && (error as Partial<Failure> | undefined)?.transient === true;

/** Returns the time before a retry, in ms. */
export const retryDelay = (failures: number): number => 500 * 2 ** failures;
