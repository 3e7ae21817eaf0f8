import { paletteOf } from '../../src/app/theme';
import { bodiesOf, dollars } from './support/api';
import { valueOf } from './support/descriptions';
import { firstProfitPages } from './support/firstProfitPages';
import { trackIdle } from './support/idle';
import { setWidth } from './support/lists';
import { expect, test } from './support/test';

/** Converts a colour such as '#4f4bc4' to 'rgb(79, 75, 196)', as `getComputedStyle` returns it. */
const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

test.describe('profit', { tag: '@profit' }, () => {
  test('each period shows its total, its rows and a chart of all rows, and requests each further page once', async ({
    member: page,
  }) => {
    const idle = trackIdle(page);
    const bodies = bodiesOf(page, 'profitCalculation') as { skip: number; time: string }[];
    const firstPages = firstProfitPages(page);
    const trades = bodiesOf(page, 'trades');
    // In a window of this height, neither the results per pair nor the rows are in view.
    await page.setViewportSize({ width: 900, height: 320 });
    await page.goto('/profit');
    const chart = page.getByRole('region', { name: 'Profit chart' });
    await expect(chart.locator('canvas')).toBeVisible();
    await expect(page.getByText('Daily Profit')).toBeVisible();
    expect(bodies[0]).toEqual({ limit: 10, skip: 0, time: '1day' });

    await test.step('results per pair request the trades once they are scrolled into view', async () => {
      const pairs = page.getByRole('region', { name: 'Results per pair' });
      await expect(pairs).toBeAttached();
      await idle();
      expect(trades).toEqual([]);
      await pairs.scrollIntoViewIfNeeded();
      await expect(
        pairs.getByText(/^All closed futures and spot trades opened since [-\d]+\./),
      ).toBeVisible();
      await expect(pairs.getByRole('rowheader').first()).toContainText(/^\w+ \(\d+\)/);
      for (const type of ['FUTURE', 'SPOT']) expect(trades).toContainEqual({ limit: 10, skip: 0, type });
    });

    await test.step('the chart is above the table, and beside the results per pair on a wide screen', async () => {
      await setWidth(page, 1440);
      const table = await page.getByRole('region', { name: 'Profit table' }).boundingBox();
      const pairs = await page.getByRole('region', { name: 'Results per pair' }).boundingBox();
      const plot = await chart.boundingBox();
      if (!table || !pairs || !plot) throw new Error('the page has no table, no pairs or no chart');
      expect(plot.y + plot.height).toBeLessThan(table.y);
      expect([plot.x + plot.width < pairs.x, plot.y]).toEqual([true, pairs.y]);
      await setWidth(page, 360);
      const pages = page.getByRole('navigation', { name: 'Pages' });
      await expect
        .poll(async () => (await pages.boundingBox())?.y)
        .toBeGreaterThan((await chart.boundingBox())?.y ?? Infinity);
      await setWidth(page, 1440);
      for (const series of ['Gain', 'Loss', 'Total'])
        await expect(chart.getByText(series, { exact: true })).toBeVisible();
    });

    for (const [tab, headline, time] of [
      ['7 Day', 'Weekly Profit', '7day'],
      ['30 Day', 'Monthly Profit', '1month'],
      ['All', 'Overall Profit', 'overall'],
    ] as const)
      await test.step(tab, async () => {
        await page.getByRole('tab', { name: tab, exact: true }).click();
        await expect(page.getByText(headline)).toBeVisible();
        await expect(chart.locator('canvas')).toBeVisible();
        // Use the response that the portal received: a second request could return different rows.
        await expect.poll(() => firstPages.get(time)).toBeDefined();
        const { count = 0, totalProfit = '' } = firstPages.get(time) ?? {};
        await expect(page.getByRole('main')).toContainText(dollars(totalProfit));
        // If the chart differed from the total, a note would appear after the last page has loaded.
        await expect(chart.locator('[aria-busy=true]')).toHaveCount(0);
        await expect(chart).not.toContainText(/adds? up to/);
        const skips = Array.from({ length: Math.ceil(count / 10) }, (_, number) => number * 10);
        const requested = bodies.filter((body) => body.time === time).map(({ skip }) => skip);
        // The first page may be requested twice: first for the comparison of another period, then for this period.
        expect([...new Set(requested)].toSorted((a, b) => a - b)).toEqual(skips);
        expect(requested.filter((skip) => skip > 0).length).toBe(skips.length - 1);
      });
  });

  test('the chart shows the values under the mouse, also as a table, and explains a total that differs', async ({
    member: page,
  }) => {
    await page.route('**/api/user/profitCalculation', (route) =>
      route.fulfill({
        json: {
          success: true,
          message: '',
          totalProfit: '7.77',
          count: 3,
          data: [
            { date: '2026-01-03T10:00:00Z', usdValue: '1', pnl: '0.2' },
            { date: '2026-01-02T10:00:00Z', usdValue: '1', pnl: 'broken' },
            { date: '2026-01-01T10:00:00Z', usdValue: '1', pnl: '0.1' },
          ],
        },
      }),
    );
    await page.goto('/profit?time=overall');
    // Shows the server's total, not the sum of the rows.
    await expect(page.getByText('$7.77', { exact: true }).first()).toBeVisible();
    await expect(
      page.getByText('The chart adds up to $0.30; the server reports $7.77. Unreadable rows left out: 1.'),
    ).toBeVisible();
    const over = page.locator('.u-over');
    await expect(over).toBeVisible();
    const slider = page.getByRole('slider', { name: 'Day' });
    await slider.focus();
    await page.keyboard.press('Home');
    await expect(slider).toHaveAttribute('aria-valuetext', '26-01-01: 0.1000, total 0.1000');
    const chart = page.getByRole('region', { name: 'Profit chart' });
    await expect(chart.getByText(/^26-01-01/)).toBeVisible();
    // The tooltip follows its point when the chart becomes narrower.
    await page.keyboard.press('End');
    await setWidth(page, 360);
    await expect(chart.getByText(/^26-01-03/)).toBeInViewport({ ratio: 1 });
    await setWidth(page, 1440);
    const { width = 0, height = 0 } = (await over.boundingBox()) ?? {};
    await over.hover({ position: { x: width * 0.9, y: height / 2 } });
    // The chart shows the exact sum of 0.1 and 0.2, and ignores the invalid row.
    await expect(chart.getByText(/^26-01-03/)).toBeVisible();
    await expect(chart.getByText('Total 0.3000')).toBeVisible();
    // Gain and loss have the colours of the theme.
    const { colorSuccess, colorError } = paletteOf('light');
    for (const [series, colour] of [
      ['Gain', colorSuccess],
      ['Loss', colorError],
    ] as const) {
      const marker = chart.getByRole('listitem').filter({ hasText: series });
      expect(await marker.evaluate((item) => getComputedStyle(item, '::before').backgroundColor)).toBe(
        rgb(colour),
      );
    }
    await chart.getByRole('button', { name: 'Show as table' }).click();
    await expect(chart.getByRole('row')).toHaveText([
      'DayProfitTotal',
      '26-01-030.20000.3000',
      '26-01-020.00000.1000',
      '26-01-010.10000.1000',
    ]);

    const results = page.getByRole('region', { name: 'Results', exact: true });
    await expect(results.getByRole('row', { name: 'Best day' })).toContainText('0.20002026-01-03');
    await expect(results.getByRole('row', { name: 'Worst day' })).toContainText('0.10002026-01-01');
    const days = page.getByRole('region', { name: 'Days' });
    await expect(days.getByRole('table', { name: 'Profit by day, 2026-01' })).toContainText('0.20');
  });

  test('the profit of the previous period is compared with the total', async ({ member: page }) => {
    const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
    const rows = [
      { date: ago(1), usdValue: '1', pnl: '3' },
      { date: ago(25), usdValue: '1', pnl: '0.7' },
      { date: ago(47), usdValue: '1', pnl: '0.6' },
      { date: ago(49), usdValue: '1', pnl: '20' },
    ];
    await page.route('**/api/user/profitCalculation', async (route) => {
      const { time } = route.request().postDataJSON() as { time: string };
      const data = time === '1day' ? rows.slice(0, 1) : rows;
      await route.fulfill({
        json: { success: true, message: '', totalProfit: '3', count: data.length, data },
      });
    });
    await page.goto('/profit');
    const list = page.getByRole('region', { name: 'Profit', exact: true });
    await expect(valueOf(list, 'Daily Profit')).toHaveText('$3.00');
    await expect(valueOf(list, 'Previous 24 hours')).toHaveText('$1.30');
    await expect(valueOf(list, 'Change')).toHaveText('$1.70');
    await page.getByRole('tab', { name: 'All', exact: true }).click();
    await expect(valueOf(list, 'Overall Profit')).toHaveText('$3.00');
    await expect(list.getByText('Change')).toHaveCount(0);
  });

  test('results per pair load the newest 300 trades, the rest on request, and count unreadable ones', async ({
    member: page,
  }) => {
    const COUNT = 320;
    await page.route('**/api/user/trades', async (route) => {
      const { limit, skip, type } = route.request().postDataJSON() as {
        limit: number;
        skip: number;
        type: string;
      };
      const total = type === 'FUTURE' ? COUNT : 0;
      const data = Array.from({ length: Math.max(0, Math.min(limit, total - skip)) }, (_, index) => ({
        _id: `trade-${skip + index}`,
        symbol: 'BTCUSDT',
        profitLoss: skip + index === COUNT - 1 ? 'broken' : '0.5',
        closeStatus: true,
      }));
      await route.fulfill({ json: { success: true, data, count: total } });
    });
    await page.goto('/profit?time=overall');
    const pairs = page.getByRole('region', { name: 'Results per pair' });
    await pairs.scrollIntoViewIfNeeded();
    await expect(
      pairs.getByText('Closed futures and spot trades, among the newest 300 of 320 trades.'),
    ).toBeVisible();
    await expect(valueOf(pairs, 'BTCUSDT (300)')).toHaveText('150.0000');
    await pairs.getByRole('button', { name: 'Load all trades' }).focus();
    await page.keyboard.press('Enter');
    const note = pairs.getByText('All closed futures and spot trades. Unreadable trades left out: 1.');
    await expect(note).toBeVisible();
    // The button is gone, so the focus moves to the note.
    await expect(note).toBeFocused();
    await expect(valueOf(pairs, 'BTCUSDT (319)')).toHaveText('159.5000');
  });
});
