import type { APIRequestContext } from '@playwright/test';
import { ask, bodiesOf, demoToken, dollars, type Balances, type Rows } from './support/api';
import { valueOf } from './support/descriptions';
import { holdBack } from './support/holdBack';
import { sessionOf } from './support/members';
import { expect, test } from './support/test';
import { expectToast } from './support/toasts';

test.describe.configure({ mode: 'serial' });

/** How many activations the member has, past the portal. */
const activations = async (request: APIRequestContext) =>
  (
    await ask<Rows>(request, demoToken(), 'walletLedgar', {
      limit: 10,
      skip: 0,
      walletType: 'DEPOSIT',
      transactionType: 'accountActivation',
    })
  ).count;

/** What the member's account is activated with, past the portal. */
const packageOf = async (request: APIRequestContext) => {
  const { data } = await ask<{ data: { user: { packageAmount: string } } }>(
    request,
    demoToken(),
    'dashboard',
  );
  return Number(data.user.packageAmount);
};

const friendMember = { email: 'friend@example.test', password: 'Friend-1234' };

test('a transfer leaves one member and reaches the other', async ({ member: page, request }) => {
  const friend = await sessionOf(request, friendMember);
  const before = await ask<Balances>(request, demoToken(), 'dashboard');
  const theirs = await ask<Balances>(request, friend, 'dashboard');
  const sent = bodiesOf(page, 'fundTransfer');
  const lookups = bodiesOf(page, 'fetchDetails');
  await page.goto('/fundtransfer');
  await page.getByLabel('User id').fill('WH100002');
  await expect(page.getByText('friend@example.test')).toBeVisible();
  expect(lookups.at(-1)).toEqual({ uid: 'WH100002' });
  // A number would drop the zero: the amount goes as the decimal string that was typed.
  await page.getByLabel('Amount (USDT)').fill('12.50');
  await page.getByRole('button', { name: 'Transfer' }).click();

  const dialog = page.getByRole('dialog', { name: 'Send these funds?' });
  await expect(dialog).toContainText('(WH100002)');
  await expect(dialog).toContainText('12.50 USDT');
  await expect(dialog).toContainText(dollars(Number(before.data.mainBalance) - 12.5));
  expect(sent).toEqual([]);
  await dialog.getByRole('button', { name: 'Transfer 12.50 USDT' }).dblclick();
  await expectToast(page, 'success: 12.5 USDT sent');
  await expect(page.getByLabel('User id')).toHaveValue('');
  await expect(page.getByLabel('Amount (USDT)')).toHaveValue('');
  const receipt = page.getByRole('group', { name: 'Transfer sent' });
  await expect(receipt).toBeFocused();
  await expect(receipt).toContainText('12.50 USDT');
  await expect(receipt).toContainText('(WH100002)');
  expect(sent).toEqual([{ uid: 'WH100002', amount: '12.50' }]);

  const after = await ask<Balances>(request, demoToken(), 'dashboard');
  const theirsAfter = await ask<Balances>(request, friend, 'dashboard');
  expect(Number(after.data.mainBalance)).toBeCloseTo(Number(before.data.mainBalance) - 12.5, 8);
  expect(Number(theirsAfter.data.mainBalance)).toBeCloseTo(Number(theirs.data.mainBalance) + 12.5, 8);
  const page1 = { limit: 10, skip: 0, transactionType: 'userFundTransfer' };
  const [mine] = (await ask<Rows>(request, demoToken(), 'allTxns', page1)).data;
  const [their] = (await ask<Rows>(request, friend, 'allTxns', page1)).data;
  expect(mine).toMatchObject({ from: 'WH100001', to: 'WH100002', side: 'DEBIT' });
  expect(their).toMatchObject({ from: 'WH100001', to: 'WH100002', side: 'CREDIT' });

  // The balance in view was read again, and the list shows the transfer first.
  await expect(page.getByText(dollars(after.data.mainBalance))).toBeVisible();
  await receipt.getByRole('link', { name: 'Transfers so far' }).click();
  await expect(page.locator('tbody').getByRole('row').first()).toContainText('-12.50');
});

test('a transfer says what is missing, shows no stale recipient, and keeps a refused amount', async ({
  member: page,
}) => {
  const sent = bodiesOf(page, 'fundTransfer');
  const transfer = page.getByRole('button', { name: 'Transfer' });
  const friend = page.getByText('friend@example.test');
  await page.goto('/fundtransfer');
  await transfer.click();
  await expect(page.getByLabel('User id')).toHaveAccessibleDescription('Please enter the details');
  await expect(page.getByLabel('Amount (USDT)')).toHaveAccessibleDescription('Please enter the details');
  await page.getByLabel('User id').fill('WH100002');
  await expect(friend).toBeVisible();

  // The next look-up is held: until its answer is there nobody is shown, and nothing is reviewed.
  const answer = await holdBack(page, '**/api/user/fetchDetails');
  await page.getByLabel('Amount (USDT)').fill('5');
  await page.getByLabel('User id').fill('WH999999');
  await expect(page.getByText('Looking up …')).toBeVisible();
  await expect(friend).toHaveCount(0);
  await transfer.click();
  await expect(page.getByLabel('User id')).toHaveAccessibleDescription('Still looking this member up');
  answer();
  await expect(page.getByText('No member has this user id')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  for (const amount of ['-5', '0', 'abc', '1e3', '1,5']) {
    await page.getByLabel('Amount (USDT)').fill(amount);
    await transfer.click();
    await expect(page.getByLabel('Amount (USDT)')).toHaveAccessibleDescription(/above 0/);
  }
  await expect(page.getByLabel('User id')).toHaveAccessibleDescription('No member has this user id');

  await page.getByLabel('User id').fill('WH100002');
  await expect(friend).toBeVisible();
  await page.getByLabel('Amount (USDT)').fill('99999999');
  await expect(page.getByLabel('Amount (USDT)')).toHaveAccessibleDescription(
    /more than your Fuel Wallet holds/,
  );
  await expect(transfer).toBeDisabled();
  await page.getByLabel('Amount (USDT)').fill('0.123456789');
  await transfer.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Transfer' }).click();
  await expectToast(page, 'at most 8 places');
  await expect(page.getByLabel('Amount (USDT)')).toHaveAccessibleDescription(/at most 8 places/);
  await expect(page.getByLabel('Amount (USDT)')).toBeFocused();
  await expect(page.getByLabel('Amount (USDT)')).toHaveValue('0.123456789');
  expect(sent).toHaveLength(1);
});

test.describe('an answer that is lost', () => {
  test.use({ expected: [/Failed to load resource/] });
  test('leaves the outcome open, and is not tried again', async ({ member: page }) => {
    let tries = 0;
    let mayFail: (value: undefined) => void = () => undefined;
    const held = new Promise<undefined>((resolve) => (mayFail = resolve));
    await page.route('**/api/user/fundTransfer', async (route) => {
      tries++;
      await held;
      await route.abort();
    });
    await page.goto('/fundtransfer');
    await page.getByLabel('User id').fill('WH100002');
    await expect(page.getByText('friend@example.test')).toBeVisible();
    await page.getByLabel('Amount (USDT)').fill('1');
    await page.getByRole('button', { name: 'Transfer' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Transfer' }).click();
    // Under way it stays what was reviewed.
    await expect(page.getByLabel('User id')).not.toBeEditable();
    await expect(page.getByLabel('Amount (USDT)')).not.toBeEditable();
    mayFail(undefined);
    await expect(page.getByRole('alert')).toContainText('Outcome unknown');
    await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', '/usertouser');
    await page.waitForTimeout(1500);
    expect(tries).toBe(1);
  });
});

test('a package activates the account from the deposit balance', async ({ member: page, request }) => {
  const before = await ask<Balances>(request, demoToken(), 'dashboard');
  const sent = bodiesOf(page, 'activateAccount');
  await page.goto('/depositpage');
  const balance = valueOf(page, 'Deposit balance');
  await expect(balance).toHaveText(dollars(before.data.depositBalance));
  const list = page.getByRole('region', { name: 'Activations', exact: true });
  const count = await activations(request);
  await expect(list.getByRole('navigation', { name: 'Pages' })).toContainText(`of ${count}`);
  // Neither the first one nor the one that the member has (100).
  await page.getByRole('button', { name: '$250.00' }).click();
  const dialog = page.getByRole('dialog', { name: 'Activate your account?' });
  await expect(dialog).toContainText('$250.00');
  await expect(dialog).toContainText(dollars(Number(before.data.depositBalance) - 250));
  expect(sent).toEqual([]);
  await dialog.getByRole('button', { name: 'Activate' }).click();
  await expectToast(page, 'success: ');
  expect(sent).toEqual([{ id: '3' }]);
  await expect(list.getByRole('navigation', { name: 'Pages' })).toContainText(`of ${count + 1}`);
  await expect(list.locator('tbody').getByRole('row').first()).toContainText('250.00');
  const after = await ask<Balances>(request, demoToken(), 'dashboard');
  expect(Number(after.data.depositBalance)).toBeCloseTo(Number(before.data.depositBalance) - 250, 8);
  expect(await packageOf(request)).toBe(250);
  // The balance in view was read again.
  await expect(balance).toHaveText(dollars(after.data.depositBalance));
});

test.describe('an activation whose answer is lost', () => {
  test.use({ expected: [/Failed to load resource/] });
  test('is looked for in the list below, which is read again', async ({ member: page, request }) => {
    await page.route('**/api/user/activateAccount', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.goto('/depositpage');
    const pages = page
      .getByRole('region', { name: 'Activations', exact: true })
      .getByRole('navigation', { name: 'Pages' });
    const count = await activations(request);
    await expect(pages).toContainText(`of ${count}`);
    await page.getByRole('button', { name: '$50.00' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Activate' }).click();
    await expect(page.getByRole('alert')).toContainText('Outcome unknown: check the list below');
    await expect(pages).toContainText(`of ${count + 1}`);
  });
});
