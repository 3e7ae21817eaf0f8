import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { quickenComputedStyle } from './computedStyle';
import { withoutAntdRules } from './withoutAntdRules';

quickenComputedStyle();
withoutAntdRules();

// The first dialog of a file takes 3 s to load and render, and several times that on a busy machine. Only a
// failing test waits this long.
configure({ asyncUtilTimeout: 60_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
});

// Files share a window and the libraries in it (`isolate` in vitest.config.ts), and nothing of the portal's own.
afterAll(() => {
  vi.resetModules();
  document.head.replaceChildren();
  document.body.replaceChildren();
  document.title = '';
  window.history.replaceState(null, '', '/');
});

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
