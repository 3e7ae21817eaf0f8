import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './scripts/chromium';

const port = Number(process.env.E2E_PORT ?? 4311);
const FAULTS = /faults\.spec/;
const WRITES = /writes\w+\.spec/;
/** They look at screens and compare no rows: members' money may move beside them. */
const LOOKS = /(routes|focus|widths|menu|shell|landing|longText|overlays)\.spec/;
const executablePath = findChromium();
/**
 * A page of these tests lives for seconds: V8 spends more on optimizing its code, on compiling what is not called and
 * on sweeping a small young generation than any of it brings back. The same engine and answers, a sixth of the time
 * less. `bench/` and Lighthouse leave the browser as it comes.
 */
const SHORT_LIVED = '--js-flags=--no-turbofan --no-maglev --max-lazy --min-semi-space-size=32';

/** Member journeys against the built portal and a fresh sandbox, in real Chromium. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/signInOnce.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // Three for two cores: each waits now and then, for a code's cool-down or a clock.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  // Two cores for two browsers, a server and its database: slow is not wrong.
  expect: { timeout: 15_000 },
  reporter: process.env.CI ? [['list']] : [['list'], ['html', { open: 'never' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
    timezoneId: 'UTC',
    locale: 'en-GB',
    // A dialog that grows is small and still for a moment: a click then misses when the next frame comes.
    // What moves is tested where moving is the matter (dashboard, landing, toasts).
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every journey costs more than the journeys of a few more screens: TRACE=1 where one fails.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: { args: [...chromiumFlags, SHORT_LIVED], ...(executablePath && { executablePath }) },
  },
  // What moves the demo member's money waits until no other test compares its lists.
  projects: [
    { name: 'reading', testIgnore: [WRITES, LOOKS, FAULTS] },
    { name: 'writing', testMatch: WRITES, dependencies: ['reading'], workers: 1 },
    { name: 'looks', testMatch: LOOKS, dependencies: ['reading'] },
    // Takes minutes (npm run test:deep).
    ...(process.env.FAULTS === 'all' ? [{ name: 'faults', testMatch: FAULTS }] : []),
  ],
  webServer: {
    command: 'node --import tsx sandbox/start.ts',
    url: `http://127.0.0.1:${port}/sandbox/health`,
    // A developer's own settings must not lead the tests into a real database or mailbox.
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
