import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './scripts/chromium';

const port = Number(process.env.E2E_PORT || 4311);
/** Specs that send writes, most of them as the demo member. */
const WRITES = /writes\w+\.spec/;
/** Specs that compare no rows of the demo member, so they may run while WRITES specs change these rows. */
const LAYOUT = /(routes|prerender|menu|shell|landing|longText|overlays)\.spec/;
const executablePath = findChromium();
/** V8 flags for pages that are open only for seconds: without optimization and helper threads, the tests take less time. */
const SHORT_LIVED =
  '--js-flags=--no-turbofan --no-maglev --no-enable-lazy-source-positions --max-lazy --single-threaded-gc --min-semi-space-size=32';

/** Runs the end-to-end tests in Chromium, against the built portal and a fresh sandbox. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/signInOnce.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // Three workers for two cores, because tests also wait for the server.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // Time limits find tests that hang; they leave room for a machine that is busy with other work.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  reporter: process.env.CI ? [['list']] : [['list'], ['html', { open: 'never' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
    timezoneId: 'UTC',
    locale: 'en-GB',
    // No animations: a click can miss a dialog that still moves. Specs that test motion turn animations on.
    contextOptions: { reducedMotion: 'reduce' },
    // Off by default, because recording traces is slow. TRACE=1 keeps the traces of failed tests.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      args: [...chromiumFlags, SHORT_LIVED],
      ...(executablePath && { executablePath }),
    },
  },
  // `writing` runs after `reading`, because the specs of `reading` compare the demo member's lists.
  projects: [
    { name: 'reading', testIgnore: [WRITES, LAYOUT] },
    { name: 'writing', testMatch: WRITES, dependencies: ['reading'], workers: 1 },
    { name: 'layout', testMatch: LAYOUT, dependencies: ['reading'] },
  ],
  webServer: {
    command: 'node --import tsx sandbox/start.ts',
    url: `http://127.0.0.1:${port}/sandbox/health`,
    // Override the developer's own settings, so that the tests never use a real database or mailbox.
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      SANDBOX_DATA: 'memory://',
      STATIC_DIR: 'dist',
      DATABASE_URL: '',
      SANDBOX_KEY: '',
      PUBLIC_ORIGIN: '',
      SMTP_URL: '',
      SANDBOX_ROWS: '60',
      SANDBOX_SEED: '1',
    },
    timeout: 120_000,
    reuseExistingServer: false,
  },
});
