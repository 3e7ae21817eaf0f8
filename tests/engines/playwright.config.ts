import { defineConfig } from '@playwright/test';
import { engineNames } from '../../scripts/browserEngines';
import type { EngineOptions } from './support/test';

/** Tests every route and the log-in in Firefox and in WebKit (npm run test:engines). */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  globalSetup: './support/setup.ts',
  outputDir: '../../test-results/engines',
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // Long time limits, because both browsers may share two cores with the sandbox and other processes.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  reportSlowTests: null,
  projects: engineNames.map((engineName) => ({ name: engineName, use: { engineName } })),
});
