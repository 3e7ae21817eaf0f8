import { ask, bodiesOf } from './support/api';
import { newMember, sessionOf } from './support/members';
import { codeFor, expect, test } from './support/test';
import { expectToast } from './support/toasts';

test('a visitor joins by a referral link, confirms the code, and signs in', async ({ page, request }) => {
  const email = `joined-${Date.now()}@example.test`;
  const signUps = bodiesOf(page, 'signUp');
  const verified = bodiesOf(page, 'verify');
  const signIns = bodiesOf(page, 'signIn');
  const confirmed = bodiesOf(page, 'verifySignIn');
  await page.goto('/signup?sponserId=WH100000');
  await expect(page.getByLabel('Sponsor code')).toHaveValue('WH100000');
  await page.getByLabel('Name').fill('Joan Joined');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill('5550100123');
  await page.getByLabel('Password', { exact: true }).fill('Joined-1234');
  await page.getByLabel('Confirm password').fill('Joined-1234');
  await page.getByRole('button', { name: 'Sign up' }).click();

  await expect(page).toHaveURL('/Verfication');
  // The e-mail travels on in the history entry; a password or a code would outlive the form there.
  const entry = () => page.evaluate(() => JSON.stringify(history.state));
  expect(await entry()).toContain(email);
  expect(await entry()).not.toContain('Joined-1234');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  expect(signUps).toEqual([
    {
      email,
      password: 'Joined-1234',
      phoneNumber: '5550100123',
      name: 'Joan Joined',
      sponserId: 'WH100000',
      traderId: 'WH12H',
    },
  ]);
  const otp = await codeFor(request, email);
  await expect(page.getByRole('textbox', { name: 'Digit 1 of 6' })).toBeFocused();
  await page.keyboard.type(otp);
  await page.getByRole('button', { name: 'Submit' }).click();

  await expect(page).toHaveURL('/pop');
  expect(await entry()).not.toContain(otp);
  expect(verified).toEqual([{ email, otp }]);
  await page.getByRole('link', { name: 'Login' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Joined-1234');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('textbox', { name: 'Digit 1 of 6' })).toBeFocused();
  const loginCode = await codeFor(request, email);
  await page.keyboard.type(loginCode);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner')).toContainText('Joan Joined');
  expect(signIns).toEqual([{ email, password: 'Joined-1234' }]);
  expect(confirmed).toEqual([{ email, otp: loginCode }]);

  // What became of it behind the portal.
  const session = await sessionOf(request, { email, password: 'Joined-1234' });
  const { data } = await ask<{ data: { user: object } }>(request, session, 'dashboard');
  expect(data.user).toMatchObject({
    email,
    name: 'Joan Joined',
    sponserId: 'WH100000',
    phoneNumber: '5550100123',
    isVerified: true,
  });
});

test('sign-up says what is wrong in the promised order, and keeps what was typed', async ({ page }) => {
  const signUps = bodiesOf(page, 'signUp');
  await page.goto('/signup');
  const button = page.getByRole('button', { name: 'Sign up' });
  await page.getByLabel('Password', { exact: true }).fill('one');
  await page.getByLabel('Confirm password').fill('two');
  await button.click();
  await expectToast(page, 'Password and confirm password do not match');
  await expect(page.getByLabel('Confirm password')).toHaveAccessibleDescription(
    'Password and confirm password do not match',
  );
  await page.getByLabel('Confirm password').fill('one');
  await button.click();
  await expectToast(page, 'Please enter the details');
  for (const label of ['Sponsor code', 'Name', 'Email', 'Phone']) {
    await expect(page.getByLabel(label)).toHaveAccessibleDescription('Please enter the details');
    await page.getByLabel(label).fill('abc');
  }
  await button.click();
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(
    'Phone number should be exactly 10 digits',
  );
  expect(signUps).toEqual([]);

  await page.getByLabel('Phone').fill('5550100123');
  await page.getByLabel('Email').fill('abc@example.test');
  await button.click();
  await expectToast(page, 'No member has this sponsor code');
  await expect(page.getByLabel('Name')).toHaveValue('abc');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('one');
});

test('a forgotten password is replaced by the code from the mailbox', async ({ page, request }) => {
  const { email, password } = await newMember(request);
  const resends = bodiesOf(page, 'resendOtp');
  const resets = bodiesOf(page, 'forgotePassword');
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot Password?' }).click();
  await page.getByRole('button', { name: 'Resend OTP' }).click();
  await expectToast(page, 'Please enter the details');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Resend OTP' }).click();

  await expect(page).toHaveURL('/Forget');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Email')).not.toBeEditable();
  expect(resends).toEqual([{ email, type: 'Forgetotp' }]);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByLabel('OTP')).toHaveAccessibleDescription('Please enter the details');

  const otp = await codeFor(request, email);
  await page.getByLabel('OTP').fill(otp);
  await page.getByLabel('Password', { exact: true }).fill('Newer-1234');
  await page.getByLabel('Confirm password').fill('Newer-1235');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Newer-1234');
  await page.getByLabel('Confirm password').fill('Newer-1234');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/');
  // Both went: that they match is the server's to say.
  expect(resets).toEqual([
    { email, password: 'Newer-1234', otp, confirmpassword: 'Newer-1235' },
    { email, password: 'Newer-1234', otp, confirmpassword: 'Newer-1234' },
  ]);

  const signIn = async (secret: string) =>
    (await (await request.post('/api/user/signIn', { data: { email, password: secret } })).json()) as {
      success: boolean;
    };
  expect((await signIn(password)).success).toBe(false);
  expect((await signIn('Newer-1234')).success).toBe(true);
});

test('the code form of /Pageotp asks for the e-mail that nobody passed on', async ({ page, request }) => {
  const email = `pageotp-${Date.now()}@example.test`;
  await request.post('/api/user/signUp', {
    data: {
      email,
      password: 'Paged-1234',
      phoneNumber: '5550100124',
      name: 'Paige',
      sponserId: 'WH100000',
      traderId: 'WH12H',
    },
  });
  await page.goto('/Pageotp');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).fill(await codeFor(request, email));
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/pop');
});
