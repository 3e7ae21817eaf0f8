import type { Page } from '@playwright/test';
import { goByPalette, tabTo } from './support/keys';
import { codeFor, demo, expect, test } from './support/test';

// An address has one code at a time: who signs in second takes the first one's.
test.describe.configure({ mode: 'serial' });

/** Nothing is cut off at the side, where no key but an arrow would bring it. */
async function expectNoSidewaysScroll(page: Page) {
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wider).toBeLessThanOrEqual(0);
}

const journeys = [
  { at: 'at 1440 px', use: { viewport: { width: 1440, height: 900 } } },
  // What a browser of 1440 × 900 gives a page at 200 %.
  { at: 'at 200 % zoom', use: { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 } },
];

for (const { at, use } of journeys) {
  test.describe(at, () => {
    test.use(use);
    test('a member works by keys alone: in, three lists, a filter, a withdrawal to its review, out', async ({
      page,
      request,
    }) => {
      // Any use of the mouse is somebody else's journey.
      await page.goto('/login');
      await tabTo(page, page.getByLabel('Email'));
      await page.keyboard.type(demo.email);
      await tabTo(page, page.getByLabel('Password', { exact: true }));
      await page.keyboard.type(demo.password);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/Verfications');
      await expect(page.getByLabel('Digit 1 of 6')).toBeFocused();
      await page.keyboard.type(await codeFor(request, demo.email));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/dashboard');
      await expect(page.getByRole('button', { name: /^Find a screen/ })).toBeVisible();

      for (const [words, path] of [
        ['activity', '/activity'],
        ['withdraw history', '/withdrawhistory'],
        ['transactions', '/tranctattion'],
      ] as const) {
        await goByPalette(page, words);
        await expect(page).toHaveURL(path);
        await expect(page.locator('#content')).toBeFocused();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await expect(page.locator('#content time').first()).toBeVisible();
        await expectNoSidewaysScroll(page);
      }

      const day = (await page.locator('#content time').last().innerText()).slice(0, 10);
      await tabTo(page, page.getByLabel('Date from'));
      await page.keyboard.type(day);
      await page.keyboard.press('Enter');
      const state = page.locator('#content').getByRole('status').filter({ hasText: ' of 240' });
      await expect(state).toHaveText(/^\d+ of 240 Clear$/);
      expect(new URL(page.url()).searchParams.get('from')).toBe(day);

      await goByPalette(page, 'withdraw');
      await expect(page).toHaveURL('/mithdraw');
      await tabTo(page, page.getByLabel('Quantity (USDT)'));
      await page.keyboard.type('12.50');
      await tabTo(page, page.getByLabel('OTP', { exact: true }));
      // The server alone knows a wrong one, and it is not asked here.
      await page.keyboard.type('123456');
      await page.keyboard.press('Enter');
      const review = page.getByRole('dialog', { name: 'Withdraw this amount?' });
      await expect(review).toContainText('12.50 USDT');
      await tabTo(page, review.getByRole('button', { name: 'Withdraw 12.50 USDT' }));
      await expectNoSidewaysScroll(page);
      await page.keyboard.press('Escape');
      await expect(review).toHaveCount(0);
      await expect(page.getByLabel('Quantity (USDT)')).toHaveValue('12.50');

      await goByPalette(page, 'log out');
      const sure = page.getByRole('dialog', { name: 'Confirmation' });
      await tabTo(page, sure.getByRole('button').last());
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/Login');
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    });
  });
}
