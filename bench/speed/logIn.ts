import type { Browser, Page } from '@playwright/test';
import { ROWS } from './pages';
import { watchRequests } from './waitForQuiet';
import type { Servers } from './servers';
import { newVisitor, slowDown } from './visits';
import { untilInteractive, watching } from './vitals';

const START = '/activity';

/** Opens a list while signed out, enters e-mail and password, and types the mailed code except its last digit, which submits it. */
async function typeUntilCode(page: Page, { portal, demo, mailedCode }: Servers, quiet: () => Promise<void>) {
  await page.goto(portal + START);
  await page.getByLabel('Email', { exact: true }).fill(demo.email);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  await quiet();
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByLabel('Digit 1 of 6').waitFor();
  await quiet();
  const code = await mailedCode(demo.email);
  for (let box = 1; box < code.length; box++)
    await page.getByLabel(`Digit ${box} of 6`).fill(code.charAt(box - 1));
  await quiet();
  return code.slice(-1);
}

/** Measures a log-in from the URL of a list: the ms from the response that accepts the code to the first rows. */
export async function measureLogIn(browser: Browser, servers: Servers): Promise<number> {
  const context = await newVisitor(browser);
  const page = await context.newPage();
  await page.addInitScript({ content: watching({ content: ROWS }) });
  await slowDown(page);
  const quiet = watchRequests(page, 1000);
  await page.getByLabel('Digit 6 of 6').fill(await typeUntilCode(page, servers, quiet));
  await untilInteractive(page);
  await quiet();
  // Read the times in the page. If the log-in had reloaded the document, the resource entry of verifySignIn would be
  // missing.
  const { accepted, contentPainted } = await page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const accepted =
      resources.find(({ name }) => name.endsWith('/api/user/verifySignIn'))?.responseEnd ?? NaN;
    const { contentPainted } = (window as unknown as { vitals: { contentPainted: number } }).vitals;
    return { accepted, contentPainted };
  });
  const { pathname } = new URL(page.url());
  await context.close();
  if (pathname !== START || Number.isNaN(accepted))
    throw new Error(`logging in from ${START} led to ${pathname}`);
  return contentPainted - accepted;
}
