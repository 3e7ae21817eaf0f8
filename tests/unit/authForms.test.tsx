import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import AccountCodePage from '../../src/pages/auth/AccountCodePage';
import LoginPage from '../../src/pages/auth/LoginPage';
import SignInCodePage from '../../src/pages/auth/SignInCodePage';
import SignUpPage from '../../src/pages/auth/SignUpPage';
import { box, button, field, missing, expectDescription } from '../support/authFields';
import { deferredCall, renderAuth } from '../support/renderAuth';

const differ = 'Password and confirm password do not match';
const phoneLength = 'Phone number should be exactly 10 digits';

describe('the sign-up form', () => {
  const labels = ['Sponsor code', 'Name', 'Email', 'Phone', 'Password', 'Confirm password'];

  it('shows only the first rule that is broken, in the order of product.md, with one toast', async () => {
    const { user, toasts } = renderAuth(<SignUpPage />, {});
    await user.type(field('Password'), 'one');
    await user.type(field('Confirm password'), 'two');
    await user.click(button('Sign up'));
    await expectDescription(field('Confirm password'), differ);
    await expectDescription(field('Name'), '');
    expect(toasts).toEqual([`error: ${differ}`]);

    await user.clear(field('Confirm password'));
    await user.type(field('Confirm password'), 'one');
    await user.type(field('Name'), '  ');
    await user.type(field('Phone'), '123');
    await user.click(button('Sign up'));
    for (const label of ['Sponsor code', 'Name', 'Email']) await expectDescription(field(label), missing);
    for (const label of ['Phone', 'Password', 'Confirm password']) await expectDescription(field(label), '');
    expect(toasts).toEqual([`error: ${differ}`, `error: ${missing}`]);

    for (const label of ['Sponsor code', 'Name', 'Email']) await user.type(field(label), 'abc');
    await user.click(button('Sign up'));
    await expectDescription(field('Phone'), phoneLength);
    expect(toasts).toEqual([`error: ${differ}`, `error: ${missing}`, `error: ${phoneLength}`]);
  });

  it('focuses the first invalid field, and clears each error when its field changes', async () => {
    const { user } = renderAuth(<SignUpPage />, {});
    await user.click(button('Sign up'));
    for (const label of labels) await expectDescription(field(label), missing);
    expect(field('Sponsor code')).toHaveFocus();
    await user.type(field('Phone'), '1');
    await expectDescription(field('Phone'), '');
    for (const label of labels.filter((label) => label !== 'Phone'))
      await expectDescription(field(label), missing);
  });
});

/** Fills in and submits the sign-up form; the server rejects it with a message. */
async function signUpRejected(message: string) {
  const { call, rejectCall } = deferredCall();
  const { user } = renderAuth(<SignUpPage />, { signUp: call });
  for (const name of ['Sponsor code', 'Name', 'Email', 'Password', 'Confirm password'])
    await user.type(field(name), 'abc');
  await user.type(field('Phone'), '5550100123');
  await user.click(button('Sign up'));
  rejectCall(message);
  return user;
}

describe('a server error of the sign-up form', () => {
  it.each([
    ['No member has this sponsor code', 'Sponsor code'],
    ['This e-mail is registered already', 'Email'],
    ['phoneNumber does not have the right form', 'Phone'],
  ])(
    'that says "%s" appears at its field, with the focus, until the field changes',
    async (message, label) => {
      const user = await signUpRejected(message);
      await expectDescription(field(label), message);
      expect(field(label)).toHaveFocus();
      expect(screen.queryByRole('alert')).toBeNull();
      await user.keyboard('1');
      await expectDescription(field(label), '');
    },
  );

  it('that names two fields appears above the button, at neither field', async () => {
    await signUpRejected('This e-mail or phone is registered already');
    expect(await screen.findByRole('alert')).toHaveTextContent('This e-mail or phone');
    for (const name of ['Email', 'Phone']) await expectDescription(field(name), '');
  });
});

describe('the log-in form', () => {
  it('sends one request however often it is submitted, and passes only the e-mail to the next page', async () => {
    const { call, sent, resolveCall } = deferredCall();
    const { user, toasts } = renderAuth(<LoginPage />, { requestSignIn: call });
    await user.type(field('Email'), ' ann@example.test ');
    await user.type(field('Password'), 'secret');
    // Submit three times at once, and again while the request is running.
    const { form } = button('Login') as HTMLButtonElement;
    for (let press = 0; press < 3; press++) fireEvent.submit(form ?? document.body);
    await waitFor(() => expect(sent).toHaveLength(1));
    fireEvent.submit(form ?? document.body);
    await user.keyboard('{Enter}');
    await user.click(button('Login'));
    expect(button('Login')).toHaveClass('ant-btn-loading');
    expect(form).toHaveProperty('noValidate', true);
    resolveCall('Code sent');
    expect(await screen.findByText('/Verfications {"email":"ann@example.test"}')).toBeVisible();
    expect(sent).toEqual([{ email: 'ann@example.test', password: 'secret' }]);
    expect(toasts).toEqual(['success: Code sent']);
  });

  it('does not redirect a visitor who left the page while the request was running', async () => {
    const { call, resolveCall } = deferredCall();
    const { user, toasts } = renderAuth(<LoginPage />, { requestSignIn: call });
    await user.type(field('Email'), 'ann@example.test');
    await user.type(field('Password'), 'secret{Enter}');
    await user.click(screen.getByRole('link', { name: 'Sign up' }));
    resolveCall('Code sent');
    await waitFor(() => expect(toasts).toEqual(['success: Code sent']));
    expect(screen.getByText('/signup null')).toBeVisible();
  });
});

describe('the code form', () => {
  it('shows a server error at the boxes until they change, and keeps the focus', async () => {
    const { call, sent, rejectCall } = deferredCall();
    const email = 'ann@example.test';
    const { user } = renderAuth(<SignInCodePage />, { confirmSignIn: call }, { state: { email } });
    expect(box(1)).toHaveFocus();
    await user.paste('123456');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sent).toEqual([{ email, otp: '123456' }]));
    rejectCall('The code is wrong');
    for (const digit of [1, 6]) await expectDescription(box(digit), 'The code is wrong');
    expect(box(6)).toHaveFocus();
    await expectDescription(field('Email'), '');
    await user.keyboard('{Backspace}');
    await expectDescription(box(6), '');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('focuses the first empty box', async () => {
    const { user, toasts } = renderAuth(<SignInCodePage />, {}, { state: { email: 'ann@example.test' } });
    await user.keyboard('1234');
    await user.click(button('Submit'));
    for (const digit of [1, 6]) await expectDescription(box(digit), missing);
    expect(box(5)).toHaveFocus();
    expect(toasts).toEqual([`error: ${missing}`]);
    await user.keyboard('5');
    await expectDescription(box(1), '');
  });

  it('requests another code with the e-mail alone, and shows its server error outside the boxes', async () => {
    const { call, sent, rejectCall } = deferredCall();
    const { user, toasts } = renderAuth(<AccountCodePage />, { resendCode: call });
    await user.click(button('Submit'));
    for (const input of [field('Email'), box(1)]) await expectDescription(input, missing);
    await user.click(button('Resend Otp'));
    await expectDescription(field('Email'), missing);
    await expectDescription(box(1), '');
    await user.type(field('Email'), ' new@example.test ');
    await expectDescription(field('Email'), '');
    await user.click(button('Resend Otp'));
    await waitFor(() => expect(sent).toEqual([{ email: 'new@example.test', reason: 'verification' }]));
    rejectCall('Wait a moment');
    expect(await screen.findByRole('alert')).toHaveTextContent('Wait a moment');
    await expectDescription(box(1), '');
    expect(toasts).toEqual([`error: ${missing}`, `error: ${missing}`, 'error: Wait a moment']);
  });
});
