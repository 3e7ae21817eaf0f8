import type { Page } from '@playwright/test';
import { axeFaultsOfBoth } from './support/axe';
import { holdBack } from './support/holdBack';
import { choose } from './support/select';
import { smallOnes } from './support/smallOnes';
import { expect, test } from './support/test';

/** What lies over a screen, with the name that a screen reader hears, and the way to it. */
const overlays: readonly (readonly [name: string, screen: string, open: (page: Page) => Promise<void>])[] = [
  ['Command palette', '/profile', (page) => page.keyboard.press('Control+k')],
  ['Keys', '/profile', (page) => page.keyboard.press('?')],
  ['Preferences', '/profile', (page) => page.getByRole('button', { name: 'Preferences' }).click()],
  [
    'Confirmation',
    '/profile',
    (page) => page.getByRole('banner').getByRole('button', { name: 'Logout' }).click(),
  ],
  [
    'Withdraw this amount?',
    '/mithdraw',
    async (page) => {
      await page.getByLabel('Quantity (USDT)').fill('12.5');
      await page.getByLabel('OTP').fill('123456');
      await page.getByRole('button', { name: 'Confirm' }).click();
    },
  ],
  [
    'Address book',
    '/mithdraw',
    async (page) => {
      await choose(page, 'Withdraw to', 'Address');
      await page.getByLabel('Wallet address').fill('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t');
      await page.getByRole('button', { name: 'Address book' }).click();
    },
  ],
  [
    'Activate your account?',
    '/depositpage',
    (page) => page.getByRole('button', { name: 'Choose $50.00' }).click(),
  ],
];

/** Presses Escape where the focus is, in the very moment in which something to close is on the page. */
const escapeAtOnce = (page: Page) =>
  page.evaluate(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('[role=dialog]')) return;
      watch.disconnect();
      const key = { key: 'Escape', keyCode: 27, bubbles: true, cancelable: true };
      (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', key));
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });

for (const [name, screen, open] of overlays) {
  test(`Escape closes “${name}” from its first moment on, and the focus is where it was`, async ({
    member: page,
  }) => {
    await page.goto(screen);
    await page.getByRole('navigation', { name: 'Sidebar' }).waitFor();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await open(page);
    const dialog = page.getByRole('dialog', { name });
    await expect(
      page.locator('.ant-modal-wrap :focus, .ant-drawer:focus, .ant-drawer :focus'),
    ).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    const before = await page.evaluateHandle(() => document.activeElement);
    await escapeAtOnce(page);
    await open(page);
    await expect(dialog).toBeHidden();
    expect(await before.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test(`axe finds nothing wrong with “${name}” in light and dark, and fingers hit its controls`, async ({
    member: page,
  }) => {
    await page.goto(screen);
    await page.getByRole('navigation', { name: 'Sidebar' }).waitFor();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await open(page);
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    expect(await axeFaultsOfBoth(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(() => smallOnes(page)).toEqual([]);
  });
}

test('Escape takes back what was asked for and has not come yet', async ({ member: page }) => {
  const release = await holdBack(page, /\/assets\/ConfirmModal-.*\.js$/);
  await page.goto('/profile');
  const logout = page.getByRole('banner').getByRole('button', { name: 'Logout' });
  await logout.click();
  await page.keyboard.press('Escape');
  const came = page.waitForResponse(/ConfirmModal-/);
  release();
  await came;
  await page.waitForTimeout(300);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await logout.click();
  await expect(page.getByRole('dialog', { name: 'Confirmation' })).toBeVisible();
});
