import type { Browser, Page } from '@playwright/test';
import { watchRequests } from './quiet';
import type { Servers } from './servers';
import { newVisitor, slowDown, type Conditions } from './visits';
import { untilUsable, watching } from './vitals';

interface LogIn {
  readonly browser: Browser;
  readonly servers: Servers;
  readonly rows: string;
  readonly conditions: Conditions;
}

const START = '/activity';

/** Opens a list as a visitor, logs in and types the code, but does not send it. */
async function typeUntilCode(page: Page, { portal, demo, mailedCode }: Servers, quiet: () => Promise<void>) {
  await page.goto(portal + START);
  await page.getByLabel('Email', { exact: true }).fill(demo.email);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  await quiet();
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByLabel('Digit 1 of 6').waitFor();
  await quiet();
  const code = await mailedCode(demo.email);
  for (let box = 1; box <= code.length; box++)
    await page.getByLabel(`Digit ${box} of 6`).fill(code.charAt(box - 1));
  await quiet();
}

/** Measures a log-in that begins at a list and returns to it, in ms from the accepted code to the first rows. */
export async function measureLogIn({ browser, servers, rows, conditions }: LogIn): Promise<number> {
  const context = await newVisitor(browser);
  const page = await context.newPage();
  await page.addInitScript({ content: watching({ content: rows }) });
  await slowDown(page, conditions);
  const quiet = watchRequests(page, 1000);
  await typeUntilCode(page, servers, quiet);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await untilUsable(page);
  await quiet();
  // Uses the page's own clock: if the document had been reloaded, the entry of the accepted code would be missing.
  const { accepted, seen } = await page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const accepted =
      resources.find(({ name }) => name.endsWith('/api/user/verifySignIn'))?.responseEnd ?? NaN;
    const { seen } = (window as unknown as { vitals: { seen: number } }).vitals;
    return { accepted, seen };
  });
  const { pathname } = new URL(page.url());
  await context.close();
  if (pathname !== START || Number.isNaN(accepted))
    throw new Error(`logging in from ${START} led to ${pathname}`);
  return seen - accepted;
}
