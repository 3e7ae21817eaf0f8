import type { Page } from '@playwright/test';
import { ask, bodiesOf, demoToken, dollars, type Balances, type Rows } from './support/api';
import { valueOf } from './support/descriptions';
import { holdBack } from './support/holdBack';
import { choose } from './support/select';
import { codeFor, demo, expect, test } from './support/test';
import { expectToast } from './support/toasts';

test.describe.configure({ mode: 'serial' });

const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

/** Asks for a code, again and again where the backend still cools down from the test before. */
async function getCode(page: Page) {
  const cooling = page.getByRole('button', { name: /^Get OTP in \d+ s$/ });
  await expect(async () => {
    if (!(await cooling.isVisible()))
      await page.getByRole('button', { name: 'Get OTP', exact: true }).click({ timeout: 2000 });
    await expect(cooling).toBeDisabled({ timeout: 4000 });
  }).toPass({ intervals: [4000], timeout: 45_000 });
}

test('a withdrawal to an address: code, review of the whole address, one request, one order', async ({
  member: page,
  request,
}) => {
  const before = await ask<Balances>(request, demoToken(), 'dashboard');
  const sent = bodiesOf(page, 'placeWithraw');
  const codes: string[] = [];
  page.on('request', (asked) => {
    if (asked.url().endsWith('/api/user/withrawOtp')) codes.push(asked.method());
  });
  await page.goto('/mithdraw');
  const lines = page.getByRole('main').getByRole('cell');
  await expect(lines).toHaveText(['Fee1$', 'Arrival quantity0 USDT']);
  await expect(valueOf(page, 'Available balance')).toHaveText(dollars(before.data.incomeBalance));
  await expect(page.getByText(/smallest single withdrawal is 10 USDT/)).toBeVisible();
  await expect(page.getByText(/Send USDT to a USDT address only/)).toBeVisible();
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
  await expect(dialog.getByLabel(TRON)).toHaveText('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t');
  await expect(dialog.getByLabel(TRON).locator('span')).toHaveText(TRON.match(/.{1,4}/g) ?? []);
  await expect(dialog).toContainText('25.50 USDT');
  await expect(dialog).toContainText('1$');
  await expect(valueOf(dialog, 'Balance after')).toHaveText(
    dollars(Number(before.data.incomeBalance) - 25.5),
  );
  expect(sent).toEqual([]);
  // A double click whose second half comes when the answer is there already: it hits nothing behind the dialog.
  await dialog.getByRole('button', { name: 'Withdraw 25.50 USDT' }).hover();
  await page.mouse.down();
  await page.mouse.up();
  const receipt = page.getByRole('group', { name: 'Withdrawal placed' });
  await expect(receipt).toBeFocused();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expectToast(page, 'success: Your withdrawal is placed');
  expect(sent).toEqual([{ otp, walletAddress: TRON, amount: '25.50', withrawType: 'address' }]);

  // Cleared, and the balance in view was read again.
  await expect(page.getByLabel('Quantity (USDT)')).toHaveValue('');
  await expect(page.getByLabel('OTP', { exact: true })).toHaveValue('');
  // What was placed stays, with the way to the history, until the next one is begun.
  await expect(receipt).toBeFocused();
  await expect(receipt.getByLabel(TRON)).toHaveText(TRON);
  await expect(receipt).toContainText('25.50 USDT');
  await expect(receipt.getByRole('link')).toHaveAttribute('href', '/withdrawhistory');
  // The address that was used may be given a name, in this browser.
  await receipt.getByLabel('Name this address').fill('My ledger');
  await receipt.getByRole('button', { name: 'Save name' }).click();
  await expect(receipt.getByText('Kept in this browser as My ledger.')).toBeFocused();
  const after = await ask<Balances>(request, demoToken(), 'dashboard');
  expect(Number(after.data.incomeBalance)).toBeCloseTo(Number(before.data.incomeBalance) - 25.5, 8);
  await expect(page.getByText(dollars(after.data.incomeBalance))).toBeVisible();
  const [order] = (await ask<Rows>(request, demoToken(), 'withrawOrders', { limit: 10, skip: 0 })).data;
  expect(order).toMatchObject({ tokenName: 'USDT', status: 'PENDING' });
  expect(Number(order?.amount)).toBe(25.5);
  await page.getByRole('link', { name: 'Withdraw history' }).first().click();
  await expect(page.locator('tbody').getByRole('row').first()).toContainText('25.50');
});

test('an order says what is missing or broken, and a changed one asks for its code again', async ({
  member: page,
}) => {
  const sent = bodiesOf(page, 'placeWithraw');
  await page.goto('/mithdraw');
  const confirm = page.getByRole('button', { name: 'Confirm' });
  await choose(page, 'Withdraw to', 'Address');
  await confirm.click();
  for (const label of ['Wallet address', 'Quantity (USDT)', 'OTP'])
    await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(
      'Please enter the details',
    );

  await page.getByLabel('Wallet address').fill('hello');
  await page.getByLabel('Quantity (USDT)').fill('9.99');
  await expect(page.getByLabel('Wallet address')).toHaveAccessibleDescription('This is not a wallet address');
  await expect(page.getByText(/A single withdrawal is 10 USDT or more/)).toBeVisible();
  await page.getByLabel('Wallet address').fill('a-new-chain-and-its-address');
  await expect(page.getByText(/carries no checksum that we know/)).toBeVisible();
  await page.getByLabel('OTP', { exact: true }).fill('123456');
  await confirm.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('A single withdrawal is 10 USDT or more');
  // The reminder stops nothing: the order goes, and the server refuses it.
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expectToast(page, 'valid USDT address');
  await expect(page.getByLabel('Wallet address')).toHaveAccessibleDescription(/valid USDT address/);
  await expect(page.getByLabel('Wallet address')).toBeFocused();
  expect(sent).toMatchObject([{ amount: '9.99' }]);
  await expect(page.getByLabel('Quantity (USDT)')).toBeEnabled();
  await confirm.click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('OTP', { exact: true })).toHaveValue('123456');

  // Typed key by key, the words on it stay.
  await page.getByLabel('Quantity (USDT)').press('End');
  await page.getByLabel('Quantity (USDT)').pressSequentially('99');
  await expect(page.getByLabel('OTP', { exact: true })).toHaveValue('');
  await expect(page.getByText('You changed the order, so its code was cleared')).toBeVisible();
  await page.getByLabel('OTP', { exact: true }).fill('123456');
  await expect(page.getByText('You changed the order, so its code was cleared')).toBeHidden();

  // Another destination is another order, too.
  await choose(page, 'Withdraw to', 'Fuel');
  await expect(page.getByLabel('OTP', { exact: true })).toHaveValue('');
  await expect(page.getByText('You changed the order, so its code was cleared')).toBeVisible();
  await choose(page, 'Withdraw to', 'Address');
  await page.getByLabel('OTP', { exact: true }).fill('123456');

  // One letter of a TRON address in the wrong case.
  await page.getByLabel('Wallet address').fill(TRON.replace('TR7N', 'TR7n'));
  await expect(page.getByLabel('OTP', { exact: true })).toHaveValue('');
  await expect(page.getByText('You changed the order, so its code was cleared')).toBeVisible();
  await page.getByLabel('OTP', { exact: true }).fill('123456');
  await confirm.click();
  await expect(page.getByLabel('Wallet address')).toHaveAccessibleDescription(/checksum does not fit/);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // A wrong code is refused by the server, and nothing typed is lost.
  await page.getByLabel('Wallet address').fill(TRON);
  await page.getByLabel('Quantity (USDT)').fill('12');
  await page.getByLabel('OTP', { exact: true }).fill('000000');
  await confirm.click();
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expectToast(page, 'This code is wrong');
  await expect(page.getByLabel('OTP', { exact: true })).toBeFocused();
  // It outlives its toast.
  await expect(page.locator('.ant-message').getByText(/This code is wrong/)).toBeHidden();
  await expect(page.getByLabel('OTP', { exact: true })).toHaveAccessibleDescription(/This code is wrong/);
  await expect(page.getByLabel('Wallet address')).toHaveValue(TRON);
  await expect(page.getByLabel('Quantity (USDT)')).toHaveValue('12');
  expect(sent).toHaveLength(2);
});

test('the address is pasted and copied by buttons', async ({ member: page, context }) => {
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

test('what is reviewed is what was checked, however late the dialog comes', async ({ member: page }) => {
  const letDialogCome = await holdBack(page, /assets\/ConfirmModal-.*\.js$/);
  await page.goto('/mithdraw');
  await page.getByLabel('Quantity (USDT)').fill('20');
  await page.getByLabel('OTP', { exact: true }).fill('123456');
  await page.getByRole('button', { name: 'Confirm' }).click();
  const quantity = page.getByLabel('Quantity (USDT)');
  await quantity.focus();
  await quantity.press('End');
  await quantity.pressSequentially('25');
  await expect(quantity).toHaveValue('2025');
  await expect(quantity).toBeFocused();
  const came = page.waitForResponse(/assets\/ConfirmModal-/);
  letDialogCome();
  await (await came).finished();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByLabel('Quantity (USDT)').fill('20');
  await page.getByLabel('OTP', { exact: true }).fill('123456');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('dialog')).toContainText('20.00 USDT');
  // The focus goes into the dialog, and comes back to where it was.
  await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeFocused();
});

test.describe('an answer that is lost', () => {
  test.use({ expected: [/Failed to load resource/] });
  test('leaves the withdrawal open, and is not tried again', async ({ member: page }) => {
    let tries = 0;
    await page.route('**/api/user/placeWithraw', async (route) => {
      tries++;
      await route.abort();
    });
    await page.goto('/mithdraw');
    await page.getByLabel('Quantity (USDT)').fill('20');
    await page.getByLabel('OTP', { exact: true }).fill('123456');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await expect(page.getByRole('alert')).toContainText('Outcome unknown');
    await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', '/withdrawhistory');
    await page.waitForTimeout(1500);
    expect(tries).toBe(1);
  });
});

test('a withdrawal to fuel moves income into the Fuel Wallet', async ({ member: page, request }) => {
  const before = await ask<Balances>(request, demoToken(), 'dashboard');
  const sent = bodiesOf(page, 'placeWithraw');
  await page.goto('/mithdraw');
  await page.getByLabel('Quantity (USDT)').fill('30');
  // An address that was typed before stays behind, and the quantity stays in place.
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
  await expectToast(page, 'success: 30 USDT moved to your Fuel wallet');
  expect(sent).toEqual([{ otp, walletAddress: '', amount: '30', withrawType: 'FUEL' }]);
  const after = await ask<Balances>(request, demoToken(), 'dashboard');
  expect(Number(after.data.incomeBalance)).toBeCloseTo(Number(before.data.incomeBalance) - 30, 8);
  expect(Number(after.data.mainBalance)).toBeCloseTo(Number(before.data.mainBalance) + 30, 8);
});
