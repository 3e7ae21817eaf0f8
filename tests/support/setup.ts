/** Vitest setup file: a console error, a console warning or an unmocked request fails the test. */

import { afterEach, beforeEach, expect, vi } from 'vitest';

/** The console errors, console warnings and unmocked requests of the current test. */
const problems: string[] = [];
const recordProblem = (...args: unknown[]) => void problems.push(args.map(String).join(' '));

beforeEach(() => {
  problems.length = 0;
  vi.spyOn(console, 'error').mockImplementation(recordProblem);
  vi.spyOn(console, 'warn').mockImplementation(recordProblem);
  vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
    const url = input instanceof Request ? input.url : String(input);
    problems.push(`unhandled request: ${url}`);
    return Promise.reject(new TypeError('no network in tests'));
  });
});

afterEach(() => {
  const found = [...problems];
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  expect(found).toEqual([]);
});

// Load setupDom only in tests with a DOM, because its libraries take longer to load than most other tests run. Load it
// last, because `afterEach` hooks run in reverse order: errors during `cleanup` must be recorded too.
if (typeof document !== 'undefined') await import('./setupDom');
