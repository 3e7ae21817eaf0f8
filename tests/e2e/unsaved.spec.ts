import { expect, test } from './support/test';

for (const [route, field, typed] of [
  ['/fundtransfer', 'Amount (USDT)', '12.50'],
  ['/mithdraw', 'Quantity (USDT)', '25'],
  ['/bindapi', 'API key', 'half-a-key'],
] as const) {
  test(`${route} asks before what was typed is lost`, async ({ member: page }) => {
    const asked: string[] = [];
    let leave = false;
    page.on('dialog', (dialog) => {
      asked.push(dialog.message());
      void (leave ? dialog.accept() : dialog.dismiss());
    });
    await page.goto(route);
    const away = page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name: 'Activity' });

    // Nothing typed, nothing asked.
    await away.click();
    await expect(page).toHaveURL('/activity');
    expect(asked).toEqual([]);

    await page.goto(route);
    await page.getByLabel(field, { exact: true }).fill(typed);
    await away.click();
    await expect.poll(() => asked).toEqual(['What you typed here is not sent yet. Leave this screen?']);
    await expect(page).toHaveURL(route);
    await expect(page.getByLabel(field, { exact: true })).toHaveValue(typed);

    leave = true;
    await away.click();
    await expect(page).toHaveURL('/activity');
  });
}
