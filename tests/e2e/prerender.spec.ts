import type { Browser, Page } from '@playwright/test';
import { bodiesOf } from './support/api';
import { twoFrames } from './support/frames';
import { flushRequests } from './support/idle';
import { ENTRY, holdRequests } from './support/holdRequests';
import { demo, expect, test } from './support/test';
import {
  isRunning,
  computedStylesOf,
  type ComputedStyles,
  noteFrames,
  waitedFor,
  noteFirstMain,
  watchPage,
} from './support/prerendered';
import { publicRoutes } from './support/routes';

const visit = async (browser: Browser, baseURL: string | undefined, options: object) => {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    reducedMotion: 'reduce',
    ...options,
  });
  // Block web fonts: they may or may not arrive before a comparison.
  await context.route(/\.woff2$/, (route) => route.abort());
  return context.newPage();
};

/** Opens a page with scripts, and expects it to look like the page without scripts. */
async function expectSameWhenHydrated(page: Page, expected: ComputedStyles, open: () => Promise<unknown>) {
  const { consoleMessages, files } = watchPage(page);
  await page.addInitScript({ content: noteFirstMain });
  await open();
  await expect.poll(() => isRunning(page)).toBe(true);
  await twoFrames(page);
  // React hasn't rendered the page anew.
  expect(await page.evaluate(() => window.firstMain_ === document.querySelector('main'))).toBe(true);
  expect(await computedStylesOf(page)).toEqual(expected);
  const { shift, backgrounds } = await page.evaluate(() => window.frames_);
  expect(shift).toBeLessThanOrEqual(0.01);
  expect(backgrounds).toEqual([expected[0]?.background]);
  expect(consoleMessages).toEqual([]);
  expect(await waitedFor(page)).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
  return files;
}

test.describe('prerendered pages', { tag: ['@public-routes', '@landing'] }, () => {
  for (const route of publicRoutes)
    test(`${route} looks the same without scripts and with them, also after a reload`, async ({
      browser,
      baseURL,
    }) => {
      const still = await visit(browser, baseURL, { colorScheme: 'light', javaScriptEnabled: false });
      await still.goto(route);
      await expect(still.getByRole('heading', { level: 1 })).toBeVisible();
      // Wait until the browser has focused the field with `autofocus`, because the focus changes its border.
      await expect.poll(() => still.locator('[autofocus]:not(:focus)').count()).toBe(0);
      const light = await computedStylesOf(still);
      const title = await still.title();
      await expect(still.locator('meta[name=description]')).not.toHaveAttribute(
        'content',
        /wallets, trades, team/,
      );
      await still.emulateMedia({ colorScheme: 'dark' });
      const dark = await computedStylesOf(still);
      expect(dark[0]?.background).not.toBe(light[0]?.background);
      await still.context().close();

      const page = await visit(browser, baseURL, { colorScheme: 'dark' });
      await page.addInitScript({ content: noteFrames });
      const files = await expectSameWhenHydrated(page, dark, () => page.goto(route));
      expect(await page.title()).toBe(title);
      // Wait for the idle period, in which the page loads the toasts and /login and /Verfications load the member area.
      await expect.poll(() => files.join()).toMatch(/\/toasts-[^,]*\.js/);
      await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
      await flushRequests(page);
      // Only /login and /Verfications load the code of the member area, while the visitor types (boot.spec.ts).
      if (!['/login', '/Verfications'].includes(route)) expect(files.join()).not.toMatch(/\/portal-/);
      const sheets = files.filter((file) => file.endsWith('.css'));
      expect(sheets).toEqual([...new Set(sheets)]);
      await page.emulateMedia({ colorScheme: 'light' });
      await expectSameWhenHydrated(page, light, () => page.reload());
      await page.context().close();
    });
});

test.describe('forms before their code has loaded', { tag: ['@log-in', '@sign-up', '@codes'] }, () => {
  test('a form sends nothing before its code has loaded, and keeps typed text and focus', async ({
    page,
  }) => {
    const release = await holdRequests(page, ENTRY);
    const signIns = bodiesOf(page, 'signIn');
    const login = page.getByRole('button', { name: 'Login', exact: true });
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.keyboard.type(demo.email);
    await page.getByLabel('Password', { exact: true }).click();
    await page.keyboard.type('wrong-1');
    await page.keyboard.press('Enter');
    await expect(login).toBeDisabled();
    release();
    await expect(login).toBeEnabled();
    await expect(page).toHaveURL('/login');
    expect(signIns).toEqual([]);
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await page.keyboard.type('23');
    await expect(page.getByLabel('Email')).toHaveValue(demo.email);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('wrong-123');
    const sent = page.waitForRequest(/signIn$/);
    await page.keyboard.press('Enter');
    expect((await sent).postDataJSON()).toEqual({ email: demo.email, password: 'wrong-123' });
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('wrong-123');
  });
});

test.describe('responses for pages', { tag: '@public-routes' }, () => {
  test('a public page is a file; every other URL gets a page without markup', async ({ request }) => {
    for (const route of publicRoutes)
      expect(await (await request.get(route)).text(), route).toContain(`data-page="${route}"`);
    for (const route of ['/LOGIN', '/login/', '/dashboard', '/no/such/page', '/loginn', '/login/x'])
      expect(await (await request.get(route)).text(), route).toContain('<div id="root"></div>');
  });

  test('a public page opens regardless of the letter case of its URL', async ({ page }) => {
    await page.goto('/TERMS/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms');
  });
});
