import type { Page } from '@playwright/test';
import { axeFaultsOfBoth } from './support/axe';
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

for (const [name, screen, open] of overlays)
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
