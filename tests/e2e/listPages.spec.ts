import { readyRows, rowsOf } from './support/lists';
import { expect, test } from './support/test';

/** Every screen whose content is a list, with the name of that list. */
const screens = [
  ['/activity', 'Activity'],
  ['/tranctattion', 'Transactions'],
  ['/usertouser', 'User to user'],
  ['/wallet', 'Fuel wallet'],
  ['/bonus', 'Level Income'],
  ['/dashBonus', 'Level Income'],
  ['/club', 'Rewards Bonus'],
  ['/layalty', 'Royalty Bonus'],
  ['/team', 'Team'],
  ['/direct', 'Direct Team'],
  ['/level/1', 'Level members'],
  ['/withdrawhistory', 'Withdraw history'],
  ['/open_position', 'Futures trades'],
  ['/open_position?tab=orders', 'Futures orders'],
  ['/close_position', 'Futures trades'],
  ['/openspotposition', 'Spot trades'],
  ['/closespotposition', 'Spot orders'],
  ['/closespotposition?tab=trades', 'Spot trades'],
  ['/marketdata', 'Market'],
  ['/profit', 'Profit'],
  ['/profit?time=7day', 'Profit'],
  ['/profit?time=1month', 'Profit'],
  ['/profit?time=overall', 'Profit'],
  ['/dashboard', 'Winners'],
  ['/deposit', 'Deposit history'],
  ['/depositpage', 'Activations'],
  ['/ticket', 'Your tickets'],
] as const;

/** Those that are one list and nothing else, or a list under figures of its own. */
const alone: readonly (typeof screens)[number][0][] = [
  '/activity',
  '/bonus',
  '/close_position',
  '/closespotposition',
  '/direct',
  '/level/1',
  '/marketdata',
  '/open_position',
  '/open_position?tab=orders',
  '/openspotposition',
  '/team',
  '/tranctattion',
  '/usertouser',
  '/wallet',
  '/withdrawhistory',
];

const sameRows = (texts: string[]) => texts.map((text) => text.replace(/\s+/g, ' '));

for (const [address, name] of screens) {
  test(`${address} pages through ${name}`, async ({ member: page }) => {
    await page.goto(address);
    const list = page.getByRole('region', { name, exact: true });
    const rows = rowsOf(list);
    const ready = readyRows(list);
    const pager = list.getByRole('navigation', { name: 'Pages' });

    await expect(ready).toBeVisible();
    await expect(rows).toHaveCount(10);
    if (alone.includes(address)) {
      // Ten rows and the pages stand without scrolling at 1440 by 900.
      const { y, height } = (await pager.boundingBox()) ?? { y: Infinity, height: 0 };
      expect(y + height).toBeLessThanOrEqual(900);
    }
    // No size changer, no quick jump (product.md: Lists).
    await expect(pager.locator('select, input, [role=combobox]')).toHaveCount(0);
    const first = sameRows(await rows.allTextContents());

    await pager.getByRole('link', { name: 'Next page' }).click();
    await expect(pager).toContainText(/^11–/);
    await expect(ready).toBeVisible();
    expect(new URL(page.url()).searchParams.get('page')).toBe('2');
    const second = sameRows(await rows.allTextContents());
    expect(second).not.toEqual(first);

    await page.reload();
    await expect(ready).toBeVisible();
    expect(sameRows(await rows.allTextContents())).toEqual(second);

    await page.goBack();
    await expect(pager).toContainText(/^1–10 /);
    await expect(ready).toBeVisible();
    expect(sameRows(await rows.allTextContents())).toEqual(first);
    await expect(list).not.toContainText(/undefined|NaN|\[object/);
  });
}
