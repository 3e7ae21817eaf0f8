import { expect, test } from './support/test';

test('the password toggle is reached and pressed by keys', async ({ page }) => {
  await page.goto('/login');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('Demo-1234');
  await expect(password).toHaveAttribute('type', 'password');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show what you typed' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(password).toHaveAttribute('type', 'text');
  await page.keyboard.press('Enter');
  await expect(password).toHaveAttribute('type', 'password');
  await expect(page).toHaveURL('/login');
});

test.describe('a refused code', () => {
  test.use({ expected: [/^400 |status of 400/] });
  test('is said at the boxes, and the focus stays where it was', async ({ page }) => {
    await page.goto('/Pageotp');
    await page.getByLabel('Email').fill('nobody@example.test');
    const box = (digit: number) => page.getByLabel(`Digit ${digit} of 6`);
    await box(1).focus();
    await page.keyboard.type('123456');
    await page.keyboard.press('Enter');
    const refusal = page.getByRole('alert');
    await expect(refusal).toBeVisible();
    await expect(box(6)).toBeFocused();
    await expect(box(6)).toHaveAttribute('aria-invalid', 'true');
    await expect(box(6)).toHaveAccessibleDescription((await refusal.textContent()) ?? 'a refusal');
    await expect(page.getByLabel('Email')).not.toHaveAttribute('aria-invalid', 'true');
  });
});
