import { expect, test } from './support/test';

for (const { tag, route, field, text } of [
  { tag: '@fund-transfer', route: '/fundtransfer', field: 'Amount (USDT)', text: '12.50' },
  { tag: '@withdraw', route: '/mithdraw', field: 'Quantity (USDT)', text: '25' },
  { tag: '@exchange-keys', route: '/bindapi', field: 'API key', text: 'half-a-key' },
])
  test.describe('unsaved input', { tag }, () => {
    test(`${route} asks before it discards typed values`, async ({ member: page }) => {
      const questions: string[] = [];
      let leave = false;
      page.on('dialog', (dialog) => {
        questions.push(dialog.message());
        void (leave ? dialog.accept() : dialog.dismiss());
      });
      await page.goto(route);
      const input = page.getByLabel(field, { exact: true });
      const away = page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name: 'Activity' });

      await away.click();
      await expect(page).toHaveURL('/activity');
      expect(questions).toEqual([]);

      await page.goBack();
      await input.fill(text);
      await away.click();
      await expect.poll(() => questions).toEqual(['Discard what you entered?']);
      await expect(page).toHaveURL(route);
      await expect(input).toHaveValue(text);

      leave = true;
      await away.click();
      await expect(page).toHaveURL('/activity');
    });
  });
