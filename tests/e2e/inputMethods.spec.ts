// Tests that keys which belong to an input method do nothing else while a text is composed.
import type { Page } from '@playwright/test';
import { bodiesOf } from './support/api';
import { expect, test } from './support/test';

/** Composes a text in the focused field, as an input method does, without ending the composition. */
async function compose(page: Page, text: string) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Input.imeSetComposition', {
    text,
    selectionStart: text.length,
    selectionEnd: text.length,
  });
  return {
    /** Ends the composition with the chosen candidate. */
    choose: (candidate: string) => browser.send('Input.insertText', { text: candidate }),
  };
}

/** Sends an Enter key that only has the key code of input methods, as Safari does. */
const pressProcessedEnter = (page: Page) =>
  page.locator(':focus').evaluate((element) => {
    const enter = { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true };
    element.dispatchEvent(new KeyboardEvent('keydown', enter));
  });

test.describe('input methods', { tag: ['@log-in', '@codes'] }, () => {
  test('Enter that chooses a candidate submits no form', async ({ page }) => {
    const sent = bodiesOf(page, 'signIn');
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
    const password = page.getByLabel('Password', { exact: true });
    await password.focus();
    const { choose } = await compose(page, 'ひみつ');
    await page.keyboard.press('Enter');
    await pressProcessedEnter(page);
    await choose('秘密');
    await expect(password).toHaveValue('秘密');
    await expect(page.getByText('Please enter the details')).toHaveCount(0);
    // The next Enter submits.
    await page.keyboard.press('Enter');
    await expect(page.getByText('Please enter the details').first()).toBeVisible();
    expect(sent).toEqual([]);
  });
});

test.describe('input methods of members', { tag: ['@lists', '@keyboard', '@tickets'] }, () => {
  test('Enter that chooses a candidate applies no search and writes no line, and Escape closes no palette', async ({
    member: page,
  }) => {
    await page.goto('/activity');
    const search = page.getByRole('searchbox').first();
    await search.focus();
    const searched = await compose(page, 'あ');
    await page.keyboard.press('Enter');
    await pressProcessedEnter(page);
    await expect(page).toHaveURL('/activity');
    await searched.choose('');

    await page.keyboard.press('Control+k');
    const palette = page.getByRole('combobox', { name: 'Command palette' });
    await expect(palette).toBeFocused();
    const found = await compose(page, 'pro');
    await expect(page.getByRole('option').first()).toHaveText('Profit');
    await page.keyboard.press('Enter');
    await pressProcessedEnter(page);
    await page.keyboard.press('Escape');
    await expect(palette).toBeFocused();
    await expect(page).toHaveURL('/activity');
    await found.choose('profit');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/profit');

    await page.goto('/ticket');
    const message = page.getByLabel('Message');
    await message.focus();
    const { choose } = await compose(page, 'たすけて');
    await page.keyboard.press('Enter');
    await choose('助けて');
    await expect(message).toHaveValue('助けて');
  });
});
