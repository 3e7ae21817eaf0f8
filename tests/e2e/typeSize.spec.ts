import { chromiumFlags, findChromium } from '../../scripts/chromium';
import { demoToken } from './support/api';
import { crowdedTexts } from './support/crowdedTexts';
import { filledRoute } from './support/filledRoute';
import { horizontalOverflow } from './support/horizontalOverflow';
import { publicRoutes, screens } from './support/routes';
import { expect, test } from './support/test';
import { visit } from './support/visit';
import { DESKTOP, PHONE } from './support/windows';

/** A public page, forms, panels, a list and a chart. Every screen has the largest size, on a phone. */
const SAMPLE = ['/', '/login', '/Pageotp', '/dashboard', '/tranctattion', '/mithdraw', '/profit'];

for (const { setting, viewport, rem, only } of [
  { setting: 'defaultFontSize=24', viewport: DESKTOP, rem: 24, only: SAMPLE },
  { setting: 'defaultFontSize=32', viewport: PHONE, rem: 32 },
  // Body text of 0.875 rem has the minimum size.
  {
    setting: 'minimumFontSize=20',
    viewport: PHONE,
    rem: 20 / 0.875,
    only: SAMPLE,
  },
])
  test(
    `with the browser setting ${setting}, ${only ? 'a sample of screens' : 'every screen'} of ${viewport.width} px has room for its texts`,
    { tag: '@type-size' },
    async ({ playwright, baseURL, request }) => {
      const executablePath = findChromium();
      const browser = await playwright.chromium.launch({
        args: [...chromiumFlags, `--blink-settings=${setting}`],
        ...(executablePath && { executablePath }),
      });
      const problems: string[] = [];
      for (const [token, routes] of [
        ['', publicRoutes],
        [demoToken(), screens],
      ] as const) {
        const context = await browser.newContext({
          ...(baseURL !== undefined && { baseURL }),
          viewport,
          reducedMotion: 'reduce',
        });
        const page = await context.newPage();
        await page.goto('/terms');
        if (token) {
          await page.evaluate((value) => localStorage.setItem('token', value), token);
          await page.goto('/success');
        }
        for (const route of routes.filter((one) => only?.includes(one) ?? true)) {
          const url = await filledRoute(route, request);
          await (token ? visit(page, url) : page.goto(url));
          await expect(page.locator('h1').first()).toBeVisible();
          await expect(page.locator('[aria-busy=true], .ant-skeleton')).toHaveCount(0);
          await expect(page.locator('html')).toHaveCSS('font-size', new RegExp(`^${Math.trunc(rem)}`));
          const found = [...(await horizontalOverflow(page)), ...(await crowdedTexts(page))];
          problems.push(...found.map((problem) => `${route}: ${problem}`));
        }
        await context.close();
      }
      await browser.close();
      expect(problems).toEqual([]);
    },
  );
