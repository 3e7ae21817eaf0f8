import type { Page } from '@playwright/test';
import { memberRoutes } from './support/routes';
import { expect, test } from './support/test';

/** Where an entry stands for screens beside its own: those that share its screen, and those it leads to. */
const entryOf: Readonly<Record<string, string>> = {
  '/dashBonus': '/bonus',
  '/club': '/bonus',
  '/layalty': '/bonus',
  '/direct': '/team',
  '/level/1': '/team',
  '/openview': '/open_position',
  '/openspotview': '/openspotposition',
  '/success': '/dashboard',
};

/** In each of the two menus: what is marked current for screen readers, and what looks it. */
const marked = (page: Page) =>
  page.evaluate(() =>
    ['Sidebar', 'Main'].map((name) => {
      const nav = [...document.querySelectorAll(`nav[aria-label=${name}]`)].find(
        (found) => found.getClientRects().length > 0,
      );
      const hrefs = (selector: string) =>
        [...(nav?.querySelectorAll(selector) ?? [])].map((link) => link.getAttribute('href'));
      return {
        told: hrefs('a[aria-current=page]'),
        looks: hrefs('.ant-menu-item-selected a'),
      };
    }),
  );

test('one entry of both menus is current on every route, whatever routes share a screen', async ({
  member: page,
}) => {
  await page.goto('/dashboard');
  await page.getByRole('navigation', { name: 'Sidebar' }).waitFor();
  for (const route of [...memberRoutes, '/DASHBONUS', '/team/']) {
    await page.goto(route);
    await page.getByRole('navigation', { name: 'Sidebar' }).waitFor();
    const entry = entryOf[route] ?? { '/DASHBONUS': '/bonus', '/team/': '/team' }[route] ?? route;
    const menus = await marked(page);
    const told = menus.flatMap((menu) => menu.told);
    const looks = menus.flatMap((menu) => menu.looks);
    expect({ route, told, looks }).toEqual({ route, told: [entry], looks: [entry] });
  }
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
