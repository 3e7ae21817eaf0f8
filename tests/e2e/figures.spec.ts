import { linesOf } from './support/descriptions';
import { withFigures } from './support/figures';
import { expect, test } from './support/test';

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
