import type { Page } from '@playwright/test';
import { bodiesOf } from './support/api';
import { cutLongFigures } from './support/cutFigures';
import { headlineOf, linesOf, valueOf } from './support/descriptions';
import { setWidth } from './support/lists';
import { expect, test } from './support/test';

/** No two alike, and none that is written as it arrives: a figure under another's name is seen. */
const amounts = {
  balance: '1001.5',
  binanceBalance: '1002.25',
  mainBalance: '1003.5',
  incomeBalance: '1004',
  depositBalance: '1005.126',
  last24hourProfit: '6.5',
  directTeamBonus: '7.5',
  clubBonus: '8.5',
  loyalityBonus: '9.75',
  directsActive: '1010.5',
  teamActive: '1011.5',
  withrawRecords: '12.5',
  fuelWithraw: '13.75',
  teamCount: 141,
  directsCount: 15,
};
const user = {
  name: 'Figaro',
  userId: 'WH200001',
  sponserId: 'WH200002',
  email: 'figaro@example.test',
  phoneNumber: '5550100777',
  createdAt: '2026-03-05T21:07:09.000Z',
  paidStatus: true,
  isVerified: false,
  packageAmount: '250.5',
  packageValidity: '2027-03-05',
};

/** Answers every call for the dashboard with these figures. */
const withFigures = (page: Page) =>
  page.route('**/api/user/dashboard', (route) =>
    route.fulfill({
      json: { success: true, message: '', data: { ...amounts, user, url: 'https://example.test/figaro' } },
    }),
  );

/** Figures that are long, and yet kept on one line: whole on a desktop and on a phone. Longer ones: widths.spec.ts. */
async function expectWholeFigures(page: Page) {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  for (const width of [360, 1440]) {
    await setWidth(page, width);
    expect(await cutLongFigures(page)).toEqual([]);
  }
}

test('the dashboard writes every figure under its own name', async ({ member: page }) => {
  await withFigures(page);
  await page.goto('/dashboard');
  const details = page.getByRole('region', { name: 'Personal Details' });
  await expect(details).toContainText('Figaro');
  expect(await linesOf(details)).toEqual([
    'Name Figaro',
    'User Id WH200001',
    'Sponsor Id WH200002',
    'E-mail figaro@example.test',
    'Registration date 2026-03-05',
    'Paid Yes',
    'Verified No',
    'Package $250.50',
    'Package validity 2027-03-05',
    'Team 141',
    'Direct team 15',
    'Direct team business $1,010.50',
    'Total team business $1,011.50',
  ]);
  const fuel = page.getByRole('region', { name: 'Fuel Wallet' });
  await expect(headlineOf(fuel)).toHaveText('$1,003.50');
  expect(await linesOf(fuel)).toEqual([
    'Deposit balance $1,005.13',
    'Exchange balance $1,002.25',
    'Balance $1,001.50',
    'Last 24 hours profit $6.50',
  ]);
  const bonus = page.getByRole('region', { name: 'Available bonus' });
  await expect(headlineOf(bonus)).toHaveText('$1,004.00');
  expect(await linesOf(bonus)).toEqual([
    'Direct team bonus $7.50',
    'Club bonus $8.50',
    'Royalty bonus $9.75',
    'Total bonus $25.75',
    'Withdrawn to address $12.50',
    'Withdrawn to fuel $13.75',
    'Total withdraw $26.25',
  ]);
  await expectWholeFigures(page);
});

test('the profile writes sponsor code, user id, name and number of referrals', async ({ member: page }) => {
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

test('the balance of each screen that spends one has 2 decimals', async ({ member: page }) => {
  await withFigures(page);
  for (const [address, label, balance] of [
    ['/mithdraw', 'Available balance', '$1,004.00'],
    ['/depositpage', 'Deposit balance', '$1,005.13'],
    ['/fundtransfer', 'Fuel Wallet', '$1,003.50'],
  ] as const) {
    await page.goto(address);
    await expect(valueOf(page, label)).toHaveText(balance);
    await expectWholeFigures(page);
  }
});

test('the recipient is looked up on each change of the user id', async ({ member: page }) => {
  const asked = bodiesOf(page, 'fetchDetails');
  await page.route('**/api/user/fetchDetails', (route) =>
    route.fulfill({ json: { success: false, message: 'No member has this user id' } }),
  );
  await page.goto('/fundtransfer');
  await page.getByLabel('User id').pressSequentially('WH10');
  await expect(page.getByText('No member has this user id')).toBeVisible();
  await expect.poll(() => asked).toEqual([{ uid: 'W' }, { uid: 'WH' }, { uid: 'WH1' }, { uid: 'WH10' }]);
});

test('/success says that the request was received, and leads on', async ({ member: page }) => {
  await page.goto('/success');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Success');
  await expect(page.getByRole('main')).toContainText('Your request has been received');
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['Home', 'Transactions']);
});
