import { callApi, bodiesOf } from './support/api';
import { newMember, sessionOf } from './support/members';
import { codeFor, demo, expect, test } from './support/test';
import { expectToast } from './support/toasts';

const missing = 'Please enter the details';

test.describe('sign-up', { tag: ['@sign-up', '@codes', '@states'] }, () => {
  test('a visitor signs up by a referral link, confirms the mailed code, logs in and reaches the dashboard', async ({
    page,
    request,
  }) => {
    const email = `joined-${Date.now()}@example.test`;
    const signUps = bodiesOf(page, 'signUp');
    const verified = bodiesOf(page, 'verify');
    const signIns = bodiesOf(page, 'signIn');
    const confirmed = bodiesOf(page, 'verifySignIn');
    await page.goto('/signup?sponserId=WH100000');
    await expect(page.getByLabel('Sponsor code')).toHaveValue('WH100000');
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByText('Enter your name')).toBeVisible();
    await page.getByLabel('Name').fill('Joan Joined');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Phone').fill('5550100123');
    await page.getByLabel('Password', { exact: true }).fill('Joined-1234');
    await page.getByLabel('Confirm password', { exact: true }).fill('Joined-1234');
    await page.getByRole('button', { name: 'Sign up' }).click();

    await expect(page).toHaveURL('/Verfication');
    // The history entry has the e-mail but no password, because browsers keep history entries after a reload.
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

    await expect(page).toHaveURL('/pop');
    expect(await entry()).not.toContain(otp);
    expect(verified).toEqual([{ email, otp }]);
    await page.getByRole('link', { name: 'Login' }).click();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await page.keyboard.type('Joined-1234');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('textbox', { name: 'Digit 1 of 6' })).toBeFocused();
    await expect(page.getByLabel('Email')).not.toBeEditable();
    const loginCode = await codeFor(request, email);
    await page.keyboard.type(loginCode);
    await expect(page.getByRole('banner')).toContainText('Joan Joined');
    expect(signIns).toEqual([{ email, password: 'Joined-1234' }]);
    expect(confirmed).toEqual([{ email, otp: loginCode }]);

    const session = await sessionOf(request, { email, password: 'Joined-1234' });
    const { data } = await callApi<{ data: { user: object } }>(request, session, 'dashboard');
    expect(data.user).toMatchObject({
      email,
      name: 'Joan Joined',
      sponserId: 'WH100000',
      phoneNumber: '5550100123',
      isVerified: true,
    });
  });
});

test.describe('password reset', { tag: ['@password-reset', '@states'] }, () => {
  test('a forgotten password is replaced with the mailed code', async ({ page, request }) => {
    const { email, password } = await newMember(request);
    const resends = bodiesOf(page, 'resendOtp');
    const resets = bodiesOf(page, 'forgotePassword');
    const submit = page.getByRole('button', { name: 'Submit' });

    await test.step('/Verfication_forget mails a code and passes the e-mail to /Forget', async () => {
      await page.goto('/login');
      await page.getByRole('link', { name: 'Forgot Password?' }).click();
      await page.getByRole('button', { name: 'Resend OTP' }).click();
      await expectToast(page, missing);
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: 'Resend OTP' }).click();
      await expect(page).toHaveURL('/Forget');
      await expect(page.getByLabel('Email')).toHaveValue(email);
      await expect(page.getByLabel('Email')).not.toBeEditable();
      expect(resends).toEqual([{ email, type: 'Forgetotp' }]);
      await page.getByRole('link', { name: 'Login' }).click();
      await expect(page.getByLabel('Email')).toHaveValue(email);
      await page.reload();
      await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
      await expect(page.getByLabel('Email')).toHaveValue(email);
      await page.goBack();
    });

    const otp = await codeFor(request, email);
    await page.getByLabel('OTP').fill(otp);
    await page.getByLabel('Password', { exact: true }).fill('Newer-1234');
    await page.getByLabel('Confirm password', { exact: true }).fill('Newer-1235');
    await submit.click();
    await expect(page.getByRole('note')).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Newer-1234');
    await page.getByLabel('Confirm password', { exact: true }).fill('Newer-1234');
    await submit.click();
    await expect(page).toHaveURL('/');
    for (const link of await page.getByRole('link', { name: 'Login' }).all()) {
      await link.click();
      await expect(page.getByLabel('Email')).toHaveValue(email);
      await page.goBack();
    }
    // The request with different passwords was sent too, because only the server compares the passwords.
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

  test('a signed-in member gets the title "Change password" and a filled-in e-mail', async ({
    member: page,
  }) => {
    // Load the page from the server, so that React hydrates the markup that was prerendered for visitors.
    await page.goto('/Verfication_forget');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Change password');
    await expect(page.getByLabel('Email')).toHaveValue(demo.email);
    await page.getByRole('link', { name: 'Back to the dashboard' }).click();
    await expect(page).toHaveURL('/dashboard');
  });
});
