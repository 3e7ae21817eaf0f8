import type Big from 'big.js';
import { formatDecimal, sumDecimals } from '../../src/core/money';
import { callApi, demoToken, dollars } from './support/api';
import { clippedLongFigures } from './support/clippedFigures';
import { glanceOf, type Dashboard } from './support/dashboard';
import { linesOf, valueOf } from './support/descriptions';
import { withFigures } from './support/figures';
import { firstProfitPages } from './support/firstProfitPages';
import { setWidth } from './support/lists';
import { expect, test } from './support/test';

test.describe('figures of the dashboard', { tag: '@dashboard' }, () => {
  test('each figure is shown in full under its own label, and the main ones without scrolling', async ({
    member: page,
  }) => {
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
    const balances = page.getByRole('region', { name: 'Balances' });
    // The parts and what the server doesn't explain add up to the balance.
    expect(await linesOf(balances)).toEqual([
      'Fuel Wallet $1,003.50',
      'Deposit balance $1,005.13',
      'Available bonus $1,004.00',
      'Other -$2,011.13',
      'Balance $1,001.50',
    ]);
    const bonus = page.getByRole('region', { name: 'Available bonus' });
    expect(await linesOf(bonus)).toEqual([
      'Direct team bonus $7.50',
      'Club bonus $8.50',
      'Royalty bonus $9.75',
      'Total bonus $25.75',
      'Withdrawn to address $12.50',
      'Withdrawn to Fuel Wallet $13.75',
      'Total withdraw $26.25',
      'Other $1,004.50',
      'Available bonus $1,004.00',
    ]);

    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    for (const [width, height, within] of [
      [1440, 900, 500],
      // In a phone-sized window, the figures must end above the tab bar.
      [360, 740, 680],
    ] as const)
      await test.step(`${width} px`, async () => {
        await setWidth(page, width, height);
        // Money moves from the first screen, below the balances.
        for (const name of ['Deposit', 'Withdraw', 'Transfer'])
          await expect(glanceOf(page).getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 });
        for (const [label, figure] of [
          ['Fuel Wallet', '$1,003.50'],
          ['Available bonus', '$1,004.00'],
          ['Last 24 hours profit', '$6.50'],
          ['Exchange balance', '$1,002.25'],
        ] as const) {
          const value = valueOf(glanceOf(page), label);
          await expect(value).toContainText(figure);
          const box = await value.boundingBox();
          expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThanOrEqual(within);
        }
      });
    // Check this last, because `clippedLongFigures` replaces the figures on the page with longer figures.
    for (const width of [360, 1440]) {
      await setWidth(page, width);
      expect(await clippedLongFigures(page)).toEqual([]);
    }
  });

  test('the calculated totals, the change and the profit of a period lead to the rows that give them', async ({
    member: page,
    request,
  }) => {
    const { data } = await callApi<Dashboard>(request, demoToken(), 'dashboard');
    const exact = (...keys: string[]) => formatDecimal(sumDecimals(keys.map((key) => data[key])) as Big, 2);
    for (const [part, label, total, figure] of [
      ['At a glance', 'Total balance', 'Net', exact('mainBalance', 'depositBalance', 'incomeBalance')],
      ['Available bonus', 'Total bonus', 'In', exact('directTeamBonus', 'clubBonus', 'loyalityBonus')],
      ['Available bonus', 'Total withdraw', 'Net', `-${exact('withrawRecords', 'fuelWithraw')}`],
    ] as const)
      await test.step(label, async () => {
        await page.goto('/dashboard');
        const region = page.getByRole('region', { name: part, exact: true });
        await valueOf(region, label).getByRole('link').first().click();
        await expect(valueOf(page, total)).toContainText(figure);
      });

    await test.step('change in 30 days', async () => {
      await page.goto('/dashboard');
      await page.getByRole('link', { name: 'Change in 30 days' }).click();
      await expect(page.getByText('Last 30 days').first()).toBeVisible();
      await expect(valueOf(page, 'Net')).toBeVisible();
    });

    await test.step('profit of the chosen period', async () => {
      const profits = firstProfitPages(page);
      await page.goto('/dashboard');
      await page.getByRole('radiogroup', { name: 'Period of the profit' }).getByText('30 d').click();
      await valueOf(page, 'Last 30 days profit').getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profit');
      await expect.poll(() => profits.has('1month')).toBe(true);
      await expect(valueOf(page, 'Monthly Profit')).toContainText(
        dollars(profits.get('1month')?.totalProfit),
      );
    });
  });
});
