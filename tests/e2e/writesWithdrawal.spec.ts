import type { Page } from '@playwright/test';
import { callApi, bodiesOf, demoToken, dollars, type Balances, type Rows } from './support/api';
import { valueOf } from './support/descriptions';
import { holdRequests } from './support/holdRequests';
import { moduleRan } from './support/waitForModule';
import { choose } from './support/select';
import { codeFor, demo, expect, test } from './support/test';
import { expectToast } from './support/toasts';

test.describe.configure({ mode: 'serial' });

const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

/** Requests a code. The backend mails it immediately, because the demo member has used its last code. */
async function getCode(page: Page) {
  await page.getByRole('button', { name: 'Get OTP', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Get OTP in \d+ s$/ })).toBeDisabled();
}

/** Fills in a withdrawal to the Fuel Wallet with an invented code, and opens its review. */
async function review(page: Page, quantity: string) {
  await page.getByLabel('Quantity (USDT)').fill(quantity);
  await page.getByLabel('OTP', { exact: true }).fill('123456');
  await page.getByRole('button', { name: 'Confirm' }).click();
}

test.describe('withdrawals', { tag: ['@withdraw', '@withdraw-history', '@states'] }, () => {
  test('a withdrawal to an address requires a code and a review of the whole address, and sends one request', async ({
    member: page,
    request,
  }) => {
    const before = await callApi<Balances>(request, demoToken(), 'dashboard');
    const sent = bodiesOf(page, 'placeWithraw');
    const codes: string[] = [];
    page.on('request', (sent) => {
      if (sent.url().endsWith('/api/user/withrawOtp')) codes.push(sent.method());
    });
    await page.goto('/mithdraw');
    const lines = page.locator('main').getByRole('row');
    await expect(lines).toHaveText([
      'Fee1$ (set when it is processed)',
      'Arrival quantity0 USDT (set when it is processed)',
    ]);
    await expect(valueOf(page, 'Available balance')).toHaveText(dollars(before.data.incomeBalance));
    await expect(page.getByText(/Minimum 10 USDT\. Use a USDT address/)).toBeVisible();
    expect(codes).toEqual([]);
    await choose(page, 'Withdraw to', 'Address');
    await page.getByLabel('Wallet address').fill(TRON);
    await page.getByLabel('Quantity (USDT)').fill('25.50');
    await getCode(page);
    expect(codes).toEqual(['GET']);
    const otp = await codeFor(request, demo.email);
    await page.getByLabel('OTP', { exact: true }).fill(otp);
    await page.getByRole('button', { name: 'Confirm' }).click();

    const dialog = page.getByRole('dialog', { name: 'Withdraw this amount?' });
    const confirm = dialog.getByRole('button', { name: 'Withdraw 25.50 USDT' });
    // The second click of a double click on Confirm must not press a button of the dialog that the first click opened.
    await confirm.hover();
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await expect(dialog.getByLabel(TRON)).toHaveText('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t');
    await expect(dialog.getByLabel(TRON).locator('span')).toHaveText(TRON.match(/.{1,4}/g) ?? []);
    await expect(dialog).toContainText('25.50 USDT');
    await expect(dialog).toContainText('1$');
    await expect(valueOf(dialog, 'Balance after')).toHaveText(
      dollars(Number(before.data.incomeBalance) - 25.5),
    );
    expect(sent).toEqual([]);
    // Double-click: the second click comes after the response, and must not press a control behind the closed dialog.
    await page.mouse.down();
    await page.mouse.up();
    const receipt = page.getByRole('group', { name: 'Withdrawal placed' });
    await expect(receipt).toBeFocused();
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await expectToast(page, 'success: Your withdrawal is placed');
    expect(sent).toEqual([{ otp, walletAddress: TRON, amount: '25.50', withrawType: 'address' }]);

    // The form is cleared, and the balance is requested again.
    await expect(page.getByLabel('Quantity (USDT)')).toHaveValue('');
    await expect(page.getByLabel('OTP', { exact: true })).toHaveValue('');
    // The receipt stays until the member starts the next withdrawal.
    await expect(receipt).toBeFocused();
    await expect(receipt.getByLabel(TRON)).toHaveText(TRON);
    await expect(receipt).toContainText('25.50 USDT');
    await expect(receipt.getByRole('link')).toHaveAttribute('href', '/withdrawhistory');
    await receipt.getByLabel('Name this address').fill('My ledger');
    await receipt.getByRole('button', { name: 'Save name' }).click();
    await expect(receipt.getByText('Saved in this browser as My ledger.')).toBeFocused();
    const after = await callApi<Balances>(request, demoToken(), 'dashboard');
    expect(Number(after.data.incomeBalance)).toBeCloseTo(Number(before.data.incomeBalance) - 25.5, 8);
    await expect(valueOf(page, 'Available balance')).toHaveText(dollars(after.data.incomeBalance));
    await expect(receipt).toContainText(`Balance after${dollars(after.data.incomeBalance)}`);
    const [order] = (await callApi<Rows>(request, demoToken(), 'withrawOrders', { limit: 10, skip: 0 })).data;
    expect(order).toMatchObject({ tokenName: 'USDT', status: 'PENDING' });
    expect(Number(order?.amount)).toBe(25.5);
    await page.getByRole('link', { name: 'Withdraw history' }).first().click();
    await expect(page.locator('tbody').getByRole('row').first()).toContainText('25.50');
  });

  test('buttons paste and copy the address', async ({ member: page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/mithdraw');
    await choose(page, 'Withdraw to', 'Address');
    await page.evaluate((address) => navigator.clipboard.writeText(`  ${address}\n`), TRON);
    await page.getByRole('button', { name: 'Paste' }).click();
    await expect(page.getByLabel('Wallet address')).toHaveValue(TRON);
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await expectToast(page, 'success: Address copied to clipboard!');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(TRON);
  });

  test('the review does not open when the order was changed while its dialog was loading', async ({
    member: page,
  }) => {
    const letDialogLoad = await holdRequests(page, /assets\/ConfirmModal-.*\.js$/);
    await page.goto('/mithdraw');
    await review(page, '20');
    const quantity = page.getByLabel('Quantity (USDT)');
    await quantity.focus();
    await quantity.press('End');
    await quantity.pressSequentially('25');
    await expect(quantity).toHaveValue('2025');
    await expect(quantity).toBeFocused();
    const loaded = page.waitForResponse(/assets\/ConfirmModal-/);
    letDialogLoad();
    await (await loaded).finished();
    await moduleRan(page, /assets\/ConfirmModal-.*\.js$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await review(page, '20');
    await expect(page.getByRole('dialog')).toContainText('20.00 USDT');
    // The focus moves into the dialog and returns to where it was.
    await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Confirm' })).toBeFocused();
  });

  test('a withdrawal to fuel moves income into the Fuel Wallet', async ({ member: page, request }) => {
    const before = await callApi<Balances>(request, demoToken(), 'dashboard');
    const sent = bodiesOf(page, 'placeWithraw');
    await page.goto('/mithdraw');
    await page.getByLabel('Quantity (USDT)').fill('30');
    // Choosing Fuel keeps the quantity, and the typed address is not sent.
    await choose(page, 'Withdraw to', 'Address');
    await page.getByLabel('Wallet address').fill(TRON);
    await choose(page, 'Withdraw to', 'Fuel');
    await expect(page.getByLabel('Quantity (USDT)')).toHaveValue('30');
    await getCode(page);
    const otp = await codeFor(request, demo.email);
    await page.getByLabel('OTP', { exact: true }).fill(otp);
    await page.getByRole('button', { name: 'Confirm' }).click();
    const dialog = page.getByRole('dialog', { name: 'Withdraw this amount?' });
    await expect(dialog).toContainText('Your Fuel Wallet');
    await dialog.getByRole('button', { name: 'Withdraw' }).click();
    await expectToast(page, 'success: 30 USDT moved to your Fuel Wallet');
    await expect(page.getByRole('group', { name: 'Moved to your Fuel Wallet' })).toBeVisible();
    expect(sent).toEqual([{ otp, walletAddress: '', amount: '30', withrawType: 'FUEL' }]);
    const after = await callApi<Balances>(request, demoToken(), 'dashboard');
    expect(Number(after.data.incomeBalance)).toBeCloseTo(Number(before.data.incomeBalance) - 30, 8);
    expect(Number(after.data.mainBalance)).toBeCloseTo(Number(before.data.mainBalance) + 30, 8);
  });
});
