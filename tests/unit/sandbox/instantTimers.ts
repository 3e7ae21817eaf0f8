import { vi } from 'vitest';

/**
 * Mocks node:timers/promises, so that pauses of the sandbox take no time:
 * `vi.mock('node:timers/promises', () => import('./instantTimers'))`. Each pause still lets pending I/O run.
 */
export const setTimeout = vi.fn((_ms: number): Promise<unknown> => new Promise((done) => setImmediate(done)));
