// Tests what visitors and members see of a prerendered page before the portal has started.
import type { Page } from '@playwright/test';
import { ENTRY, holdRequests } from './support/holdRequests';
import { isRunning } from './support/prerendered';
import { expect, test } from './support/test';

/**
 * Opens a page whose portal code is held back: only the prerendered markup and the scripts in its head can change what
 * a visitor sees. Returns the function that releases the code.
 */
async function openWithoutPortal(page: Page, open: () => Promise<unknown>): Promise<() => void> {
  const release = await holdRequests(page, ENTRY);
  await open();
  await page.waitForFunction(() => document.readyState !== 'loading');
  return release;
}

const background = (page: Page) =>
  page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);

/** Reloads a page with an e-mail in its history state, as the earlier step of the sign-in stores it. */
const reloadWithEmail = async (page: Page) => {
  await page.evaluate(() => history.replaceState({ usr: { email: 'a@b.test' }, key: 'k', idx: 0 }, ''));
  await page.reload({ waitUntil: 'commit' });
};

test.describe('prerendered log-in and sign-up', { tag: ['@guards', '@log-in', '@sign-up'] }, () => {
  test('a member is redirected to /dashboard and never sees the form', async ({ member: page }) => {
    for (const route of ['/login', '/SIGNUP']) {
      const release = await openWithoutPortal(page, () => page.goto(route, { waitUntil: 'commit' }));
      await expect(page.locator('.placeholder')).toBeVisible();
      await expect(page.locator('#root')).toBeHidden();
      release();
      await expect(page).toHaveURL('/dashboard');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
});

test.describe('prerendered code form', { tag: '@codes' }, () => {
  test('the e-mail of an earlier step is filled in after a reload', async ({ page }) => {
    await page.goto('/Verfications');
    const release = await openWithoutPortal(page, () => reloadWithEmail(page));
    await expect(page.locator('form')).toBeHidden();
    release();
    await expect(page.getByLabel('Email')).toHaveValue('a@b.test');
  });
});

test.describe(
  'prerendered pages in the chosen theme',
  { tag: ['@preferences', '@landing', '@log-in'] },
  () => {
    test.use({ colorScheme: 'light' });
    test.beforeEach(({ page }) =>
      page.addInitScript(() => localStorage.setItem('preferences', '{"theme":"dark"}')),
    );

    test('pages have the chosen dark theme before the portal has started, although the system is light', async ({
      page,
    }) => {
      for (const route of ['/', '/login']) {
        const release = await openWithoutPortal(page, () => page.goto(route, { waitUntil: 'commit' }));
        await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
        const before = await background(page);
        release();
        await expect.poll(() => isRunning(page)).toBe(true);
        expect(await background(page)).toBe(before);
        await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
        if (route !== '/') continue;
        const picture = page.locator('figure img').first();
        await expect(picture).toHaveAttribute('src', /-dark-/);
        await expect(picture).toBeVisible();
      }
    });
  },
);

test.describe('the host of the portal', { tag: '@legal-texts' }, () => {
  test('/terms shows its own text when the host serves the start page for every URL', async ({ page }) => {
    const start = await (await page.request.get('/')).text();
    await page.route(/\/terms$/, (route) => route.fulfill({ contentType: 'text/html', body: start }));
    const release = await openWithoutPortal(page, () => page.goto('/terms', { waitUntil: 'commit' }));
    await expect(page.getByRole('region', { name: 'Portal features' })).toBeHidden();
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms');
  });

  test.describe('content security policy', () => {
    test.use({ expected: [/Content Security Policy directive .style-src|a style element/] });

    test('the policy of a page allows its own style element and no other style', async ({ page }) => {
      await page.goto('/terms');
      const tryStyles = (css: string) =>
        page.evaluate((text) => {
          const style = Object.assign(document.createElement('style'), { textContent: text });
          document.head.append(style);
          document.body.setAttribute('style', 'outline: 9px solid');
          const { outlineWidth, marginTop } = getComputedStyle(document.body);
          return { sheet: style.sheet === null ? 'refused' : 'in force', outlineWidth, marginTop };
        }, css);
      expect(await tryStyles('body { margin-top: 7px }')).toMatchObject({
        sheet: 'refused',
        marginTop: '0px',
      });
      expect((await tryStyles('')).outlineWidth).not.toBe('9px');
    });
  });
});
