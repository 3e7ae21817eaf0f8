import type { Page } from '@playwright/test';
import { flushRequests } from './support/idle';
import { expect, test } from './support/test';
import { expectToast } from './support/toasts';

/** Starts to count page loads. Returns a function that returns the count so far. */
const countLoads = (page: Page) => {
  let count = 0;
  page.on('request', (request) => (count += request.isNavigationRequest() ? 1 : 0));
  return () => count;
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const START_PAGE = /:\d+\/$/;
const TICKET_CODE = /assets\/TicketScreen-.*\.js$/;
const DIALOG_CODE = /assets\/ConfirmModal-.*\.js$/;
const notFound = { status: 404, body: 'Not found' };

/** Returns the start page as another release would serve it. */
async function nextRelease(page: Page): Promise<string> {
  const html = await (await page.request.get('/')).text();
  return html.replace(/src="\/assets\/index-[^"]+"/, 'src="/assets/index-next.js"');
}

const openTicket = (page: Page) => page.locator('#content').getByRole('link', { name: 'Ticket' }).click();

test.describe('code of a screen', { tag: '@errors' }, () => {
  test.use({
    expected: [/Failed to load resource|^404 |^uncaught: |console: .*(dynamically imported|TicketScreen)/],
  });

  test('a screen whose file was replaced by a release reloads the page', async ({ member: page }) => {
    await page.goto('/profile');
    const html = await nextRelease(page);
    const loads = countLoads(page);
    // Only the reloaded page gets the file: retries before the reload must fail.
    await page.route(TICKET_CODE, (route) => (loads() === 0 ? route.fulfill(notFound) : route.fallback()));
    await page.route(START_PAGE, (route) => route.fulfill({ contentType: 'text/html', body: html }));
    await openTicket(page);
    await expect.poll(loads).toBe(1);
    await expect(heading(page)).toHaveText('Ticket');
    await expect(page).toHaveURL('/ticket');
    expect(loads()).toBe(1);
  });

  test('a file that is missing in the same release reloads the page once, then offers to reload it', async ({
    member: page,
  }) => {
    await page.goto('/profile');
    const loads = countLoads(page);
    await page.route(TICKET_CODE, (route) => route.fulfill(notFound));
    await openTicket(page);
    const reload = page.getByRole('button', { name: 'Reload page' });
    await expect(reload).toBeVisible();
    expect(loads()).toBe(1);
    await page.unroute(TICKET_CODE);
    await reload.click();
    await expect.poll(loads).toBe(2);
    await expect(heading(page)).toHaveText('Ticket');
  });
});

test.describe('code of the portal', { tag: '@errors' }, () => {
  test.describe('of a dialog', () => {
    test.use({ expected: [/Failed to load resource/] });

    test('a form keeps its values when the code of its dialog does not load', async ({ member: page }) => {
      // Before the page opens, because the screen preloads the code of its dialog.
      await page.route(DIALOG_CODE, (route) => route.abort());
      await page.goto('/mithdraw');
      await page.getByLabel('Quantity (USDT)').fill('42');
      await page.getByLabel('OTP', { exact: true }).fill('123456');
      await page.getByRole('button', { name: 'Confirm' }).click();
      await expectToast(page, "This didn't open.");
      await expect(page.getByLabel('Quantity (USDT)')).toHaveValue('42');
      await page.unroute(DIALOG_CODE);
      await page.getByRole('button', { name: 'Confirm' }).click();
      await expect(page.getByRole('dialog')).toContainText('42.00 USDT');
    });
  });
});

test.describe('new version', { tag: '@layout' }, () => {
  test('a member who returns to a tab after 15 minutes is offered the new version', async ({
    member: page,
  }) => {
    let now = Date.now();
    await page.clock.setFixedTime(now);
    await page.goto('/profile');
    await page.getByRole('navigation', { name: 'Sidebar' }).waitFor();
    let served = await (await page.request.get('/')).text();
    let checks = 0;
    await page.route(START_PAGE, (route) => {
      checks++;
      return route.fulfill({ contentType: 'text/html', body: served });
    });
    const returnAfter = async (minutes: number) => {
      now += minutes * 60_000;
      await page.clock.setFixedTime(now);
      await page.evaluate(
        () => void window.document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
      );
      await flushRequests(page);
    };
    const offer = page.getByText('A new version is available.');

    await returnAfter(14);
    expect(checks).toBe(0);
    await returnAfter(1);
    expect(checks).toBe(1);
    // The computer's clock is set back: the time of the last check is unknown.
    await returnAfter(-180);
    expect(checks).toBe(2);
    served = await nextRelease(page);
    await returnAfter(14);
    expect(checks).toBe(2);
    await expect(offer).toHaveCount(0);
    await returnAfter(1);
    await expect(offer).toBeVisible();
    await expect(page.getByRole('button', { name: 'Later' })).toBeVisible();
    expect(checks).toBe(3);

    const loads = countLoads(page);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(offer).toHaveCount(0);
    await expect(heading(page)).toHaveText('Profile');
    expect(loads()).toBe(1);
  });
});
