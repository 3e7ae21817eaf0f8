import type { Page } from '@playwright/test';
import { axeFaults } from './support/axe';
import { expect, test } from './support/test';

/** What the browser itself says of a line that is cut. */
test.use({
  expected: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION|dynamically imported|^uncaught: |preload/],
});

/** Marks this document: a page that is loaded again loses the mark. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { sameDocument: true }));
const isMarked = (page: Page) => page.evaluate(() => 'sameDocument' in window);

/** Whether the rules of a style sheet are in force. */
const isStyled = (page: Page, sheet: string) =>
  page.evaluate(
    (name) =>
      [...document.styleSheets].some(
        ({ href, cssRules }) => href?.includes(`/assets/${name}-`) && cssRules.length > 0,
      ),
    sheet,
  );

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a screen whose code is not there yet says that the line is cut, and opens when it returns', async ({
  member: page,
  context,
}) => {
  await page.goto('/profile');
  await page.getByRole('navigation', { name: 'Sidebar' }).waitFor();
  await mark(page);
  await context.setOffline(true);
  await page.locator('#content').getByRole('link', { name: 'Ticket' }).click();
  await expect(heading(page)).toHaveText('You are offline');
  await expect(page.getByText('This screen opens by itself when the line returns.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Sidebar' })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
    expect(await axeFaults(page)).toEqual([]);
  }

  // Pressed too early it stays, and keeps the focus.
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText('You are offline');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();

  await context.setOffline(false);
  await expect(heading(page)).toHaveText('Ticket');
  expect(await isStyled(page, 'TicketScreen')).toBe(true);
  await expect(page).toHaveURL('/ticket');
  expect(await isMarked(page)).toBe(true);
  // What had the focus is gone: the keyboard goes on at the screen's beginning.
  await expect(page.locator('#content')).toBeFocused();
});

test('a server that does not answer is asked again by itself, and nothing typed elsewhere is lost', async ({
  member: page,
}) => {
  await page.goto('/profile');
  await mark(page);
  await page.route(/\/assets\/|:\d+\/$/, (route) => route.abort());
  await page.locator('#content').getByRole('link', { name: 'Ticket' }).click();
  await expect(heading(page)).toHaveText('This screen could not be loaded');
  await page.unrouteAll();
  await expect(heading(page)).toHaveText('Ticket');
  expect(await isMarked(page)).toBe(true);
});

test("the member's layer says so too where it is not there yet", async ({ member: page, context }) => {
  await page.goto('/terms');
  await mark(page);
  await context.setOffline(true);
  await page.evaluate(() => {
    history.pushState(null, '', '/profile');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(heading(page)).toHaveText('You are offline');
  expect(await axeFaults(page)).toEqual([]);
  await context.setOffline(false);
  await expect(heading(page)).toHaveText('Profile');
  expect(await isMarked(page)).toBe(true);
});

for (const { name, viewport } of [
  { name: 'desktop', viewport: { width: 1440, height: 900 } },
  { name: 'phone', viewport: { width: 360, height: 740 } },
]) {
  test.describe(name, () => {
    test.use({ viewport });

    test('a bar says that the line is cut, and what could not be read comes by itself', async ({
      member: page,
      context,
    }) => {
      await page.goto('/wallet');
      await expect(page.getByText(/^1–10 of/)).toBeVisible();
      const bar = page.getByRole('status').filter({ hasText: 'You are offline' });
      const place = () => heading(page).boundingBox();
      const before = await place();
      await expect(bar).toHaveCount(0);
      await context.setOffline(true);
      await expect(bar).toHaveText('You are offline. What you see may be out of date.');
      await expect(bar).toBeInViewport();
      // It lies where nothing stands: whoever is about to press something presses it.
      expect(await place()).toEqual(before);
      const [below, above] = [await place(), await bar.boundingBox()];
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
        expect(await axeFaults(page)).toEqual([]);
      }

      await page.getByRole('link', { name: 'Page 2' }).first().click();
      const failure = page.getByRole('alert').filter({ hasText: 'This list could not be loaded' });
      await expect(failure).toContainText('Something went wrong, ERROR: you are offline');
      await context.setOffline(false);
      await expect(bar).toHaveCount(0);
      await expect(page.getByText(/^11–20 of/)).toBeVisible();
      await expect(failure).toHaveCount(0);
    });
  });
}

test('the log-in says that there is no line, and keeps what was typed', async ({ page, context }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('demo@example.test');
  await page.getByLabel('Password', { exact: true }).fill('Demo-1234');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('alert')).toHaveText('Something went wrong, ERROR: you are offline');
  await expect(page.getByLabel('Email')).toHaveValue('demo@example.test');
});

for (const { name, viewport } of [
  { name: 'desktop', viewport: { width: 1440, height: 900 } },
  { name: 'phone', viewport: { width: 360, height: 740 } },
]) {
  test.describe(name, () => {
    test.use({ viewport });

    test('the forms of visitors have the bar as well, and it covers nothing', async ({ page, context }) => {
      const bar = page.getByRole('status').filter({ hasText: 'You are offline' });
      for (const route of [
        '/login',
        '/signup',
        '/Verfications',
        '/Pageotp',
        '/Verfication_forget',
        '/Forget',
      ]) {
        await page.goto(route);
        await expect(heading(page)).toBeVisible();
        const before = await heading(page).boundingBox();
        await context.setOffline(true);
        await expect(bar).toHaveText('You are offline. What you see may be out of date.');
        await expect(bar).toBeInViewport();
        expect(await heading(page).boundingBox()).toEqual(before);
        const [logo, above] = [
          await page.getByLabel('Member portal, home').boundingBox(),
          await bar.boundingBox(),
        ];
        expect(above).toMatchObject({ x: 0, y: 0, width: viewport.width });
        expect(above?.height ?? 99).toBeLessThanOrEqual(logo?.y ?? 0);
        if (route === '/login') expect(await axeFaults(page)).toEqual([]);
        await context.setOffline(false);
        await expect(bar).toHaveCount(0);
      }
    });
  });
}
