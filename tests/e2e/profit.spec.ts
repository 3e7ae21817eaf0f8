import type { Response } from '@playwright/test';
import { paletteOf } from '../../src/app/palette';
import { bodiesOf, dollars } from './support/api';
import { valueOf } from './support/descriptions';
import { trackIdle } from './support/idle';
import { rowsOf, setWidth } from './support/lists';
import { expect, test } from './support/test';

/** Returns a colour in the format of `getComputedStyle`. @param hex '#rrggbb' */
const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

interface Profit {
  readonly count: number;
  readonly totalProfit: string;
}

/** Returns a predicate for the response with the first page of a period. */
const isFirstPage = (time: string) => (response: Response) => {
  if (!response.url().endsWith('/api/user/profitCalculation')) return false;
  const body = response.request().postDataJSON() as { skip: number; time: string };
  return body.skip === 0 && body.time === time;
};

test.describe('profit', { tag: '@profit' }, () => {
  test('each period shows its total, its rows and a chart of all rows, and requests each page once', async ({
    member: page,
  }) => {
    const idle = trackIdle(page);
    const bodies = bodiesOf(page, 'profitCalculation') as { skip: number }[];
    const trades = bodiesOf(page, 'trades');
    await page.setViewportSize({ width: 1440, height: 500 });
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
      await expect(pairs.getByText('All futures and spot trades, open and closed.')).toBeVisible();
      await expect(pairs.locator('dt').first()).toContainText(/^\w+ \(\d+\)$/);
      for (const type of ['FUTURE', 'SPOT']) expect(trades).toContainEqual({ limit: 10, skip: 0, type });
    });

    await test.step('the chart is before the table, beside it or above it on a phone', async () => {
      await setWidth(page, 1440);
      const table = await page.getByRole('region', { name: 'Profit table' }).boundingBox();
      const beside = await chart.boundingBox();
      if (!table || !beside) throw new Error('the page has no table or no chart');
      expect(beside.x + beside.width).toBeLessThan(table.x);
      expect(beside.y).toBeLessThan(table.y + table.height / 2);
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
        bodies.length = 0;
        const response = page.waitForResponse(isFirstPage(time));
        await page.getByRole('tab', { name: tab, exact: true }).click();
        await expect(page.getByText(headline)).toBeVisible();
        // Uses the portal's own response: a row may leave the period before another request.
        const { count, totalProfit } = (await (await response).json()) as Profit;
        await expect(chart.locator('canvas')).toBeVisible();
        await expect(page.getByRole('main')).toContainText(dollars(totalProfit));
        // If the chart differed from the total, a note would appear after the last page has loaded.
        await expect(chart.locator('[aria-busy=true]')).toHaveCount(0);
        await expect(chart).not.toContainText(/adds? up to/);
        const skips = Array.from({ length: Math.ceil(count / 10) }, (_, number) => number * 10);
        expect(bodies.map(({ skip }) => skip).toSorted((a, b) => a - b)).toEqual(skips);
        expect(bodies[0]).toEqual({ limit: 10, skip: 0, time });
      });
  });

  test('the chart legend shows the values under the mouse and explains a total that differs', async ({
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
    await expect(page.getByText('$7.77', { exact: true })).toBeVisible();
    await expect(page.getByText('The chart adds up to $0.30. Unreadable rows left out: 1.')).toBeVisible();
    const over = page.locator('.u-over');
    await expect(over).toBeVisible();
    const slider = page.getByRole('slider', { name: 'Day' });
    await slider.focus();
    await page.keyboard.press('Home');
    await expect(slider).toHaveAttribute('aria-valuetext', '26-01-01: 0.1000, total 0.1000');
    await expect(page.locator('.u-legend')).toContainText('26-01-01');
    const { width = 0, height = 0 } = (await over.boundingBox()) ?? {};
    await over.hover({ position: { x: width * 0.9, y: height / 2 } });
    // The exact sum of 0.1 and 0.2, without the invalid row.
    const legend = page.locator('.u-legend');
    await expect(legend).toContainText('26-01-03');
    await expect(legend).toContainText('0.3000');
    // Gain and loss have the colours of the theme.
    const { colorSuccess, colorError } = paletteOf('light');
    for (const [series, colour] of [
      ['Gain', colorSuccess],
      ['Loss', colorError],
    ] as const) {
      const marker = legend.locator('tr', { hasText: series }).locator('.u-marker');
      await expect(marker).toHaveCSS('background-color', rgb(colour));
    }

    const days = page.getByRole('region', { name: 'Days' });
    await expect(valueOf(days, 'Best day, 2026-01-03')).toHaveText('$0.20');
    await expect(valueOf(days, 'Worst day, 2026-01-02')).toHaveText('$0.00');
    await expect(days.getByRole('table', { name: 'Profit by day, 2026-01' })).toContainText('0.20');
  });

  test('results per pair load the newest 300 trades, and the rest on request', async ({ member: page }) => {
    const COUNT = 320;
    await page.route('**/api/user/trades', async (route) => {
      const { limit, skip, type } = route.request().postDataJSON() as {
        limit: number;
        skip: number;
        type: string;
      };
      const total = type === 'FUTURE' ? COUNT : 0;
      const data = Array.from({ length: Math.max(0, Math.min(limit, total - skip)) }, (_, place) => ({
        _id: `trade-${skip + place}`,
        symbol: 'BTCUSDT',
        profitLoss: '0.5',
      }));
      await route.fulfill({ json: { success: true, data, count: total } });
    });
    await page.goto('/profit');
    const pairs = page.getByRole('region', { name: 'Results per pair' });
    await pairs.scrollIntoViewIfNeeded();
    await expect(pairs.getByText('The newest 300 of 320 trades, open and closed.')).toBeVisible();
    await expect(valueOf(pairs, 'BTCUSDT (300)')).toHaveText('150.0000');
    await pairs.getByRole('button', { name: 'Load all trades' }).focus();
    await page.keyboard.press('Enter');
    const note = pairs.getByText('All futures and spot trades, open and closed.');
    await expect(note).toBeVisible();
    // The button is gone, so the focus moves to the note.
    await expect(note).toBeFocused();
    await expect(valueOf(pairs, 'BTCUSDT (320)')).toHaveText('160.0000');
  });

  test.describe('when the chart throws', () => {
    test.use({ expected: [/no canvas/] });
    test('the chart panel reports the failure and draws the chart on a retry, and the page stays', async ({
      member: page,
    }) => {
      await page.addInitScript(() => {
        const { prototype } = HTMLCanvasElement;
        const original = Object.getOwnPropertyDescriptor(prototype, 'getContext') ?? {};
        prototype.getContext = () => {
          throw new Error('no canvas');
        };
        Object.assign(window, { mend: () => Object.defineProperty(prototype, 'getContext', original) });
      });
      await page.goto('/profit');
      const chart = page.getByRole('region', { name: 'Profit chart' });
      await expect(chart.getByRole('alert')).toContainText("This section couldn't be shown.");
      await expect(rowsOf(page.getByRole('region', { name: 'Profit', exact: true })).first()).toBeVisible();
      await page.evaluate('mend()');
      await chart.getByRole('button', { name: 'Try again' }).click();
      await expect(chart.locator('canvas')).toBeVisible();
    });
  });

  test.describe('when the chart cannot be loaded', () => {
    test.use({ expected: [/Failed to load resource/] });
    test('the table stays and the chart panel reports the failure', async ({ member: page }) => {
      await page.route(/assets\/ProfitChart-.*\.js$/, (route) => route.abort());
      await page.goto('/profit');
      await expect(page.getByText("The chart couldn't be loaded.")).toBeVisible();
      await expect(rowsOf(page.getByRole('region', { name: 'Profit', exact: true })).first()).toBeVisible();
    });
  });
});
