import type { Page, Route } from '@playwright/test';
import { holdBack } from './support/holdBack';
import { expect, test } from './support/test';
import { keepToasts, toastRoom } from './support/toasts';

/** The dashboard's answer, changed. */
const changed =
  (change: (data: Record<string, unknown>) => Record<string, unknown>) => async (route: Route) => {
    const answer = (await (await route.fetch()).json()) as { data: Record<string, unknown> };
    await route.fulfill({ json: { ...answer, data: change(answer.data) } });
  };

/** The parts of the top bar that something lies over, or that are not within the window. */
const hidden = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('header');
    const parts = [...(bar?.querySelectorAll('button, a, bdi') ?? [])].filter(
      (part) => part.getClientRects().length > 0,
    );
    return parts.flatMap((part) => {
      const { left, right, top, width, height } = part.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      const seen = there !== null && (part.contains(there) || there.contains(part));
      return seen && left >= 0 && right <= window.innerWidth && width > 0
        ? []
        : [`${part.tagName} ${part.textContent.slice(0, 20)} ${left}–${right}`];
    });
  });

for (const width of [360, 1440]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('a name of 200 characters leaves preferences and log-out where they are', async ({
      member: page,
    }) => {
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
      await page.goto('/ticket');
      await expect(page.getByRole('banner')).toContainText('Wolfeschlegel');
      expect(await hidden(page)).toEqual([]);
      await expect(page.getByRole('banner').getByRole('button', { name: 'Preferences' })).toBeInViewport({
        ratio: 1,
      });
      await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeInViewport({
        ratio: 1,
      });
    });

    test('a toast takes the place of the one before, and the room that is left to it', async ({
      member: page,
    }) => {
      let sent = 0;
      await page.route('**/api/user/addTicket', (route) =>
        route.fulfill({
          json: { success: true, message: `Ticket ${++sent} sent to the people who answer them by day` },
        }),
      );
      // What has one go is the next one.
      await keepToasts(page);
      await page.goto('/ticket');
      const send = page.getByRole('button', { name: 'Send' });
      const toasts = page.locator('.ant-message-notice-content');
      await send.click();
      await expect(toasts).toHaveText([/Ticket 1 sent/]);
      const room = toastRoom(width);
      await expect
        .poll(async () => {
          const box = await toasts.boundingBox();
          return (
            box && {
              above: box.y < room.top,
              below: box.y + box.height > room.bottom,
              beside: box.x < room.left || box.x + box.width > room.right,
            }
          );
        })
        .toEqual({ above: false, below: false, beside: false });
      const bar = await page.getByRole('banner').boundingBox();
      expect(bar && bar.y + bar.height).toBeLessThanOrEqual(room.top);
      await send.click();
      await expect(toasts).toHaveText([/Ticket 2 sent/]);
    });
  });
}

test.describe('a screen whose code is late', () => {
  /** Goes to a screen whose code does not come before it is told to. */
  const late = async (page: Page) => {
    const release = await holdBack(page, /\/assets\/WithdrawScreen-.*\.js$/);
    await page.goto('/profile');
    await page
      .getByRole('navigation', { name: 'Sidebar' })
      .getByRole('link', { name: 'Withdraw', exact: true })
      .click();
    return release;
  };
  const line = (page: Page) => page.getByRole('progressbar', { name: 'Loading the screen' });

  test('shows its title over a shape of it, under a thin line, until it is there', async ({
    member: page,
  }) => {
    const release = await late(page);
    await expect(line(page)).toBeVisible();
    expect((await line(page).boundingBox())?.height).toBeLessThanOrEqual(4);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Withdraw');
    await expect(page.locator('main [aria-busy=true] .ant-skeleton')).toBeVisible();
    await expect(page.getByText('Available balance')).toHaveCount(0);
    release();
    await expect(page.getByText('Available balance').first()).toBeVisible();
    await expect(line(page)).toHaveCount(0);
    await expect(page.locator('main .ant-skeleton-paragraph')).toHaveCount(0);
    await expect(page.locator('#content')).toBeFocused();
  });

  test('gives way to another one that is chosen meanwhile', async ({ member: page }) => {
    await late(page);
    await expect(line(page)).toBeVisible();
    await page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name: 'Activity' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Activity');
    await expect(line(page)).toHaveCount(0);
  });

  for (const when of ['while it is awaited', 'before it counts as late'])
    test(`gives way to Back, ${when}`, async ({ member: page }) => {
      await late(page);
      if (when === 'while it is awaited') await expect(line(page)).toBeVisible();
      await page.evaluate(() => {
        history.back();
      });
      await expect(page).toHaveURL(/\/profile$/);
      // Longer than a click may go without an answer.
      await page.waitForTimeout(400);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(line(page)).toHaveCount(0);
    });
});

test("links of a page without a form have antd's rules too", async ({ member: page }) => {
  await page.goto('/level/2');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const hovered = await page.evaluate(() =>
    [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].flatMap((rule) =>
        rule instanceof CSSStyleRule && rule.selectorText === 'a:hover' ? [rule.style.color] : [],
      ),
    ),
  );
  expect(hovered).toContain('var(--ant-color-link-hover)');
});
