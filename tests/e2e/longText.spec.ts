import type { Page } from '@playwright/test';
import { horizontalOverflow } from './support/horizontalOverflow';
import { setWidth } from './support/lists';
import { expect, test } from './support/test';
import { keepToasts } from './support/toasts';
import { visit } from './support/visit';
import { PHONE } from './support/windows';

/** Matches numbers, dates, URLs and ids, which are not replaced. */
const NOT_TEXT = /^-?\d|^\d{4}-|^https?:|^[0-9a-f]{24,}$/;

/** Returns a response with every plain text replaced by `text`, except its message. */
function lengthen(value: unknown, text: string): unknown {
  if (typeof value === 'string') return NOT_TEXT.test(value) ? value : text;
  if (Array.isArray(value)) return value.map((item) => lengthen(item, text));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'message' && 'success' in value ? inner : lengthen(inner, text),
    ]),
  );
}

/** Replaces every plain text in every API response with `text`. */
const fillTexts = (page: Page, text: string) =>
  page.route(/\/api\/user\//, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response: response, json: lengthen(await response.json(), text) });
  });

/** One route for each kind of screen: panels, a form above a list, masked keys, cards. */
const routes = ['/dashboard', '/ticket', '/bindapi', '/openspotposition'];

test.describe('long texts', { tag: ['@lists', '@errors'] }, () => {
  test('texts of 3,000 characters without a space do not widen the page', async ({ member: page }) => {
    // This test opens many screens, so it needs a longer time limit.
    test.slow();
    await fillTexts(page, 'W'.repeat(3000));
    await page.goto('/success');
    for (const route of routes) {
      await visit(page, route);
      await expect(page.getByText('WWWW').first()).toBeAttached();
      for (const width of [360, 1440]) {
        await setWidth(page, width);
        expect(await horizontalOverflow(page), route).toEqual([]);
      }
    }
  });

  test.describe('phone', () => {
    test.use({ viewport: PHONE, expected: [/status of 400|^400 /] });

    test('a server error of 3,000 characters fits the window as a toast and is shown in full on demand', async ({
      member: page,
    }) => {
      const message = 'W'.repeat(3000);
      await keepToasts(page);
      await page.goto('/wallet');
      await page.route(/\/api\/user\//, (route) =>
        route.fulfill({ json: { success: false, message: message } }),
      );
      await page.getByRole('link', { name: 'Page 2' }).first().click();
      const toast = page.locator('.ant-message-notice').first();
      await expect(toast).toContainText('WWWW');
      const box = await toast.boundingBox();
      expect(box?.x ?? -1).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
      expect(box?.height ?? 0).toBeLessThan(400);
      await toast.getByRole('button', { name: 'Show all' }).click();
      await expect(page.getByRole('dialog').getByRole('region')).toHaveText(message);
      // The dialog replaces the toast.
      await expect(page.locator('.ant-message-notice')).toHaveCount(0);
      await expect(page.getByRole('dialog')).toBeVisible();
    });
  });
});
