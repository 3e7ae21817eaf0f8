import { expect, it } from 'vitest';
import { menuIcons } from '../../../src/app/layout/MenuIcon';
import { refineResources } from '../../../src/app/refineResources';
import type { MenuItem } from '../../../src/core/menu';
import { screens, sortScreens } from '../../../src/app/screens';

/** Returns those labels and paths of a sidebar group that are in `known`, in the order of the sidebar. */
const itemsOf = (group: string, known: readonly string[]) =>
  refineResources
    .filter(({ meta }) => meta?.group === group && !meta.hide)
    .map(({ meta, list }) => `${meta?.label} ${String(list)}`)
    .filter((item) => known.includes(item));

// New lists may be in any group and at any position. tests/e2e/menu.spec.ts checks the group Main and the tab bar.
it.each([
  [
    'Money',
    [
      'Withdraw /mithdraw',
      'Fund Transfer /fundtransfer',
      'Account activation /depositpage',
      'Fuel Wallet /wallet',
      'Transactions /tranctattion',
      'User to user /usertouser',
      'Withdraw history /withdrawhistory',
    ],
  ],
  ['Income', ['Profit /profit', 'Bonus /bonus', 'Team /team']],
  ['Help', ['Ticket /ticket', 'Terms /terms', 'Privacy /privacy']],
])('the items of the group %s are in order', (group, items) => {
  expect(itemsOf(group, items)).toEqual(items);
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
