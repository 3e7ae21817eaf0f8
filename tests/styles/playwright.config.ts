import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../scripts/chromium';

const executablePath = findChromium();

/** Compares extracted antd styles with the styles that antd creates at run time (npm run test:styles). */
export default defineConfig({
  testDir: '.',
  globalSetup: './support/buildBoth.ts',
  outputDir: '../../test-results/styles',
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 240_000,
  reporter: [['list']],
  use: { launchOptions: { args: chromiumFlags, ...(executablePath && { executablePath }) } },
});
