import type { Page } from '@playwright/test';
import { twoFrames } from './support/frames';
import { expect, test } from './support/test';
import { keepToasts } from './support/toasts';

const WHOLE = 'W'.repeat(100_000);

/** Texts that are read as a number, a moment or an address stay: another value type draws them. */
const READ = /^-?\d|^\d{4}-|^https?:|^[0-9a-f]{24,}$/;

/** Puts a long text without a space in the place of every text in an answer; a list keeps its row keys apart. */
function lengthen(value: unknown, text: string): unknown {
  if (typeof value === 'string') return READ.test(value) ? value : text;
  if (Array.isArray(value)) return value.map((item) => lengthen(item, text));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'message' && 'success' in value ? inner : lengthen(inner, text),
    ]),
  );
}

/** Has every answer of the API come with such texts. */
const answerWith = (page: Page, text: string) =>
  page.route(/\/api\/user\//, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: lengthen(await answer.json(), text) });
  });

/** How much wider than the window the page is. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const routes = [
  '/dashboard',
  '/profile',
  '/ticket',
  '/activity',
  '/team',
  '/bindapi',
  '/openspotposition',
  '/depositpage',
];

for (const { name, viewport } of [
  { name: 'desktop', viewport: { width: 1440, height: 900 } },
  { name: 'phone', viewport: { width: 360, height: 740 } },
]) {
  test.describe(name, () => {
    test.use({ viewport });
    test('texts of 3,000 characters without a space widen no page', async ({ member: page }) => {
      await answerWith(page, 'W'.repeat(3000));
      const wide: string[] = [];
      for (const route of routes) {
        await page.goto(route);
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await expect(page.getByText('WWWW').first()).toBeAttached();
        const by = await overflow(page);
        if (by > 0) wide.push(`${route} by ${by} px`);
      }
      expect(wide).toEqual([]);
    });
  });
}

/** Notes the tasks that hold a page up, from the beginning of each; none below 50 ms is told. */
const watchTasks = (page: Page) =>
  page.addInitScript(() => {
    const blocked: number[] = [];
    Object.assign(window, { blocked });
    new PerformanceObserver((list) =>
      blocked.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask', buffered: true });
  });

/** The longest task since `blocked` was emptied, in ms. The observer hears of one a moment after it. */
async function longestTask(page: Page): Promise<number> {
  await twoFrames(page);
  await page.waitForTimeout(100);
  return page.evaluate<number>('Math.max(0, ...blocked)');
}

test('ten rows of 100 kB are drawn cut, without holding the page up, and whole on demand', async ({
  member: page,
}) => {
  await watchTasks(page);
  await page.goto('/profile');
  await page.getByRole('navigation', { name: 'Sidebar' }).waitFor();
  await answerWith(page, WHOLE);
  await page.evaluate('blocked.length = 0');
  await page.getByRole('link', { name: 'Activity' }).click();
  const cell = page.getByRole('cell', { name: /^WWWW/ }).first();
  await cell.waitFor();
  const longest = await longestTask(page);
  const characters = (await page.locator('#content').innerText()).length;
  test.info().annotations.push({
    type: 'figures',
    description: `longest task ${longest} ms, ${characters} characters`,
  });
  expect(characters).toBeLessThan(20_000);
  expect(await page.evaluate('document.documentElement.scrollHeight')).toBeLessThan(10_000);
  expect(
    await page.getByRole('region', { name: 'Activity table' }).evaluate((frame) => frame.scrollWidth),
  ).toBeLessThan(3000);

  await page.getByRole('button', { name: 'Show all of Activity' }).first().focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Activity' });
  await expect(dialog.getByRole('region')).toHaveText(WHOLE);
  expect(await overflow(page)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Show all of Activity' }).first()).toBeFocused();
});

test('ten rows of 100 kB hold the page up no longer than others do', async ({ member: page }) => {
  await watchTasks(page);
  /** Opens the list from another screen and gives the longest task of that, in ms. */
  const open = async (cell: RegExp) => {
    await page.goto('/profile');
    await page.getByRole('navigation', { name: 'Sidebar' }).waitFor();
    await page.evaluate('blocked.length = 0');
    await page.getByRole('link', { name: 'Activity' }).click();
    await page.getByRole('cell', { name: cell }).first().waitFor();
    return Math.max(50, await longestTask(page));
  };
  // The first visit has the code come.
  await open(/\w/);
  const usual = Math.max(await open(/\w/), await open(/\w/));
  await answerWith(page, WHOLE);
  // The least of three: one may have had to wait for whatever else the machine was doing.
  const longest = Math.min(await open(/^WWWW/), await open(/^WWWW/), await open(/^WWWW/));
  test.info().annotations.push({
    type: 'figures',
    description: `longest task ${longest} ms, ${usual} ms with usual texts`,
  });
  expect(longest).toBeLessThan(8 * usual);
});

test.describe('phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, expected: [/status of 400|^400 /] });

  test('a refusal of 3,000 characters stays within the window as a toast, and is whole on demand', async ({
    member: page,
  }) => {
    const refusal = 'W'.repeat(3000);
    await keepToasts(page);
    await page.goto('/wallet');
    await page.route(/\/api\/user\//, (route) =>
      route.fulfill({ json: { success: false, message: refusal } }),
    );
    await page.getByRole('link', { name: 'Page 2' }).first().click();
    const toast = page.locator('.ant-message-notice-content').first();
    await expect(toast).toContainText('WWWW');
    const box = await toast.boundingBox();
    expect(box?.x ?? -1).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    expect(box?.height ?? 0).toBeLessThan(400);
    await toast.getByRole('button', { name: 'Show all' }).click();
    await expect(page.getByRole('dialog').getByRole('region')).toHaveText(refusal);
    // It takes the place of the toast that it came from.
    await expect(page.locator('.ant-message-notice')).toHaveCount(0);
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});
