import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Discard what you entered?' });
const linkTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name, exact: true });

test('a typed ticket is discarded only after a question', { tag: '@tickets' }, async ({ member: page }) => {
  await page.goto('/ticket');
  const input = page.getByLabel('Message', { exact: true });
  const dialog = dialogOf(page);

  await test.step('without input, a link leads away at once', async () => {
    await linkTo(page, 'Activity').click();
    await expect(page).toHaveURL('/activity');
    // The URL changes before the screen: without this, the test could type into the form that is removed.
    await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/ticket');
  });
  await test.step('a link, Forward and the palette ask first', async () => {
    await input.fill('My withdrawal');
    const waysToLeave = [
      () => linkTo(page, 'Activity').click(),
      () => page.evaluate(() => window.history.forward()),
      async () => {
        await page.keyboard.press('Control+k');
        await page.getByPlaceholder('Find a page or action…').fill('Activity');
        await page.keyboard.press('Enter');
      },
    ];
    for (const leave of waysToLeave) {
      await leave();
      await dialog.getByRole('button', { name: 'Keep editing' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL('/ticket');
      await expect(input).toHaveValue('My withdrawal');
    }
  });
  await test.step('Discard leaves the page', async () => {
    await linkTo(page, 'Activity').click();
    await dialog.getByRole('button', { name: 'Discard' }).click();
    await expect(page).toHaveURL('/activity');
    await expect(dialog).toHaveCount(0);
  });
});

test('Back closes the review first, then asks to discard', { tag: '@withdraw' }, async ({ member: page }) => {
  await page.goto('/profile');
  await linkTo(page, 'Withdraw').click();
  await page.getByLabel('Quantity (USDT)').fill('42');
  await page.getByLabel('OTP', { exact: true }).fill('123456');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('dialog')).toContainText('42.00 USDT');
  await page.evaluate(() => window.history.back());
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/mithdraw');
  await page.evaluate(() => window.history.back());
  await dialogOf(page).getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL('/profile');
});
