import { trackIdle } from './support/idle';
import { rowsOf } from './support/lists';
import { expect, test } from './support/test';

test(
  'amounts and dates stay on one line at 1280 × 720',
  { tag: ['@lists', '@dashboard'] },
  async ({ member: page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    const settled = trackIdle(page);
    // Without the video, whose request doesn't end.
    await page.route(/\.(webm|mp4)$/, (route) => route.fulfill({ status: 204 }));
    for (const route of [
      ...['/dashboard', '/tranctattion?totals=1', '/open_position?totals=1', '/openspotposition', '/profit'],
      ...['/deposit', '/withdrawhistory', '/depositpage', '/mithdraw', '/marketdata', '/bonus'],
    ]) {
      await page.goto(route);
      await settled();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      const broken = await page
        .locator('#content')
        .evaluate((content) =>
          [...content.querySelectorAll('[class*=number], time')]
            .filter(
              (value) =>
                new Set(Array.from(value.getClientRects(), ({ bottom }) => Math.round(bottom))).size > 1,
            )
            .map((value) => value.textContent),
        );
      expect(broken, route).toEqual([]);
    }
  },
);

test('a row that the pointer is on has one background', { tag: '@lists' }, async ({ member: page }) => {
  // So narrow that the table scrolls and its outer columns are sticky.
  await page.setViewportSize({ width: 1024, height: 720 });
  await page.goto('/openspotposition');
  const row = rowsOf(page.locator('#content')).first();
  await row.hover();
  const backgrounds = () =>
    row.evaluate((element) => [
      ...new Set([...element.children].map((cell) => getComputedStyle(cell).backgroundColor)),
    ]);
  await expect.poll(async () => (await backgrounds()).length).toBe(1);
});
