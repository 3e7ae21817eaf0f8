import { valueOf } from './support/descriptions';
import { expect, test } from './support/test';

test.describe('team', { tag: '@team' }, () => {
  test('Team and Direct Team show counters and link to each other, and a level links to its members', async ({
    member: page,
  }) => {
    await page.goto('/team');
    const links = page
      .getByRole('navigation', { name: 'Team', exact: true })
      .getByRole('listitem')
      .getByRole('link');
    const listOf = (name: string) => page.getByRole('region', { name, exact: true });
    await expect(links).toHaveText(['Team', 'Direct Team']);
    const expectAt = async (url: string, name: string, other: string) => {
      await expect(page).toHaveURL(url);
      await expect(links.and(page.locator('[aria-current=page]'))).toHaveText(name);
      await expect(listOf(name).getByRole('navigation', { name: 'Pages' })).toContainText(/^1–10 of /);
      await expect(listOf(other)).toHaveCount(0);
      for (const counter of [
        'Pioneer Activate',
        'Pioneer Inactivate',
        'exchange Activate',
        'exchange Inactivate',
      ])
        await expect(valueOf(page, counter)).toHaveText(/^\d+$/);
    };
    await expectAt('/team', 'Team', 'Direct Team');
    await expect(page.getByRole('columnheader').first()).toHaveText('S.No');

    await links.filter({ hasText: 'Direct Team' }).click();
    await expectAt('/direct', 'Direct Team', 'Team');
    const titles = await page.getByRole('columnheader').allTextContents();
    const firstRow = page.locator('tbody').getByRole('row').first();
    const cell = (title: string) => firstRow.getByRole('cell').nth(titles.indexOf(title));
    await expect(cell('Joined')).toHaveText(/^\d{4}-\d{2}-\d{2}$/);
    await expect(cell('Paid')).toHaveText(/^(Yes|No)$/);
    await expect(cell('Verified')).toHaveText(/^(Yes|No)$/);

    await links.first().click();
    await expectAt('/team', 'Team', 'Direct Team');
    await page.goBack();
    await expectAt('/direct', 'Direct Team', 'Team');

    await links.first().click();
    await expectAt('/team', 'Team', 'Direct Team');
    await page.getByRole('link', { name: 'View' }).nth(1).click();
    await expect(page).toHaveURL('/level/2');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Level members 2');
    await expect(firstRow).toContainText('@');
  });
});
