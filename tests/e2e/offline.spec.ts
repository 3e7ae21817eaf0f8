import type { BrowserContext, Page } from '@playwright/test';
import { axeViolations } from './support/axe';
import { isRunning } from './support/prerendered';
import { expect, test } from './support/test';
import { DESKTOP, PHONE } from './support/windows';

/** The messages that the browser itself logs when the network is down. */
test.use({
  expected: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION|dynamically imported|^uncaught: |preload/],
});

/** Returns whether a style sheet is loaded and applied. */
const isStyled = (page: Page, sheet: string) =>
  page.evaluate(
    (name) =>
      [...document.styleSheets].some(
        ({ href, cssRules }) => href?.includes(`/assets/${name}-`) && cssRules.length > 0,
      ),
    sheet,
  );

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const offlineBar = (page: Page) => page.getByRole('status').filter({ hasText: "You're offline" });

/** Goes offline, and expects the offline bar to appear without moving the screen. Returns the box of the bar. */
async function expectBar(page: Page, context: BrowserContext) {
  const bar = offlineBar(page);
  // A prerendered page requests the web font only when the portal runs.
  await expect.poll(() => isRunning(page)).toBe(true);
  await expect(bar).toHaveCount(0);
  // The font changes the width of the heading when it has loaded.
  await page.evaluate(() => document.fonts.ready);
  const before = await heading(page).boundingBox();
  await context.setOffline(true);
  await expect(bar).toHaveText("You're offline. This information may be out of date.");
  await expect(bar).toBeInViewport();
  // The bar must not move the screen, or a member could press the wrong control.
  expect(await heading(page).boundingBox()).toEqual(before);
  return bar.boundingBox();
}

test.describe('code that does not load', { tag: '@errors' }, () => {
  test('a screen whose code cannot load reports that the member is offline, and opens once online again', async ({
    member: page,
    context,
  }) => {
    await page.goto('/profile');
    const link = page
      .getByRole('navigation', { name: 'Sidebar' })
      .getByRole('link', { name: 'Account activation' });
    await link.waitFor();
    await context.setOffline(true);
    await link.click();
    await expect(heading(page)).toHaveText("You're offline");
    await expect(page.getByText("This page will load when you're back online.")).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Sidebar' })).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
      expect(await axeViolations(page)).toEqual([]);
    }

    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveText("You're offline");
    await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();

    await context.setOffline(false);
    await expect(heading(page)).toHaveText('Account activation');
    expect(await isStyled(page, 'ActivationScreen')).toBe(true);
    await expect(page).toHaveURL('/depositpage');
  });

  test('a screen whose code cannot load opens as soon as the server responds', async ({ member: page }) => {
    await page.clock.install();
    await page.goto('/profile');
    await page.route(/\/assets\/|:\d+\/$/, (route) => route.abort());
    await page.locator('#content').getByRole('link', { name: 'Ticket' }).click();
    await expect(heading(page)).toHaveText("This page couldn't be loaded");
    await page.unrouteAll();
    // Skip the delay before the portal checks the connection again. Repeat this if a check was already running.
    await expect(async () => {
      await page.clock.runFor(60_000);
      await expect(heading(page)).toHaveText('Ticket', { timeout: 15_000 });
    }).toPass({ timeout: 60_000 });
  });

  test('a member layout whose code cannot load reports that the member is offline', async ({
    member: page,
    context,
  }) => {
    await page.goto('/terms');
    // Before React has hydrated the page, the router may miss the event.
    await expect.poll(() => isRunning(page)).toBe(true);
    await context.setOffline(true);
    await page.evaluate(() => {
      history.pushState(null, '', '/profile');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(heading(page)).toHaveText("You're offline");
    expect(await axeViolations(page)).toEqual([]);
    await context.setOffline(false);
    await expect(heading(page)).toHaveText('Profile');
  });
});

test.describe('offline bar', { tag: ['@errors', '@layout'] }, () => {
  test('the offline bar of a member screen moves nothing, and failed requests are sent again once online', async ({
    member: page,
    context,
  }) => {
    await page.goto('/wallet');
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      await expect(page.getByText(/^1–10 of/)).toBeVisible();
      const bar = await expectBar(page, context);
      const title = await heading(page).boundingBox();
      expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
        expect(await axeViolations(page)).toEqual([]);
      }
      if (viewport === DESKTOP) break;
      await context.setOffline(false);
      await expect(offlineBar(page)).toHaveCount(0);
    }

    await page.getByRole('link', { name: 'Page 2' }).first().click();
    const failure = page.getByRole('alert').filter({ hasText: "This list couldn't be loaded" });
    await expect(failure).toContainText("Something went wrong, ERROR: you're offline");
    await context.setOffline(false);
    await expect(offlineBar(page)).toHaveCount(0);
    await expect(page.getByText(/^11–20 of/)).toBeVisible();
    await expect(failure).toHaveCount(0);
  });

  test('the offline bar of a public form covers nothing, and an offline log-in keeps the typed values', async ({
    page,
    context,
  }) => {
    await page.goto('/login');
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      const bar = await expectBar(page, context);
      const logo = await page.getByLabel('Member portal, home').boundingBox();
      expect(bar).toMatchObject({ x: 0, y: 0, width: viewport.width });
      expect(bar?.height ?? Infinity).toBeLessThanOrEqual(logo?.y ?? 0);
      expect(await axeViolations(page)).toEqual([]);
      await context.setOffline(false);
      await expect(offlineBar(page)).toHaveCount(0);
    }

    await page.getByLabel('Email').fill('demo@example.test');
    await page.getByLabel('Password', { exact: true }).fill('Demo-1234');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('note')).toHaveText("Nothing was sent. You're offline.");
    await expect(page.getByLabel('Email')).toHaveValue('demo@example.test');
    await context.setOffline(false);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
