import { menuItemOf } from '../../src/app/screens';
import { walk } from './support/focusWalk';
import { currentIn } from './support/currentMenuItem';
import { targetFaults } from './support/targets';
import { expect, test } from './support/test';
import { PHONE } from './support/windows';

/** The number of items in the groups Main, Money, Income and Help without those of new resources. */
const SPECIFIED_ITEMS = 22;
/** The height of a sidebar item, in px. */
const ITEM_HEIGHT = 25;

test.describe('menus', { tag: '@layout' }, () => {
  test('sidebar and tab bar have the labels, targets, groups and icons of the specification, and fit 900 px', async ({
    member: page,
  }) => {
    await page.goto('/profile');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    const links = async (name: string) =>
      page
        .getByRole('navigation', { name })
        .getByRole('link')
        .evaluateAll((found) => found.map((link) => `${link.textContent} ${link.getAttribute('href')}`));
    const sidebarLinks = [
      'Traders /open_position',
      'Bind Api /bindapi',
      'Deposit /deposit',
      'closeposition /close_position',
      'Activity /activity',
      'spot position trader /openspotposition',
      'close spot position /closespotposition',
      'Change password /Verfication_forget',
    ];
    const tabs = [
      'Home /dashboard',
      'Market /marketdata',
      'API /bindapi',
      'Trades /open_position',
      'Team /team',
      'Profile /profile',
    ];
    // New lists may add items anywhere.
    const knownOf = async (name: string, known: readonly string[]) =>
      (await links(name)).filter((link) => known.includes(link));
    expect(await knownOf('Sidebar', sidebarLinks)).toEqual(sidebarLinks);
    expect(await knownOf('Main', tabs)).toEqual(tabs);
    const sidebar = page.getByRole('navigation', { name: 'Sidebar' });
    await sidebar.getByText('Help', { exact: true }).waitFor();
    const groups = await sidebar.locator('.ant-menu-item-group').evaluateAll((found) =>
      found.map((group) => ({
        title: group.querySelector('.ant-menu-item-group-title')?.textContent,
        items: [...group.querySelectorAll('a')].map((link) => link.textContent),
        icons: group.querySelectorAll('li svg').length,
      })),
    );
    expect(groups.map(({ title }) => title)).toEqual(['Main', 'Money', 'Income', 'Help']);
    expect(groups.slice(1).map(({ items }) => items)).toEqual([
      expect.arrayContaining([
        'Withdraw',
        'Fund Transfer',
        'Account activation',
        ...['Fuel Wallet', 'Transactions', 'User to user', 'Withdraw history'],
      ]),
      expect.arrayContaining(['Profit', 'Bonus', 'Team']),
      expect.arrayContaining(['Ticket', 'Terms', 'Privacy']),
    ]);
    expect(groups.map(({ icons }) => icons)).toEqual(groups.map(({ items }) => items.length));
    const hidden = await page.locator('aside').evaluate((aside) => aside.scrollHeight - aside.clientHeight);
    const added = groups.flatMap(({ items }) => items).length - SPECIFIED_ITEMS;
    expect(hidden).toBeLessThanOrEqual(added * ITEM_HEIGHT);
  });

  // routes.spec.ts checks every route in its usual spelling.
  test('one menu item is current regardless of letter case or a trailing slash in the URL', async ({
    member: page,
  }) => {
    for (const route of ['/DASHBONUS', '/team/']) {
      await page.goto(route);
      await page.getByRole('navigation', { name: 'Sidebar' }).waitFor();
      expect(await currentIn(page)).toEqual({
        ariaCurrent: [menuItemOf(route)],
        highlighted: [menuItemOf(route)],
      });
    }
  });

  test.describe('on a phone', () => {
    test.use({ viewport: PHONE });

    test('drawer and tab bar together mark one item as current', async ({ member: page }) => {
      for (const route of ['/open_position', '/activity']) {
        await page.goto(route);
        await page.getByRole('button', { name: /^Menu/ }).click();
        await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Activity' }).waitFor();
        expect(await currentIn(page)).toMatchObject({ ariaCurrent: [route] });
      }
    });

    test('the drawer closes when a link is followed, and its controls are at least 44 px high and wide', async ({
      member: page,
    }) => {
      await page.goto('/profile');
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('dialog').getByRole('link', { name: 'Ticket' }).waitFor();
      expect(await targetFaults(page)).toEqual([]);
      await page.getByRole('dialog').getByRole('link', { name: 'Transactions' }).click();
      await expect(page).toHaveURL('/tranctattion');
      await expect(page.getByRole('dialog')).toHaveCount(0);

      await page.getByRole('button', { name: 'Filter Transactions' }).click();
      await page.getByRole('button', { name: 'Add filter' }).waitFor();
      expect(await targetFaults(page)).toEqual([]);
    });

    test('every Tab stop of the tab bar and the drawer has a visible focus ring', async ({
      member: page,
    }) => {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto('/success');
      await page.getByRole('heading', { level: 1 }).waitFor();
      const bar = await walk(page);
      expect(bar.problems).toEqual([]);
      // The stops are the skip link, the menu, the logo, two buttons, two links and six tabs.
      expect(bar.stops).toBeGreaterThanOrEqual(12);
      await page.emulateMedia({ colorScheme: 'light' });
      await page.getByRole('button', { name: 'Menu' }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').getByRole('link', { name: 'Ticket' }).waitFor();
      const drawer = await walk(page);
      expect(drawer.problems).toEqual([]);
      expect(drawer.stops).toBeGreaterThan(15);
    });
  });
});
