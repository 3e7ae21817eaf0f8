import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../scripts/chromium';
import type { Options } from './support/test';

const executablePath = findChromium();

/** Tests the build behind real servers (npm run test:deploy). Reports and skips a server that is not installed. */
export default defineConfig<object, Options>({
  testDir: '.',
  globalSetup: './support/reportMissingServers.ts',
  outputDir: '../../test-results/deploy',
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 240_000,
  expect: { timeout: 45_000 },
  reporter: [['list']],
  use: {
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: chromiumFlags, ...(executablePath && { executablePath }) },
  },
  projects: (['caddy', 'nginx'] as const).map((server) => ({ name: server, use: { server } })),
});
