import { expect, test } from './support/test';

test.describe('/Verfications', { tag: ['@codes', '@log-in'] }, () => {
  test('a code and its button are in view in a window of 360 × 400', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 400 });
    for (const route of ['/Verfications', '/Verfication', '/Pageotp', '/Forget'])
      await test.step(route, async () => {
        await page.goto(route);
        const submit = page.getByRole('button', { name: 'Submit' });
        await expect(submit).toBeEnabled();
        const code = page.locator('input[autocomplete=one-time-code]');
        await code.focus();
        for (const control of [code, submit]) await expect(control).toBeInViewport({ ratio: 1 });
      });
  });
});
