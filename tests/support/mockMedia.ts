import { vi } from 'vitest';

/** Makes exactly the media queries match for which `matches` returns true, until the test ends. */
export function mockMedia(matches: (query: string) => boolean): void {
  if (vi.isMockFunction(window.matchMedia)) window.matchMedia.mockRestore();
  const original = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.defineProperty(original(query), 'matches', { value: matches(query) }),
  );
}
