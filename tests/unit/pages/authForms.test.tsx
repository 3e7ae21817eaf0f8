import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import AccountCodePage from '../../../src/pages/auth/AccountCodePage';
import LoginPage from '../../../src/pages/auth/LoginPage';
import SignInCodePage from '../../../src/pages/auth/SignInCodePage';
import SignUpPage from '../../../src/pages/auth/SignUpPage';
import ForgotPasswordPage from '../../../src/pages/auth/ForgotPasswordPage';
import NewPasswordPage from '../../../src/pages/auth/NewPasswordPage';
import { field, type } from '../../support/formFields';
import { deferredCall, renderAuth } from '../../support/renderAuth';

const missing = 'Please enter the details';
const needs: Readonly<Record<string, string>> = {
  'Sponsor code': 'Enter the sponsor code',
  Name: 'Enter your name',
  Email: 'Enter your e-mail',
  Password: 'Enter your password',
  'Confirm password': 'Repeat your password',
  OTP: 'Enter the six-digit code',
};
const needOf = (label: string) => needs[label] ?? '';
const phoneRule = 'Exactly 10 digits';
const EMAIL = 'ann@example.test';
const SIGN_UP_LABELS = ['Sponsor code', 'Name', 'Email', 'Phone', 'Password', 'Confirm password'];
const PASSWORD_LABELS = ['OTP', 'Password', 'Confirm password'];
const box = (digit: number) => screen.getByRole('textbox', { name: `Digit ${digit} of 6` });
/** Finds a button by the end of its name, which may begin with the label of a spinner that happy-dom never removes. */
const button = (name: string) => screen.getByRole('button', { name: new RegExp(`${name}$`) });

/** Waits until the description of a field is `text`. Expects the field to be invalid unless `text` is empty. */
const expectDescription = (input: HTMLElement, text: string) =>
  waitFor(() => {
    expect(input).toHaveAccessibleDescription(text);
    if (text && text !== phoneRule) expect(input).toHaveAttribute('aria-invalid', 'true');
    else expect(input).not.toHaveAttribute('aria-invalid', 'true');
  });

describe('the sign-up form', () => {
  // The rules of each field are tested in accountRules.test.ts.
  it('shows an error at each invalid field and in one toast, focuses the first, and clears it on a change', async () => {
    const labels = ['Sponsor code', 'Name', 'Email', 'Password', 'Confirm password'];
    const { user, toasts } = renderAuth(<SignUpPage />, {});
    expect(field('Phone')).toHaveAccessibleDescription(phoneRule);
    await user.click(button('Sign up'));
    for (const label of labels) await expectDescription(field(label), needOf(label));
    await expectDescription(field('Phone'), `Enter your phone number ${phoneRule}`);
    expect(field('Sponsor code')).toHaveFocus();
    expect(toasts).toEqual([`error: ${missing}`]);
    type('Phone', '1');
    await expectDescription(field('Phone'), phoneRule);
    for (const label of labels) await expectDescription(field(label), needOf(label));
  });

  it('keeps phones from correcting what is typed, and passwords from spelling services', () => {
    renderAuth(<SignUpPage />, {});
    const form = field('Password').closest('form');
    const attributes = { autocapitalize: 'none', autocorrect: 'off', spellcheck: 'false' };
    for (const [name, value] of Object.entries(attributes)) expect(form).toHaveAttribute(name, value);
    expect(field('Name')).toHaveAttribute('autocapitalize', 'words');
  });

  it('shows a server error that names two fields above the button', async () => {
    const { call, rejectCall } = deferredCall();
    const { user } = renderAuth(<SignUpPage />, { register: call });
    for (const name of SIGN_UP_LABELS) type(name, '5550100123');
    await user.click(button('Sign up'));
    rejectCall('This e-mail or phone is registered already');
    expect(await screen.findByRole('note')).toHaveTextContent('This e-mail or phone is registered already');
    await expectDescription(field('Email'), '');
    await expectDescription(field('Phone'), phoneRule);
  });
});

describe('the log-in form', () => {
  it('sends one request however often it is submitted, and passes only the e-mail to the next page', async () => {
    const { call, sent, resolveCall } = deferredCall();
    const { user, toasts } = renderAuth(<LoginPage />, { login: call });
    type('Email', ' ann@example.test ');
    type('Password', 'secret');
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
    const { user, toasts } = renderAuth(<LoginPage />, { login: call });
    type('Email', 'ann@example.test');
    type('Password', 'secret');
    await user.click(button('Login'));
    await user.click(screen.getByRole('link', { name: 'Sign up' }));
    resolveCall('Code sent');
    await waitFor(() => expect(toasts).toEqual(['success: Code sent']));
    expect(screen.getByText('/signup null')).toBeVisible();
  });
});

describe('the code form', () => {
  it('focuses the first box when another code was sent', async () => {
    const { call, resolveCall } = deferredCall();
    const { user } = renderAuth(<AccountCodePage />, { resendCode: call });
    type('Email', EMAIL);
    await user.click(button('Resend Otp'));
    resolveCall('Code sent');
    await waitFor(() => expect(box(1)).toHaveFocus());
  });

  it('sends the code while another code is requested', async () => {
    const resend = deferredCall();
    const { call, sent } = deferredCall();
    const { user } = renderAuth(
      <AccountCodePage />,
      { resendCode: resend.call, verifyAccount: call },
      { state: {} },
    );
    type('Email', EMAIL);
    await user.click(button('Resend Otp'));
    await user.click(box(1));
    await user.paste('123456');
    await waitFor(() => expect(sent).toEqual([{ email: EMAIL, otp: '123456' }]));
    expect(resend.sent).toHaveLength(1);
  });

  it('shows a server error at the boxes until they change, and keeps the focus', async () => {
    const { call, sent, rejectCall } = deferredCall();
    const email = 'ann@example.test';
    const { user } = renderAuth(<SignInCodePage />, { login: call }, { state: { email } });
    expect(box(1)).toHaveFocus();
    await user.paste('123456');
    await waitFor(() => expect(sent).toEqual([{ email, otp: '123456' }]));
    rejectCall('The code is wrong');
    for (const digit of [1, 6]) await expectDescription(box(digit), 'The code is wrong');
    expect(box(6)).toHaveFocus();
    await expectDescription(field('Email'), '');
    await user.keyboard('{Backspace}');
    await expectDescription(box(6), '');
    expect(screen.queryByRole('note')).toBeNull();
    // Neither the same code nor a code with one corrected digit is sent before the member submits it.
    await user.keyboard('67');
    expect(box(6)).toHaveValue('7');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sent.slice(1)).toEqual([{ email, otp: '123457' }]));
  });

  it('requests another code with the e-mail alone, and shows its server error outside the boxes', async () => {
    const { call, sent, rejectCall } = deferredCall();
    const { user, toasts } = renderAuth(<AccountCodePage />, { resendCode: call });
    await user.click(button('Submit'));
    await expectDescription(field('Email'), needOf('Email'));
    await expectDescription(box(1), needOf('OTP'));
    await user.click(button('Resend Otp'));
    await expectDescription(field('Email'), needOf('Email'));
    await expectDescription(box(1), '');
    type('Email', ' new@example.test ');
    await expectDescription(field('Email'), '');
    await user.click(button('Resend Otp'));
    await waitFor(() => expect(sent).toEqual([{ email: 'new@example.test' }]));
    rejectCall('Wait a moment');
    expect(await screen.findByRole('note')).toHaveTextContent('Wait a moment');
    await expectDescription(box(1), '');
    expect(toasts).toEqual([`error: ${missing}`, `error: ${missing}`, 'error: Wait a moment']);
  });
});

describe('the password reset', () => {
  it('has the title "Change password" for a signed-in member', () => {
    renderAuth(<NewPasswordPage />, {}, { state: { email: EMAIL }, signedIn: true });
    expect(screen.getByRole('heading', { name: 'Change password' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the dashboard' })).toHaveAttribute('href', '/dashboard');
  });

  it('asks a visitor for the e-mail, and a member whose e-mail cannot be read', async () => {
    renderAuth(<ForgotPasswordPage />, {});
    expect(screen.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to sign-in' })).toHaveAttribute('href', '/login');
    cleanup();
    const getIdentity = vi.fn(() => Promise.resolve(null));
    const { user } = renderAuth(<ForgotPasswordPage />, { getIdentity }, { signedIn: true });
    await waitFor(() => expect(getIdentity).toHaveBeenCalled());
    expect(field('Email')).toHaveValue('');
    await user.type(field('Email'), 'a');
    expect(field('Email')).toHaveValue('a');
  });

  it('needs e-mail, code and both passwords, and leaves their comparison to the server', async () => {
    const { call, sent, resolveCall } = deferredCall();
    const { user } = renderAuth(<NewPasswordPage />, { updatePassword: call }, { state: { email: EMAIL } });
    expect(field('Email')).toHaveAttribute('readonly');
    await user.click(button('Submit'));
    await expectDescription(field('Email'), '');
    for (const label of PASSWORD_LABELS) await expectDescription(field(label), needOf(label));
    expect(field('OTP')).toHaveFocus();
    for (const label of PASSWORD_LABELS) type(label, `${label}1`);
    await user.click(button('Submit'));
    resolveCall('Changed');
    expect(await screen.findByText(`/ {"email":"${EMAIL}"}`)).toBeVisible();
    expect(sent).toEqual([
      { email: EMAIL, otp: 'OTP1', password: 'Password1', confirmPassword: 'Confirm password1' },
    ]);
  });
});
