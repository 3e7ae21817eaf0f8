import { bodiesOf } from './support/api';
import { rowsOf } from './support/lists';
import { expect, test } from './support/test';

test('profit stands as the total, the rows and a chart of them, on one request a page', async ({
  member: page,
}) => {
  const asked = bodiesOf(page, 'profitCalculation');
  await page.goto('/profit');
  const chart = page.getByRole('region', { name: 'Profit chart' });
  await expect(chart.locator('canvas')).toBeVisible();
  await expect(page.getByText('Daily Profit')).toBeVisible();
  for (const series of ['Gain', 'Loss', 'Total'])
    await expect(chart.getByText(series, { exact: true })).toBeVisible();
  expect(asked).toEqual([{ limit: 10, skip: 0, time: '1day' }]);

  for (const [tab, words, time] of [
    ['7 Day', 'Weekly Profit', '7day'],
    ['30 Day', 'Monthly Profit', '1month'],
    ['All', 'Overall Profit', 'overall'],
  ] as const) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    await expect(page.getByText(words)).toBeVisible();
    await expect.poll(() => asked.at(-1)).toEqual({ limit: 10, skip: 0, time });
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(chart.locator('canvas')).toBeVisible();
  }
  expect(asked).toHaveLength(4);
});

test('the chart follows the figures under the mouse, and the page in view', async ({ member: page }) => {
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
  await page.goto('/profit');
  // The headline is the server's figure, not the sum of the rows in view.
  await expect(page.getByText('$7.77', { exact: true })).toBeVisible();
  const over = page.locator('.u-over');
  await expect(over).toBeVisible();
  const { width = 0, height = 0 } = (await over.boundingBox()) ?? {};
  await over.hover({ position: { x: width * 0.8, y: height / 2 } });
  // 0.1 + 0.2 without the dust of floats; the row that cannot be read is left out.
  const legend = page.locator('.u-legend');
  await expect(legend).toContainText('26-01-03');
  await expect(legend).toContainText('0.3000');
});

test.describe('when the chart cannot be loaded', () => {
  test.use({ expected: [/Failed to load resource/] });
  test('the table stands, and the place of the chart says so', async ({ member: page }) => {
    await page.route(/assets\/ProfitChart-.*\.js$/, (route) => route.abort());
    await page.goto('/profit');
    await expect(page.getByText('The chart could not be loaded.')).toBeVisible();
    await expect(rowsOf(page.getByRole('region', { name: 'Profit', exact: true })).first()).toBeVisible();
  });
});
