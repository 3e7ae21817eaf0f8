import { currentIn, entryOf } from './support/menus';
import { expect, test } from './support/test';

// On every route as it is written: routes.spec.ts.
for (const route of ['/DASHBONUS', '/team/'])
  test(`one entry of both menus is current on ${route}`, async ({ member: page }) => {
    await page.goto(route);
    await page.getByRole('navigation', { name: 'Sidebar' }).waitFor();
    expect(await currentIn(page)).toEqual({ told: [entryOf(route)], looks: [entryOf(route)] });
  });

for (const route of ['/open_position', '/activity'])
  test(`on a phone the drawer and the tabs together mark one entry on ${route}`, async ({ member: page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(route);
    await page.getByRole('button', { name: /^Menu/ }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Activity' }).waitFor();
    expect(await currentIn(page)).toMatchObject({ told: [route] });
  });

test('below the promised entries stand money, income and help, each with a picture', async ({
  member: page,
}) => {
  await page.goto('/dashboard');
  const sidebar = page.getByRole('navigation', { name: 'Sidebar' });
  await sidebar.getByText('Help', { exact: true }).waitFor();
  const groups = await sidebar.locator('.ant-menu-item-group').evaluateAll((found) =>
    found.map((group) => ({
      title: group.querySelector('.ant-menu-item-group-title')?.textContent,
      entries: [...group.querySelectorAll('a')].map((link) => link.textContent),
      pictures: group.querySelectorAll('li svg').length,
    })),
  );
  expect(groups.map(({ title }) => title)).toEqual(['Main', 'Money', 'Income', 'Help']);
  expect(groups.slice(1).map(({ entries }) => entries)).toEqual([
    [
      'Withdraw',
      'Fund Transfer',
      'Account activation',
      ...['Fuel wallet', 'Transactions', 'User to user', 'Withdraw history'],
    ],
    ['Profit', 'Bonus', 'Team'],
    ['Ticket', 'Terms', 'Privacy'],
  ]);
  expect(groups.map(({ pictures }) => pictures)).toEqual(groups.map(({ entries }) => entries.length));
});
