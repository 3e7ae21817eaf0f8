import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Console errors, console warnings and unmocked requests. Any of them fails the test. */
const complaints: string[] = [];
const complain = (...args: unknown[]) => void complaints.push(args.map(String).join(' '));

beforeEach(() => {
  complaints.length = 0;
  vi.spyOn(console, 'error').mockImplementation(complain);
  vi.spyOn(console, 'warn').mockImplementation(complain);
  vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
    const url = input instanceof Request ? input.url : String(input);
    complaints.push(`unhandled request: ${url}`);
    return Promise.reject(new TypeError('no network in tests'));
  });
});

afterEach(() => {
  const found = [...complaints];
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  expect(found).toEqual([]);
});

// Loaded only with a DOM, because its libraries take longer to load than most tests without a DOM run. Loaded
// last, because the last hook runs first: errors during `cleanup` must be recorded too.
if (typeof document !== 'undefined') await import('./setupDom');
