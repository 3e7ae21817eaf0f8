import type { Page, Route } from '@playwright/test';
import { faultsOf, type Fault, type HonestAnswer } from '../support/faults';
import { unsound } from '../support/unsound';
import { demoToken } from './support/api';
import { memberRoutes } from './support/routes';
import { expect, test } from './support/test';
import { withoutNews } from './support/withoutNews';

/** What the browser itself says of answers that fail. Uncaught errors are none of it. */
test.use({ expected: [/^console: Failed to load resource|^\d{3} \/api\//] });

/** Faults a screen. Over all screens the sample comes to each fault, and to each call. */
const EACH = 5;

/** A screen under a second address, and one that reads what the layout reads, are tried by component tests alone. */
const routes = memberRoutes.filter((route) => !['/dashBonus', '/open_position', '/success'].includes(route));
/** A trade's detail without an id asks for nothing. */
const addressOf = (route: string) => (route.endsWith('view') ? `${route}?id=1` : route);

interface Backend {
  /** What each call of the screen answered when it was right. */
  readonly honest: Map<string, HonestAnswer>;
  broken?: { readonly call: string; readonly fault: Fault };
}

/** Lets the sandbox answer a page, but for the one call that is broken. */
async function standBetween(page: Page): Promise<Backend> {
  const backend: Backend = { honest: new Map() };
  const answer = async (route: Route) => {
    const call = new URL(route.request().url()).pathname;
    const { fault } = backend.broken?.call === call ? backend.broken : {};
    if (fault?.needs === 'no line') return route.abort('internetdisconnected');
    const response = await route.fetch();
    const honest = (await response.json()) as HonestAnswer;
    if (!fault) {
      backend.honest.set(call, honest);
      return route.fulfill({ response });
    }
    if (fault.needs === 'time') await new Promise((done) => setTimeout(done, 300));
    try {
      const wrong = await fault.answer(honest);
      await route.fulfill({ status: wrong.status, body: await wrong.text() });
      return;
    } catch {
      return route.abort('connectionreset');
    }
  };
  await page.route('**/api/user/**', answer);
  return backend;
}

/** Nothing is on its way any more: neither rows nor figures. */
const settled = (page: Page) =>
  page.waitForFunction(
    () => document.querySelector('h1') && !document.querySelector('[aria-busy=true], .ant-skeleton'),
  );

const rowsOn = (page: Page) => page.locator('#content').locator('tbody tr, li .ant-card').count();
const retries = (page: Page) => page.locator('#content').getByRole('button', { name: 'Try again' });

/** Opens a screen while a call fails so, and asks again where that is offered. Gives what was wrong. */
async function endure(page: Page, address: string, backend: Backend, rows: number): Promise<string[]> {
  await page.goto(address);
  await settled(page);
  const wrong = await page.evaluate(unsound);
  const ended = await page.evaluate(() => localStorage.getItem('token') === null);
  delete backend.broken;
  if (ended) {
    if (!page.url().endsWith('/login')) wrong.push(`it ends at ${page.url()}`);
    await page.evaluate((token) => localStorage.setItem('token', token), demoToken());
    return wrong;
  }
  for (const again of await retries(page).all()) await again.click();
  await expect(retries(page)).toHaveCount(0);
  await settled(page);
  wrong.push(...(await page.evaluate(unsound)));
  // What was granted, however odd, is not asked for again.
  if ((await rowsOn(page)) < Math.min(rows, 1)) wrong.push('its rows are gone');
  return wrong;
}

routes.forEach((route, place) => {
  const phone = place % 2 === 1;
  test.describe(phone ? 'phone' : 'desktop', () => {
    test.use({ viewport: phone ? { width: 360, height: 740 } : { width: 1440, height: 900 } });

    test(`${route} stands under ${EACH} faults`, async ({ member: page }) => {
      // A retry of a read need not be waited for.
      await page.addInitScript(() => {
        const wait = window.setTimeout.bind(window);
        window.setTimeout = ((task: () => void, ms?: number) =>
          wait(task, ms === 500 || ms === 1_000 ? 0 : ms)) as typeof window.setTimeout;
      });
      await withoutNews(page);
      const backend = await standBetween(page);
      const address = addressOf(route);
      await page.goto(address);
      await settled(page);
      const rows = await rowsOn(page);
      const calls = [...backend.honest];
      const wrong: string[] = [];
      for (let turn = 0; turn < EACH; turn++) {
        const [call, honest] = calls[(place + turn) % calls.length] ?? ['', {}];
        const pool = faultsOf(honest).filter(({ needs }) => needs !== 'no patience');
        const fault = pool[(place * EACH + turn) % pool.length];
        if (!fault) throw new Error(`${route} makes no call`);
        backend.broken = { call, fault };
        const found = await endure(page, address, backend, fault.write === 'worked' ? 0 : rows);
        wrong.push(...found.map((what) => `${call} with ${fault.name}: ${what}`));
      }
      expect(wrong).toEqual([]);
    });
  });
});

test(`the sample has ${routes.length * EACH} cases`, () => {
  expect(routes.length * EACH).toBeGreaterThanOrEqual(120);
});
