import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// A cold two-core machine may need seconds to load a lazy layer; only a failing test waits this long.
configure({ asyncUtilTimeout: 10_000 });

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
  if (typeof document !== 'undefined') {
    cleanup();
    localStorage.clear();
  }
  const heard = [...complaints];
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  expect(heard).toEqual([]);
});

if (typeof window !== 'undefined') {
  // jsdom has neither; antd asks for both.
  window.matchMedia = (query) =>
    ({
      matches: false,
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
    }) as unknown as MediaQueryList;
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}
