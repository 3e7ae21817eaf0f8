import { Stopped } from './client';
import type { Violation } from './rule';

/** Returns an unexpected error of a rule as a violation that says so, so that the other rules still run. */
export function reportUnexpected(error: unknown): readonly Violation[] {
  if (error instanceof Stopped) throw error;
  const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return [{ expected: 'a rule that ends', got: `a fault of the checker, not of the backend: ${reason}` }];
}
