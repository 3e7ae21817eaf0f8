import type { Page, Route } from '@playwright/test';
import { advance, advanceUntil, openOnPausedClock } from './support/clock';
import { holdRequests } from './support/holdRequests';
import { expect, test } from './support/test';
import { keepToasts, toastAreaOf } from './support/toasts';

/** Returns a route handler that changes the data in responses of the dashboard call. */
const changed =
  (change: (data: Record<string, unknown>) => Record<string, unknown>) => async (route: Route) => {
    const response = (await (await route.fetch()).json()) as { data: Record<string, unknown> };
    await route.fulfill({ json: { ...response, data: change(response.data) } });
  };

/** Returns the parts of the top bar that are covered or outside the window. */
const hiddenParts = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('header');
    const parts = [...(bar?.querySelectorAll('button, a, bdi') ?? [])].filter(
      (part) => part.getClientRects().length > 0,
    );
    return parts.flatMap((part) => {
      const { left, right, top, width, height } = part.getBoundingClientRect();
      const box = document.elementFromPoint(left + width / 2, top + height / 2);
      const seen = box !== null && (part.contains(box) || box.contains(part));
      return seen && left >= 0 && right <= window.innerWidth && width > 0
        ? []
        : [`${part.tagName} ${part.textContent.slice(0, 20)} ${left}–${right}`];
    });
  });

test.describe('top bar and toasts', { tag: ['@layout', '@errors'] }, () => {
  test('a long name covers nothing in the top bar, and a toast stays in its area and replaces the previous one', async ({
    member: page,
  }) => {
    let sent = 0;
    await page.route(
      '**/api/user/dashboard',
      changed((data) => ({
        ...data,
        user: {
          ...(data.user as object),
          name: 'Wolfeschlegelsteinhausen '.repeat(8),
          userId: 'W'.repeat(64),
        },
      })),
    );
    await page.route('**/api/user/addTicket', (route) =>
      route.fulfill({
        json: { success: true, message: `Ticket ${++sent} sent to the people who answer them by day` },
      }),
    );
    // Toasts disappear when the next one opens, not after a delay.
    await keepToasts(page);
    await page.goto('/ticket');
    const banner = page.getByRole('banner');
    const toast = page.locator('.ant-message-notice');
    for (const width of [360, 1440])
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 740 });
        await expect(banner).toContainText('Wolfeschlegel');
        await expect.poll(() => hiddenParts(page)).toEqual([]);
        for (const name of ['Preferences', 'Logout'])
          await expect(banner.getByRole('button', { name })).toBeInViewport({ ratio: 1 });

        await page.getByRole('button', { name: 'Send' }).click();
        await expect(toast).toHaveText([new RegExp(`Ticket ${width === 360 ? 1 : 2} sent`)]);
        const toastArea = toastAreaOf(width);
        await expect
          .poll(async () => {
            const box = await toast.boundingBox();
            return (
              box && {
                above: box.y < toastArea.top,
                below: box.y + box.height > toastArea.bottom,
                beside: box.x < toastArea.left || box.x + box.width > toastArea.right,
              }
            );
          })
          .toEqual({ above: false, below: false, beside: false });
        const bar = await banner.boundingBox();
        expect(bar && bar.y + bar.height).toBeLessThanOrEqual(toastArea.top);
      });
  });
});

test.describe('a screen that loads slowly', { tag: '@layout' }, () => {
  test('a progress bar and a placeholder are shown after 150 ms, until the screen loads or the member leaves', async ({
    member: page,
  }) => {
    const sidebar = page.getByRole('navigation', { name: 'Sidebar' });
    const item = (name: string) => sidebar.getByRole('link', { name, exact: true });
    const heading = page.getByRole('heading', { level: 1 });
    const progressBar = page.getByRole('progressbar', { name: 'Loading page' });
    const skeleton = page.locator('main [aria-busy=true] .ant-skeleton');
    const balance = page.getByText('Available balance');
    const untilHeading = (name: string) =>
      advanceUntil(page, async () => (await heading.textContent())?.trim() === name, 10);
    const goBack = () => page.evaluate(() => window.history.back());

    const release = await holdRequests(page, /\/assets\/WithdrawScreen-.*\.js$/);
    await openOnPausedClock(page, '/profile', () => item('Withdraw').isVisible());

    await test.step('another screen is opened within 150 ms', async () => {
      await item('Withdraw').click();
      await advance(page, 100);
      await expect(progressBar).toHaveCount(0);
      await item('Activity').click();
      await untilHeading('Activity');
      await advance(page, 1_000);
      await expect(heading).toHaveText('Activity');
      await expect(progressBar).toHaveCount(0);
    });

    await test.step('Back while the progress bar is shown', async () => {
      await item('Withdraw').click();
      await advanceUntil(page, () => progressBar.isVisible(), 10);
      await goBack();
      await expect(page).toHaveURL('/profile');
      await advance(page, 1_000);
      await expect(heading).toHaveText('Profile');
      await expect(heading).toBeVisible();
      await expect(progressBar).toHaveCount(0);
    });

    await test.step('the code of the screen arrives', async () => {
      await item('Withdraw').click();
      await advanceUntil(page, () => progressBar.isVisible(), 10);
      expect((await progressBar.boundingBox())?.height).toBeLessThanOrEqual(4);
      await untilHeading('Withdraw');
      await expect(skeleton).toBeVisible();
      await expect(balance).toHaveCount(0);
      release();
      await advanceUntil(page, () => balance.first().isVisible(), 10);
      await expect(progressBar).toHaveCount(0);
      await expect(page.locator('main .ant-skeleton-paragraph')).toHaveCount(0);
      await expect(page.locator('#content')).toBeFocused();
    });
  });
});

test.describe('forced colours', { tag: '@layout' }, () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('the current menu item, tab, option, page and command are outlined', async ({ member: page }) => {
    await page.goto('/open_position');
    for (const current of [
      page.locator('.ant-menu-item-selected').filter({ visible: true }),
      page.locator('.ant-tabs-tab-active'),
      page.locator('.ant-segmented-item-selected').first(),
      page.locator('.ant-pagination-item-active'),
    ])
      await expect(current).toHaveCSS('outline-style', 'solid');
    await page.getByLabel('Period').focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.ant-select-item-option-active')).toHaveCSS('outline-style', 'solid');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await expect(page.locator('[cmdk-item][data-selected=true]')).toHaveCSS('outline-style', 'solid');
  });

  test('popups, dialogs and toasts have edges, and errors have a mark', async ({ member: page }) => {
    await keepToasts(page);
    await page.goto('/mithdraw');
    const select = page.locator('.ant-select').first();
    await expect(select).toHaveCSS('border-top-style', 'solid');
    await select.click();
    await expect(page.locator('.ant-select-dropdown')).toHaveCSS('outline-style', 'solid');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Confirm' }).click();
    const error = page.locator('.ant-form-item-explain-error').first();
    await expect(error).toBeVisible();
    expect(await error.evaluate((text) => getComputedStyle(text, '::before').content)).toContain('⚠');
    const toast = page.locator('.ant-message-notice').first();
    await expect(toast).toHaveCSS('outline-style', 'solid');
    await expect(toast.locator('svg')).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('dialog', { name: 'Confirmation' })).toHaveCSS('outline-style', 'solid');
  });
});
