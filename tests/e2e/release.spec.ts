import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/** Counts whole page loads from now on. */
const loads = (page: Page) => {
  let count = 0;
  page.on('request', (request) => (count += request.isNavigationRequest() ? 1 : 0));
  return () => count;
};
const ticketCode = /assets\/TicketScreen-.*\.js$/;

test.describe('the code of a screen', () => {
  test.use({
    expected: [/Failed to load resource|^404 |^uncaught: |console: .*(dynamically imported|TicketScreen)/],
  });

  test('a screen whose file a release has replaced loads the page again, once', async ({ member: page }) => {
    await page.goto('/profile');
    const document = await (await page.request.get('/')).text();
    // The file is gone and the start page names another entry, until the page is loaded again.
    let gone = true;
    await page.route(ticketCode, (route) =>
      gone ? route.fulfill({ status: 404, body: 'Not found' }) : route.fallback(),
    );
    await page.route(/:\d+\/$/, (route) => {
      gone = false;
      return route.fulfill({
        contentType: 'text/html',
        body: document.replace(/src="\/assets\/index-[^"]+"/, 'src="/assets/index-next.js"'),
      });
    });
    await page.locator('#content').getByRole('link', { name: 'Ticket' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ticket');
    await expect(page).toHaveURL('/ticket');
  });

  test('a file that is missing for another reason ends on the error screen, without a loop', async ({
    member: page,
  }) => {
    await page.goto('/profile');
    const count = loads(page);
    await page.route(ticketCode, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await page.locator('#content').getByRole('link', { name: 'Ticket' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
    await expect(page.getByRole('link', { name: 'Go to the start' })).toHaveAttribute('href', '/');
    await page.unroute(ticketCode);
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ticket');
    // The one load that was asked for.
    expect(count()).toBe(1);
  });

  test('a release that keeps failing is loaded again only once', async ({ member: page }) => {
    await page.goto('/profile');
    const document = await (await page.request.get('/')).text();
    await page.route(ticketCode, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await page.route(/:\d+\/$/, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: document.replace(/src="\/assets\/index-[^"]+"/, 'src="/assets/index-next.js"'),
      }),
    );
    const count = loads(page);
    await page.locator('#content').getByRole('link', { name: 'Ticket' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
    await page.waitForTimeout(1000);
    expect(count()).toBe(1);
  });
});

test.describe('the code of a dialog', () => {
  test.use({ expected: [/Failed to load resource/] });

  test('a dialog whose code cannot be loaded leaves what was typed', async ({ member: page }) => {
    await page.goto('/mithdraw');
    await page.route(/assets\/ConfirmModal-.*\.js$/, (route) => route.abort());
    await page.getByLabel('Quantity (USDT)').fill('42');
    await page.getByLabel('OTP', { exact: true }).fill('123456');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('This could not be opened.')).toBeVisible();
    await expect(page.getByLabel('Quantity (USDT)')).toHaveValue('42');
    await page.unroute(/assets\/ConfirmModal-.*\.js$/);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('dialog')).toContainText('42.00 USDT');
  });
});

test('a member who comes back to an old tab is offered the new version', async ({ member: page }) => {
  await page.clock.install();
  await page.goto('/profile');
  await page.getByRole('navigation', { name: 'Sidebar' }).waitFor();
  const document = await (await page.request.get('/')).text();
  let asked = 0;
  let served = document;
  await page.route(/:\d+\/$/, (route) => {
    asked++;
    return route.fulfill({ contentType: 'text/html', body: served });
  });
  const comeBack = async (minutes: number) => {
    await page.clock.fastForward(minutes * 60_000);
    await page.evaluate(() => void window.document.dispatchEvent(new Event('visibilitychange')));
  };
  const offer = page.getByText('A new version of the portal is here.');

  await comeBack(10);
  expect(asked).toBe(0);
  // The same release, and nothing is said.
  await comeBack(10);
  await expect.poll(() => asked).toBe(1);
  served = document.replace(/src="\/assets\/index-[^"]+"/, 'src="/assets/index-next.js"');
  await comeBack(5);
  expect(asked).toBe(1);
  await expect(offer).toHaveCount(0);
  await comeBack(15);
  await expect(offer).toBeVisible();
  expect(asked).toBe(2);

  const count = loads(page);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(offer).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile');
  expect(count()).toBe(1);
});
