import { expect, it } from 'vitest';
import { menuIcons } from '../../src/app/layout/MenuIcon';
import { refineResources } from '../../src/app/refineResources';
import type { MenuItem } from '../../src/core/menu';
import { screens, sortScreens } from '../../src/app/screens';

/** Returns the labels and paths of a sidebar group. */
const itemsOf = (group: string) =>
  refineResources
    .filter(({ meta }) => meta?.group === group && !meta.hide)
    .map(({ meta, list }) => `${meta?.label} ${String(list)}`);

// tests/e2e/menu.spec.ts checks the group Main and the tab bar.
it('the other groups of the sidebar have their items in order', () => {
  // New lists follow in this group.
  expect(itemsOf('Money').slice(0, 7)).toEqual([
    'Withdraw /mithdraw',
    'Fund Transfer /fundtransfer',
    'Account activation /depositpage',
    'Fuel Wallet /wallet',
    'Transactions /tranctattion',
    'User to user /usertouser',
    'Withdraw history /withdrawhistory',
  ]);
  expect(itemsOf('Income')).toEqual(['Profit /profit', 'Bonus /bonus', 'Team /team']);
  expect(itemsOf('Help')).toEqual(['Ticket /ticket', 'Terms /terms', 'Privacy /privacy']);
});

it('each icon of a menu item has a component', () => {
  const names = screens.flatMap(({ handle: { menu, tab } }) => [menu?.icon, tab?.icon]);
  expect(names.filter((name) => name !== undefined && !(name in menuIcons))).toEqual([]);
});

it('a menu item without group and order follows the others of Money, and several are sorted by label', () => {
  const screen = (menu: MenuItem) => ({ path: '/', handle: { title: menu.label, menu } });
  const sorted = sortScreens([
    screen({ label: 'Vouchers' }),
    screen({ label: 'Profit', group: 'Income', order: 1 }),
    screen({ label: 'Withdraw', order: 1 }),
    screen({ label: 'Coupons' }),
  ]);
  expect(sorted.map(({ handle }) => handle.title)).toEqual(['Withdraw', 'Coupons', 'Vouchers', 'Profit']);
});
