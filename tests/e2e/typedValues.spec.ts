import type { Page } from '@playwright/test';
import { rowsOf } from './support/lists';
import { choose } from './support/select';
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

  test.describe('in a locale with a decimal comma', () => {
    test.use({ locale: 'de-DE' });

    test('a decimal comma is understood, and an ambiguous number asks', async ({ member: page }) => {
      await page.goto('/fundtransfer');
      await fillTransfer(page, '1.000');
      await page.getByRole('button', { name: 'Transfer' }).click();
      await expect(page.locator('.ant-form-item-explain')).toHaveText(
        '“1.000” could mean 1000 or 1.0. Enter one of these.',
      );
      await fillTransfer(page, '1.234,50');
      await expect(page.getByText('= 1,234.50 USDT')).toBeVisible();
      await fillTransfer(page, '1,5');
      await page.getByRole('button', { name: 'Transfer' }).click();
      await expect(page.getByRole('button', { name: 'Transfer 1.50 USDT' })).toBeVisible();
    });
  });
});

test.describe('addresses', { tag: '@withdraw' }, () => {
  test('an address that cannot exist is an error at its field', async ({ member: page }) => {
    await page.goto('/mithdraw');
    await choose(page, 'Withdraw to', 'Address');
    const field = page.getByLabel('Wallet address');
    const evm = '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed';
    for (const [address, problem] of [
      [evm.slice(0, -1), 'After 0x, an address has 40 digits. This one has 39.'],
      [`0x${'0'.repeat(40)}`, 'This is the zero address. Funds sent there are lost.'],
      ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', "This is a Bitcoin address. It can't receive USDT."],
    ] as const) {
      await field.fill(address);
      await field.blur();
      await expect(field).toHaveAccessibleDescription(problem);
    }
    await field.fill(evm);
    const warning = page.getByText("We can't check this address for typos.");
    const [shown, buttons] = [
      await warning.boundingBox(),
      await page.getByRole('button', { name: 'Paste' }).boundingBox(),
    ];
    expect(shown?.y).toBeLessThan(buttons?.y ?? NaN);
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  });
});

test.describe('searches and dates', { tag: '@lists' }, () => {
  const listOf = (page: Page) => page.getByRole('region', { name: 'Transactions', exact: true });

  test('a search applies while typing, and finds amounts and times as the list shows them', async ({
    member: page,
  }) => {
    await page.goto('/tranctattion');
    const list = listOf(page);
    await expect(rowsOf(list)).toHaveCount(10);
    const cells = await rowsOf(list).nth(3).getByRole('cell').allInnerTexts();
    const search = list.getByRole('searchbox');
    // The zeros at the end of an amount depend on the other amounts of the page.
    for (const text of [cells[0] ?? '', (cells[2] ?? '').replace(/0+$/, '')]) {
      expect(text).toMatch(/\d/);
      await search.fill('');
      await search.pressSequentially(text.toUpperCase());
      await expect(rowsOf(list).filter({ hasNotText: text })).toHaveCount(0);
      await expect(list.getByText(`“${text}”`)).toBeVisible();
      await expect(rowsOf(list).first()).toContainText(text);
    }
    await search.fill('LÉVEL  inc');
    await expect(rowsOf(list).filter({ hasNotText: 'Level income' })).toHaveCount(0);
    await page.goBack();
    await expect(search).toHaveValue('');
  });

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
