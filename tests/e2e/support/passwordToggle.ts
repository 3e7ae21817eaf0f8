import { expect, type Page } from '@playwright/test';

/** Shows and hides the password of a form, with the mouse or the keyboard, and leaves it hidden. */
export async function expectPasswordToggle(page: Page, by: 'mouse' | 'keys' = 'mouse'): Promise<void> {
  const password = page.getByLabel('Password', { exact: true });
  const press = async (name: string) => {
    const toggle = page.getByRole('button', { name }).first();
    if (by === 'mouse') return toggle.click();
    await expect(toggle).toBeFocused();
    return page.keyboard.press('Enter');
  };
  await expect(password).toHaveAttribute('type', 'password');
  if (by === 'keys') {
    await password.focus();
    await page.keyboard.press('Tab');
  }
  await press('Show');
  await expect(password).toHaveAttribute('type', 'text');
  await press('Hide');
  await expect(password).toHaveAttribute('type', 'password');
}
