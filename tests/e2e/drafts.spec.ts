import type { APIRequestContext, Page } from '@playwright/test';
import { newMember, sessionOf, type NewMember } from './support/members';
import { choose } from './support/select';
import { codeFor, expect, test } from './support/test';
import { expectToast } from './support/toasts';

const ADDRESS = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

async function signIn(page: Page, request: APIRequestContext, { email, password }: NewMember) {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/Verfications');
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).focus();
  await page.keyboard.type(await codeFor(request, email));
}

/** Opens a screen with the session of a new member. */
async function openAs(page: Page, request: APIRequestContext, member: NewMember, url: string) {
  const token = await sessionOf(request, member);
  await page.goto('/pop');
  await page.evaluate((stored) => localStorage.setItem('token', stored), token);
  await page.goto(url);
}

const unauthorized = { json: { success: false, message: 'Unauthorized!' } };

test.describe('typed text', { tag: ['@states', '@tickets'] }, () => {
  test('a ticket comes back after the session ended, for the same member only', async ({ page, request }) => {
    const member = await newMember(request);
    const message = page.getByLabel('Message', { exact: true });
    await openAs(page, request, member, '/ticket');
    await choose(page, 'Topic', 'Other');
    await message.fill('Where is my deposit?');
    await page.route('**/api/user/addTicket', (route) => route.fulfill(unauthorized));
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page).toHaveURL('/login');
    await expectToast(page, 'Unauthorized!');
    await expect(page.getByText('Your session ended. Nothing was sent.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Your session ended. Nothing was sent.')).toBeVisible();

    await test.step('another member sees an empty form', async () => {
      await signIn(page, request, await newMember(request));
      await expect(page).toHaveURL('/ticket');
      await expect(page.getByRole('main')).toContainText('Data Not Found');
      await expect(message).toHaveValue('');
      await page.evaluate(() => localStorage.removeItem('token'));
      await page.reload();
    });
    await signIn(page, request, member);
    await expect(page).toHaveURL('/ticket');
    await expect(message).toHaveValue('Where is my deposit?');
    await expect(page.getByRole('main')).toContainText('Other');

    await page.unroute('**/api/user/addTicket');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(message).toHaveValue('');
    await page.reload();
    await expect(page.getByRole('cell', { name: 'Where is my deposit?' })).toBeVisible();
    await expect(message).toHaveValue('');
  });

  test('the bar of an ended session leads to the log-in without a question', async ({ page, request }) => {
    // A background request ends the session.
    await page.route('**/api/user/deposit', (route) => route.fulfill(unauthorized));
    await openAs(page, request, await newMember(request), '/profile');
    await page.getByLabel('Phone number').fill('5550100777');
    await page.getByRole('button', { name: 'Sign in again' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Your session ended. Nothing was sent.')).toBeVisible();
  });
});

test(
  'a withdrawal and the wait for a code survive a reload',
  { tag: '@withdraw' },
  async ({ member: page }) => {
    const wait = page.getByRole('button', { name: /^Get OTP in \d+ s$/ });
    await page.route('**/api/user/withrawOtp', (route) =>
      route.fulfill({ json: { success: true, message: 'Sent' } }),
    );
    await page.goto('/mithdraw');
    await choose(page, 'Withdraw to', 'Address');
    await page.getByLabel('Wallet address').fill(ADDRESS);
    await page.getByLabel('Quantity (USDT)').fill('12.5');
    await page.getByRole('button', { name: 'Get OTP' }).click();
    await expect(wait).toBeDisabled();
    await page.getByLabel('OTP', { exact: true }).fill('123456');
    await page.reload();
    await expect(page.getByLabel('Wallet address')).toHaveValue(ADDRESS);
    await expect(page.getByLabel('Quantity (USDT)')).toHaveValue('12.5');
    await expect(page.getByLabel('OTP', { exact: true })).toHaveValue('');
    await expect(wait).toBeDisabled();
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('123456');
  },
);
