import type { Page } from '@playwright/test';
import { axeViolationsInBothSchemes } from './support/axe';
import { holdRequests } from './support/holdRequests';
import { moduleRan } from './support/waitForModule';
import { choose } from './support/select';
import { targetFaults } from './support/targets';
import { expect, test } from './support/test';
import { DESKTOP, PHONE } from './support/windows';

interface Overlay {
  /** The accessible name of the dialog or drawer. */
  readonly name: string;
  readonly open: (page: Page) => Promise<void>;
}

/** The dialogs and drawers of each screen. */
const screens: Readonly<Record<string, readonly Overlay[]>> = {
  '/profile': [
    { name: 'Command palette', open: (page) => page.keyboard.press('Control+k') },
    { name: 'Keyboard shortcuts', open: (page) => page.keyboard.press('?') },
    { name: 'Preferences', open: (page) => page.getByRole('button', { name: 'Preferences' }).click() },
    {
      name: 'Confirmation',
      open: (page) => page.getByRole('banner').getByRole('button', { name: 'Logout' }).click(),
    },
  ],
  '/mithdraw': [
    {
      name: 'Withdraw this amount?',
      open: async (page) => {
        await page.getByLabel('Quantity (USDT)').fill('12.5');
        await page.getByLabel('OTP').fill('123456');
        await page.getByRole('button', { name: 'Confirm' }).click();
      },
    },
    {
      name: 'Address book',
      open: async (page) => {
        await choose(page, 'Withdraw to', 'Address');
        await page.getByLabel('Wallet address').fill('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t');
        await page.getByRole('button', { name: 'Address book' }).click();
      },
    },
  ],
  '/depositpage': [
    {
      name: 'Activate your account?',
      open: (page) => page.getByRole('button', { name: 'Choose $50.00' }).click(),
    },
  ],
};

/** Presses Escape on the focused element as soon as a dialog is in the document. Then marks <html> with `data-escaped`. */
const pressEscapeAtOnce = (page: Page) =>
  page.evaluate(() => {
    delete document.documentElement.dataset.escaped;
    const watch = new MutationObserver(() => {
      if (!document.querySelector('[role=dialog]')) return;
      watch.disconnect();
      const key = { key: 'Escape', keyCode: 27, bubbles: true, cancelable: true };
      (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', key));
      document.documentElement.dataset.escaped = '';
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });

test.describe('dialogs and drawers', { tag: ['@layout', '@keyboard'] }, () => {
  for (const [screen, overlays] of Object.entries(screens))
    test(`${screen}: every dialog is accessible in both schemes, has controls of at least 44 px and closes on Escape`, async ({
      member: page,
    }) => {
      await page.goto(screen);
      await page.getByRole('navigation', { name: 'Sidebar' }).waitFor();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      for (const { name, open } of overlays)
        await test.step(name, async () => {
          const dialog = page.getByRole('dialog', { name });
          await open(page);
          await expect(dialog).toBeVisible();
          // The focus must be inside the dialog: antd by itself focuses the container around it.
          await expect(page.locator('[role=dialog] :focus:not(:has(.ant-modal-container))')).toBeAttached();
          expect(await axeViolationsInBothSchemes(page, '[role=dialog]')).toEqual([]);
          // Tab reaches no control behind the dialog, and the page behind doesn't scroll.
          for (let press = 0; press < 8; press++) {
            await page.keyboard.press('Tab');
            await expect(page.locator(':focus:not([role=dialog] *)')).toHaveCount(0);
          }
          await page.mouse.move(10, 450);
          await page.mouse.wheel(0, 300);
          await page.setViewportSize(PHONE);
          await expect.poll(() => targetFaults(page)).toEqual([]);
          expect(await page.evaluate(() => window.scrollY)).toBe(0);
          await page.setViewportSize(DESKTOP);
          await page.keyboard.press('Escape');
          await expect(dialog).toBeHidden();

          // Escape must also close a dialog that has just opened, and return the focus to where it was before.
          const before = await page.evaluateHandle(() => document.activeElement);
          await pressEscapeAtOnce(page);
          await open(page);
          await expect(page.locator('html[data-escaped]')).toBeAttached();
          await expect(dialog).toBeHidden();
          await expect
            .poll(() => before.evaluate((element) => element === document.activeElement))
            .toBe(true);
        });
    });

  test('Escape cancels a dialog whose code is still loading', async ({ member: page }) => {
    const release = await holdRequests(page, /\/assets\/ConfirmModal-.*\.js$/);
    await page.goto('/profile');
    const logout = page.getByRole('banner').getByRole('button', { name: 'Logout' });
    const loaded = page.waitForResponse(/ConfirmModal-/);
    await logout.click();
    await page.keyboard.press('Escape');
    release();
    await (await loaded).finished();
    await moduleRan(page, /assets\/ConfirmModal-.*\.js$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await logout.click();
    await expect(page.getByRole('dialog', { name: 'Confirmation' })).toBeVisible();
  });
});
