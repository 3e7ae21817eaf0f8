import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

async function fillTransfer(page: Page, amount: string) {
  await page.getByLabel('User id').fill('WH100002');
  await expect(page.getByText('friend@example.test')).toBeVisible();
  await page.getByLabel('Amount (USDT)').fill(amount);
}

test.describe('typed amounts', { tag: ['@fund-transfer', '@withdraw'] }, () => {
  test('an amount as the portal writes it is understood, and shown before it is confirmed', async ({
    member: page,
  }) => {
    await page.goto('/fundtransfer');
    const field = page.getByLabel('Amount (USDT)');
    for (const [typed, understood] of [
      ['1,234.50', '= 1,234.50 USDT'],
      ['12.50 USDT', '= 12.50 USDT'],
      ['١٢٫٥', '= 12.50 USDT'],
      ['$.01', '= 0.01 USDT'],
    ] as const) {
      await field.fill(typed);
      await expect(page.getByText(understood)).toBeVisible();
    }
    await fillTransfer(page, '$.01');
    await page.getByRole('button', { name: 'Transfer' }).click();
    await expect(page.getByRole('button', { name: 'Transfer 0.01 USDT' })).toBeVisible();
  });
});

test.describe('searches and dates', { tag: '@lists' }, () => {
  const listOf = (page: Page) => page.getByRole('region', { name: 'Transactions', exact: true });

  test('an end before the start is an error at the field: in the URL, typed, and from the calendar', async ({
    member: page,
  }) => {
    const message = 'The start date is after the end date';
    await page.goto('/tranctattion?from=2026-05-10&to=2026-05-01');
    const from = listOf(page).getByLabel('Date from', { exact: true });
    const to = listOf(page).getByLabel('Date to', { exact: true });
    await expect(from).toHaveValue('2026-05-10');
    await expect(to).toHaveValue('2026-05-01');
    await expect(from).toHaveAccessibleDescription(message);
    await expect(page.getByRole('alert')).toContainText(`${message}.`);

    // The digits of another script are digits, also in the calendar's own input.
    await to.fill('٢٠٢٦-٠٥-١٢');
    await to.press('Enter');
    await expect(page).toHaveURL('/tranctattion?from=2026-05-10&to=2026-05-12');
    await expect(from).not.toHaveAccessibleDescription(message);

    // The calendar replaces the text input once it has lost the focus.
    await to.blur();
    await to.hover();
    await expect(to.locator('xpath=ancestor::div[contains(@class, "ant-picker")]').first()).toBeVisible();
    await to.click();
    await page.locator('.ant-picker-dropdown:visible').getByTitle('2026-05-02').click();
    await expect(from).toHaveAccessibleDescription(message);
    await page.getByRole('button', { name: 'Apply Filters' }).click();
    await expect(page).toHaveURL('/tranctattion?from=2026-05-10&to=2026-05-12');
  });
});
