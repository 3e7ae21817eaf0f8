import type { Page } from '@playwright/test';
import { bodiesOf } from './support/api';
import { clippedLongFigures } from './support/clippedFigures';
import { linesOf, valueOf } from './support/descriptions';
import { withFigures } from './support/figures';
import { setWidth } from './support/lists';
import { expect, test } from './support/test';

/** Opens a screen that spends money from a wallet. Expects the whole balance to be visible, even a long one. */
async function expectBalance(page: Page, url: string, label: string, balance: string) {
  await withFigures(page);
  await page.goto(url);
  await expect(valueOf(page, label)).toHaveText(balance);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  // `clippedLongFigures` checks figures that fit on one line. routes.spec.ts checks longer figures.
  for (const width of [360, 1440]) {
    await setWidth(page, width);
    expect(await clippedLongFigures(page)).toEqual([]);
  }
}

test.describe('profile figures', { tag: '@profile' }, () => {
  test('the profile shows sponsor code, user id, name and number of referrals', async ({ member: page }) => {
    await withFigures(page);
    await page.goto('/profile');
    await expect(page.getByLabel('Phone number')).toHaveValue('5550100777');
    expect(await linesOf(page.getByRole('main'))).toEqual([
      'Sponsor code WH200002',
      'User id WH200001',
      'Name Figaro',
      'Referrals 15',
    ]);
  });
});

test.describe('withdraw figures', { tag: '@withdraw' }, () => {
  test('withdraw shows the income balance with 2 decimals', ({ member: page }) =>
    expectBalance(page, '/mithdraw', 'Available balance', '$1,004.00'));
});

test.describe('activation figures', { tag: '@activation' }, () => {
  test('account activation shows the deposit balance with 2 decimals', ({ member: page }) =>
    expectBalance(page, '/depositpage', 'Deposit balance', '$1,005.13'));
});

test.describe('fund transfer figures', { tag: '@fund-transfer' }, () => {
  test('fund transfer shows the Fuel Wallet with 2 decimals and looks the recipient up on each change', async ({
    member: page,
  }) => {
    const lookups = bodiesOf(page, 'fetchDetails');
    await page.route('**/api/user/fetchDetails', (route) =>
      route.fulfill({ json: { success: false, message: 'No member has this user id' } }),
    );
    await expectBalance(page, '/fundtransfer', 'Fuel Wallet', '$1,003.50');
    await page.getByLabel('User id').pressSequentially('WH10');
    await expect(page.getByText('No member has this user id')).toBeVisible();
    await expect.poll(() => lookups).toEqual([{ uid: 'W' }, { uid: 'WH' }, { uid: 'WH1' }, { uid: 'WH10' }]);
  });
});

test.describe('success', { tag: '@success' }, () => {
  test('/success confirms the request and links to other screens', async ({ member: page }) => {
    await page.goto('/success');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Success');
    await expect(page.getByRole('main')).toContainText('We received your request');
    await expect(page.getByRole('main').getByRole('link')).toHaveText(['Home', 'Transactions']);
    await page.getByRole('main').getByRole('link', { name: 'Transactions' }).click();
    await expect(page).toHaveURL('/tranctattion');
  });
});
