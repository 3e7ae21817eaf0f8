import { afterEach, beforeEach, expect, vi } from 'vitest';

/** What no test may cause unless it says so: a complaint on the console, or a request to a real network. */
const complaints: string[] = [];
const complain = (...words: unknown[]) => void complaints.push(words.map(String).join(' '));

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
  const heard = [...complaints];
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  expect(heard).toEqual([]);
});

// Only where there is a DOM: its libraries take longer to load than most tests without one run. Loaded last,
// as the hook that was added last runs first: what a screen says while it is taken down is heard too.
if (typeof document !== 'undefined') await import('./setupDom');
