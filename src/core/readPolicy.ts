import type { Failure } from './failure';

/** The longest wait before a retry that a server can ask for, in ms. */
const MAX_WAIT_MS = 30_000;

/** Returns whether to retry a failed read: at most twice, after transient errors, unless the server asks for a long wait. */
export function shouldRetry(failures: number, error: unknown): boolean {
  const { transient = false, retryAfter = 0 } = (error ?? {}) as Partial<Failure>;
  return failures < 2 && transient && retryAfter <= MAX_WAIT_MS;
}

/** Returns the time before a retry, in ms. */
export const retryDelay = (failures: number, error: unknown): number =>
  Math.max(500 * 2 ** failures, (error as Partial<Failure> | undefined)?.retryAfter ?? 0);
