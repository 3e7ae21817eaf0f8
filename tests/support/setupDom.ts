/** Setup of tests with a DOM: resets the DOM after each test and test file. */

import { createRequire } from 'node:module';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// Stop antd from creating CSS rules, which no component test reads, to save a fifth of the time. Class names stay.
const styles = createRequire(import.meta.url)('@ant-design/cssinjs/lib/hooks/useStyleRegister') as {
  default: unknown;
};
styles.default = () => (node: unknown) => node;

// The first dialog of a test file takes 3 s to load and render, and much longer on a busy machine. Only a failing
// test waits for all 60 s. Errors don't contain the DOM, which would be printed again at each try of a `findBy…` query:
// use `screen.debug()`.
configure({ asyncUtilTimeout: 60_000, getElementError: (message) => new Error(message ?? '') });

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

// Test files share a window and libraries (`isolate` in vitest.config.ts), but no module or DOM of the portal.
afterAll(() => {
  vi.resetModules();
  document.head.replaceChildren();
  document.body.replaceChildren();
  document.title = '';
  window.history.replaceState(null, '', '/');
});
