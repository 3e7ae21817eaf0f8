import { horizontalOverflow } from './support/horizontalOverflow';
import { goByPalette, tabTo } from './support/keys';
import { codeFor, demo, expect, test } from './support/test';
import { ZOOMED } from './support/windows';

// At 200 % zoom, a window of 1440 × 900 has 720 × 450 CSS pixels.
test.use({ viewport: ZOOMED, deviceScaleFactor: 2 });

test.describe('keyboard', { tag: ['@keyboard', '@log-in', '@withdraw'] }, () => {
  test('at 200 % zoom, a member signs in, opens three lists, filters one, reviews a withdrawal and logs out with the keyboard alone', async ({
    page,
    request,
  }) => {
    await page.goto('/login');
    await tabTo(page, page.getByLabel('Email'));
    await page.keyboard.type(demo.email);
    await tabTo(page, page.getByLabel('Password', { exact: true }));
    await page.keyboard.type(demo.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/Verfications');
    await expect(page.getByLabel('Digit 1 of 6')).toBeFocused();
    await page.keyboard.type(await codeFor(request, demo.email));
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('button', { name: /^Find a page/ })).toBeVisible();

    for (const [name, path] of [
      ['Activity', '/activity'],
      ['Withdraw history', '/withdrawhistory'],
      ['Transactions', '/tranctattion'],
    ] as const) {
      await goByPalette(page, name.toLowerCase());
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
      await expect(page.locator('#content')).toBeFocused();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expect(page.locator('#content time').first()).toBeVisible();
      expect(await horizontalOverflow(page)).toEqual([]);
    }

    const day = (await page.locator('#content time').last().innerText()).slice(0, 10);
    await tabTo(page, page.getByRole('button', { name: 'Filter Transactions' }));
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Filter Transactions' });
    const period = sheet.getByRole('combobox', { name: 'Period' });
    await tabTo(page, period);
    await page.keyboard.press('Enter');
    await expect(period).toHaveAttribute('aria-expanded', 'true');
    const active = page.locator('.ant-select-item-option-active').filter({ visible: true });
    await expect(active).toHaveText('Any time');
    // When a Select opens, a timer makes the chosen option active. A key pressed before that would have no effect.
    await page.evaluate(() => new Promise((done) => setTimeout(done)));
    await page.keyboard.press('ArrowUp');
    await expect(active).toHaveText('Custom');
    await page.keyboard.press('Enter');
    // The choice of Custom leads to the first date.
    await expect(sheet.getByLabel('Date from')).toBeFocused();
    await page.keyboard.type(day);
    await page.keyboard.press('Enter');
    await tabTo(page, sheet.getByRole('button', { name: /^Show \d+ transactions$/ }));
    await page.keyboard.press('Enter');
    await expect(sheet).toHaveCount(0);
    const state = page.locator('#content').getByRole('note').filter({ hasText: ' of 240' });
    await expect(state).toHaveText(/^[1-9]\d* of 240 Clear$/);
    expect(new URL(page.url()).searchParams.get('from')).toBe(day);

    await goByPalette(page, 'withdraw');
    await expect(page).toHaveURL('/mithdraw');
    await tabTo(page, page.getByLabel('Quantity (USDT)'));
    await page.keyboard.type('12.50');
    await tabTo(page, page.getByLabel('OTP', { exact: true }));
    // Type any code, because the test does not send the withdrawal.
    await page.keyboard.type('123456');
    await page.keyboard.press('Enter');
    const review = page.getByRole('dialog', { name: 'Withdraw this amount?' });
    await expect(review).toContainText('12.50 USDT');
    await tabTo(page, review.getByRole('button', { name: 'Withdraw 12.50 USDT' }));
    expect(await horizontalOverflow(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(review).toHaveCount(0);
    await expect(page.getByLabel('Quantity (USDT)')).toHaveValue('12.50');

    await goByPalette(page, 'log out');
    const confirmation = page.getByRole('dialog', { name: 'Confirmation' });
    await tabTo(page, confirmation.getByRole('button').last());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/Login');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
});
