import type { Page } from '@playwright/test';
import { newMember, sessionOf } from './support/members';
import { choose } from './support/select';
import { expect, test } from './support/test';

const ALICE = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

/** Stores a token in this browser, and opens a withdrawal to a wallet address. */
async function withdrawAs(page: Page, token: string) {
  await page.goto('/terms');
  await page.evaluate((stored) => localStorage.setItem('token', stored), token);
  await page.goto('/mithdraw');
  await choose(page, 'Withdraw to', 'Address');
  await expect(page.getByRole('button', { name: 'Address book' })).toBeVisible();
}

async function logOut(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('dialog', { name: 'Confirmation' }).getByRole('button', { name: 'Logout' }).click();
  // The browser asks whether to discard the form, and the test accepts.
  await expect(page).toHaveURL('/Login');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
}

test.describe('address book', { tag: '@withdraw' }, () => {
  test('saved names are kept after log-out, belong to one member and can be deleted', async ({
    page,
    request,
  }) => {
    const alice = await newMember(request);
    page.on('dialog', (dialog) => void dialog.accept());
    const address = page.getByLabel('Wallet address');
    const book = page.getByRole('dialog', { name: 'Address book' });
    const noNames = book.getByText(/^No names yet/);

    await withdrawAs(page, await sessionOf(request, alice));
    await expect(page.getByText('saved in this browser only')).toBeVisible();
    await address.fill(ALICE);
    await page.getByRole('button', { name: 'Address book' }).click();
    await book.getByLabel('Name for the address in the form').fill('Alice’s ledger');
    await book.getByRole('button', { name: 'Save name' }).click();
    await expect(book.getByRole('listitem')).toContainText('Alice’s ledger');
    await expect(book.getByRole('listitem').getByLabel(ALICE)).toHaveText(ALICE);
    await book.getByRole('button', { name: 'Close' }).last().click();
    await expect(book).toHaveCount(0);
    await logOut(page);

    // Another member in the same browser has no names.
    await withdrawAs(page, await sessionOf(request, await newMember(request)));
    await page.getByRole('button', { name: 'Address book' }).click();
    await expect(noNames).toBeVisible();
    await book.getByRole('button', { name: 'Close' }).last().click();
    await expect(book).toHaveCount(0);
    await logOut(page);

    await withdrawAs(page, await sessionOf(request, alice));
    await expect(address).toHaveValue('');
    await page.getByRole('button', { name: 'Address book' }).click();
    await book.getByRole('listitem').getByRole('button', { name: 'Alice’s ledger' }).first().click();
    await expect(book).toHaveCount(0);
    await expect(address).toHaveValue(ALICE);
    await expect(address).toBeFocused();
    await page.getByRole('button', { name: 'Address book' }).click();
    await book.getByRole('button', { name: 'Forget all' }).click();
    await page
      .getByRole('dialog', { name: 'Forget all names?' })
      .getByRole('button', { name: 'Forget all' })
      .click();
    await expect(book.getByRole('listitem')).toHaveCount(0);
    await page.reload();
    // The reload keeps the typed address, which the book would offer to name.
    await expect(address).toHaveValue(ALICE);
    await address.fill('');
    await page.getByRole('button', { name: 'Address book' }).click();
    await expect(noNames).toBeVisible();
  });
});
