import type { APIRequestContext } from '@playwright/test';
import { callApi, bodiesOf, demoToken, dollars, type Balances, type Rows } from './support/api';
import { valueOf } from './support/descriptions';
import { sessionOf } from './support/members';
import { expect, test } from './support/test';
import { expectToast } from './support/toasts';

test.describe.configure({ mode: 'serial' });

const friendMember = { email: 'friend@example.test', password: 'Friend-1234' };

test.describe('fund transfer', { tag: ['@fund-transfer', '@states'] }, () => {
  test('a transfer sends one request, moves the amount to the other member and shows a receipt', async ({
    member: page,
    request,
  }) => {
    const friend = await sessionOf(request, friendMember);
    const before = await callApi<Balances>(request, demoToken(), 'dashboard');
    const friendBefore = await callApi<Balances>(request, friend, 'dashboard');
    const sent = bodiesOf(page, 'fundTransfer');
    const lookups = bodiesOf(page, 'fetchDetails');
    await page.goto('/fundtransfer');
    await page.getByLabel('User id').fill('WH100002');
    await expect(page.getByText('friend@example.test')).toBeVisible();
    expect(lookups.at(-1)).toEqual({ uid: 'WH100002' });
    // The amount is sent as a plain decimal text; as a number it would lose the last zero.
    await page.getByLabel('Amount (USDT)').fill('$12.50 USDT');
    await page.getByRole('button', { name: 'Transfer' }).click();

    const dialog = page.getByRole('dialog', { name: 'Send these funds?' });
    await expect(dialog).toContainText('User idWH100002');
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
    await expect(receipt).toContainText('User idWH100002');
    expect(sent).toEqual([{ uid: 'WH100002', amount: '12.50' }]);

    const after = await callApi<Balances>(request, demoToken(), 'dashboard');
    const friendAfter = await callApi<Balances>(request, friend, 'dashboard');
    expect(Number(after.data.mainBalance)).toBeCloseTo(Number(before.data.mainBalance) - 12.5, 8);
    expect(Number(friendAfter.data.mainBalance)).toBeCloseTo(Number(friendBefore.data.mainBalance) + 12.5, 8);
    const page1 = { limit: 10, skip: 0, transactionType: 'userFundTransfer' };
    const [mine] = (await callApi<Rows>(request, demoToken(), 'allTxns', page1)).data;
    const [their] = (await callApi<Rows>(request, friend, 'allTxns', page1)).data;
    expect(mine).toMatchObject({ from: 'WH100001', to: 'WH100002', side: 'DEBIT' });
    expect(their).toMatchObject({ from: 'WH100001', to: 'WH100002', side: 'CREDIT' });

    // The balance is requested again, and the transfer is the first row of the list.
    await expect(valueOf(page, 'Fuel Wallet')).toHaveText(dollars(after.data.mainBalance));
    await expect(receipt).toContainText(`Fuel Wallet after${dollars(after.data.mainBalance)}`);
    await receipt.getByRole('link', { name: 'Transfer history' }).click();
    await expect(page.locator('tbody').getByRole('row').first()).toContainText('-12.50');
  });
});

/** Returns the number of activations of the member, from the API. */
const activations = async (request: APIRequestContext) =>
  (
    await callApi<Rows>(request, demoToken(), 'walletLedgar', {
      limit: 10,
      skip: 0,
      walletType: 'DEPOSIT',
      transactionType: 'accountActivation',
    })
  ).count;

/** Returns the amount of the member's package, from the API. */
const packageOf = async (request: APIRequestContext) => {
  const { data } = await callApi<{ data: { user: { packageAmount: string } } }>(
    request,
    demoToken(),
    'dashboard',
  );
  return Number(data.user.packageAmount);
};

test.describe('account activation', { tag: ['@activation', '@states'] }, () => {
  test('a package activates the account and is paid from the deposit balance', async ({
    member: page,
    request,
  }) => {
    const before = await callApi<Balances>(request, demoToken(), 'dashboard');
    const sent = bodiesOf(page, 'activateAccount');
    await page.goto('/depositpage');
    const balance = valueOf(page, 'Deposit balance');
    await expect(balance).toHaveText(dollars(before.data.depositBalance));
    const list = page.getByRole('region', { name: 'Activations', exact: true });
    const count = await activations(request);
    await expect(list.getByRole('navigation', { name: 'Pages' })).toContainText(`of ${count}`);
    // Chooses neither the first package nor the current one ($100).
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
    const after = await callApi<Balances>(request, demoToken(), 'dashboard');
    expect(Number(after.data.depositBalance)).toBeCloseTo(Number(before.data.depositBalance) - 250, 8);
    expect(await packageOf(request)).toBe(250);
    // The balance on the screen is requested again.
    await expect(balance).toHaveText(dollars(after.data.depositBalance));
  });

  test.describe('a lost response', () => {
    test.use({ expected: [/Failed to load resource/] });
    test('an activation whose response is lost points to the list below, which is requested again', async ({
      member: page,
      request,
    }) => {
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
      await expect(page.getByRole('alert')).toContainText("We couldn't confirm this. Check the list below");
      await expect(pages).toContainText(`of ${count + 1}`);
    });
  });
});
