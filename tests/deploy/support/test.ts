import { test as base, expect, type Page } from '@playwright/test';
import { freePort } from '../../../scripts/freePort';
import { problemsOf } from '../../e2e/support/test';
import { sendRequest, type RawResponse } from './sendRequest';
import { startSandbox } from './sandbox';
import { findServer, serve, type Served, type ServerName } from './servers';

export interface Options {
  server: ServerName;
}

interface Portal extends Served {
  /** The origin of the sandbox to which the web server forwards API requests. */
  readonly api: string;
  /** The access token of the demo member. */
  readonly token: string;
}

interface WorkerFixtures extends Options {
  /** The build, served by the web server of the current Playwright project, with a sandbox as the backend. */
  portal: Portal;
}

interface Fixtures {
  /** Skips the tests of a server that is not installed, which `reportMissingServers` reports. */
  installed: undefined;
  /** Sends a request to the portal over plain HTTP. */
  get: (path: string, headers?: Readonly<Record<string, string>>, method?: string) => Promise<RawResponse>;
  /** Returns an array that collects the errors of a page and its requests to origins that are not in `origins`. */
  watch: (page: Page, ...origins: readonly string[]) => Promise<string[]>;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  server: ['caddy', { scope: 'worker', option: true }],

  portal: [
    async ({ server }, use) => {
      const port = await freePort();
      const sandbox = await startSandbox(`http://127.0.0.1:${port}`);
      const served = await serve(server, { root: 'dist', port, upstream: sandbox.origin });
      await use({ ...served, api: sandbox.origin, token: sandbox.token });
      await served.close();
      await sandbox.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  installed: [
    async ({ server }, use, testInfo) => {
      testInfo.skip(findServer(server) === undefined, `${server} is not installed`);
      await use(undefined);
    },
    { auto: true },
  ],

  get: async ({ portal }, use) => {
    await use((path, headers, method) => sendRequest(portal.origin, path, headers, method));
  },

  watch: async ({ portal }, use) => {
    await use(async (page, ...origins) => {
      const problems = problemsOf(page, origins);
      // Chromium logs most violations of the Content Security Policy to the console, but not all of them.
      await page.exposeFunction('noteViolation', (text: string) => problems.push(`policy: ${text}`));
      await page.addInitScript(`
        document.addEventListener('securitypolicyviolation', (event) =>
          noteViolation(event.effectiveDirective + ' ' + event.blockedURI + ' ' + event.sample));
      `);
      // Fetch these images from the sandbox, because the web server does not forward requests for them.
      await page.route(/\/sandbox\/(banners|coins)\//, async (route) => {
        const { pathname } = new URL(route.request().url());
        await route.fulfill({ response: await route.fetch({ url: portal.api + pathname }) });
      });
      return problems;
    });
  },
});

export { expect };
