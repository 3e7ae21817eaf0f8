import { bodiesOf } from './support/api';
import { holdBack } from './support/holdBack';
import { newMember } from './support/members';
import { codeFor, demo, expect, test } from './support/test';
import { expectToast, toastsOf } from './support/toasts';

test('a member signs in with the code from the mailbox', async ({ page, request }) => {
  // Not the demo member: keyboardJourney.spec.ts signs it in, and an address has one code at a time.
  const member = await newMember(request);
  const steps: object[] = [];
  page.on('request', (sent) => {
    if (/\/(signIn|verifySignIn)$/.test(sent.url())) steps.push(sent.postDataJSON() as object);
  });

  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(member.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(member.password);
  await page.getByRole('textbox', { name: 'Password' }).press('Enter');

  await expect(page).toHaveURL('/Verfications');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(member.email);
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(member.password);
  await expect(page.getByRole('textbox', { name: 'Digit 1 of 6' })).toBeFocused();
  const otp = await codeFor(request, member.email);
  await page.keyboard.type(otp);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('banner').getByText('Welcome Back!')).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Fresh Member');
  await expect(page.getByRole('banner')).toContainText(/WH\d{6}/);
  expect(steps).toEqual([
    { email: member.email, password: member.password },
    { email: member.email, otp },
  ]);
  for (const visitorsOnly of ['/login', '/signup']) {
    await page.goto(visitorsOnly);
    await expect(page).toHaveURL('/dashboard');
  }
});

test('a wrong code is refused, what was typed stays, and the right one still works', async ({
  page,
  request,
}) => {
  const { email, password } = await newMember(request);
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/Verfications');
  const otp = await codeFor(request, email);
  const wrong = otp === '000000' ? '111111' : '000000';

  const sent = bodiesOf(page, 'verifySignIn');
  await expect(page.getByRole('textbox', { name: 'Digit 1 of 6' })).toBeFocused();
  await page.keyboard.type(wrong.slice(0, 5));
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('textbox', { name: 'Digit 1 of 6' })).toHaveAccessibleDescription(
    'Please enter the details',
  );
  await expect(page.getByRole('textbox', { name: 'Digit 6 of 6' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Digit 6 of 6' }).fill(wrong.slice(5));
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('alert')).toContainText('wrong or no longer valid');
  expect(sent).toEqual([{ email, otp: wrong }]);
  await expect
    .poll(async () => (await toastsOf(page)).filter((toast) => toast.includes('no longer valid')))
    .toHaveLength(1);
  await expect(page.getByRole('textbox', { name: 'Digit 6 of 6' })).toHaveValue(wrong[5] ?? '');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();

  await page.getByRole('textbox', { name: 'Digit 3 of 6' }).fill(otp);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('banner')).toContainText('Fresh Member');
});

test('both steps ask for what is missing, in the promised words', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Login' }).click();
  await expectToast(page, 'Please enter the details');
  for (const name of ['Email', 'Password']) {
    await expect(page.getByRole('textbox', { name })).toHaveAccessibleDescription('Please enter the details');
  }
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Email' }).fill(demo.email);
  await page.getByRole('textbox', { name: 'Password' }).fill('not the password');
  await page.getByRole('button', { name: 'Login' }).click();
  await expectToast(page, 'E-mail or password is wrong');
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('not the password');
  // And stays when the toast is gone.
  await expect(page.getByRole('alert')).toHaveText('E-mail or password is wrong');
  await expect(page).toHaveURL('/login');

  // A whole code, but no e-mail that the first step passed on.
  const sent = bodiesOf(page, 'verifySignIn');
  await page.goto('/Verfications');
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).fill('123456');
  await expect(page.getByRole('textbox', { name: 'Digit 6 of 6' })).toHaveValue('6');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter the details');
  expect(sent).toEqual([]);
});

test('a toast that is to be shown before its code is there waits for it', async ({ page }) => {
  const release = await holdBack(page, /\/toasts-.*\.js$/);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
    'Please enter the details',
  );
  expect(await toastsOf(page)).toEqual([]);
  release();
  await expectToast(page, 'Please enter the details');
});

test('who is sent away comes back to the same page after signing in', async ({ page, request }) => {
  const { email, password } = await newMember(request);
  await page.goto('/wallet?page=2');
  await expect(page).toHaveURL('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('textbox', { name: 'Digit 1 of 6' })).toBeFocused();
  await page.keyboard.type(await codeFor(request, email));
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/wallet?page=2');
  await expect(page.getByText('Data Not Found')).toBeVisible();
});

test('a click and an Enter at once are one request', async ({ page, request }) => {
  const { email, password } = await newMember(request);
  let sent = 0;
  await page.route('**/api/user/signIn', async (route) => {
    sent++;
    await new Promise((resolve) => setTimeout(resolve, 200));
    await route.continue();
  });
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.evaluate(() => {
    const button = document.querySelector<HTMLButtonElement>('button[type=submit]');
    button?.click();
    button?.form?.requestSubmit();
    button?.click();
  });
  await expect(page).toHaveURL('/Verfications');
  expect(sent).toBe(1);
});
