import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import ForgotPasswordPage from '../../src/pages/auth/ForgotPasswordPage';
import NewPasswordPage from '../../src/pages/auth/NewPasswordPage';
import { button, field, missing, expectDescription } from '../support/authFields';
import { deferredCall, renderAuth } from '../support/renderAuth';

const EMAIL = 'ann@example.test';

/** Renders the new-password form with the navigation state that the e-mail form passes. */
function renderNewPassword() {
  const call = deferredCall();
  const { user } = renderAuth(<NewPasswordPage />, { resetPassword: call.call }, { state: { email: EMAIL } });
  return { ...call, user };
}

describe('the password reset', () => {
  it('shows a server error that names the e-mail at its field until it changes', async () => {
    const { call, rejectCall } = deferredCall();
    const { user } = renderAuth(<ForgotPasswordPage />, { resendCode: call });
    await user.type(field('Email'), '{Enter}');
    await expectDescription(field('Email'), missing);
    await user.type(field('Email'), 'ann@example.test{Enter}');
    rejectCall('Nobody has this e-mail');
    await expectDescription(field('Email'), 'Nobody has this e-mail');
    expect(field('Email')).toHaveValue('ann@example.test');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.type(field('Email'), 'a');
    await expectDescription(field('Email'), '');
  });

  it('is called a change of password for a signed-in member, and fills in the e-mail', async () => {
    const member = {
      isSignedIn: () => true,
      readMember: () => Promise.resolve({ data: { user: { email: EMAIL } } }),
    };
    const { call, sent, resolveCall } = deferredCall();
    const { user } = renderAuth(<ForgotPasswordPage />, { ...member, resendCode: call });
    expect(screen.getByRole('heading', { name: 'Change password' })).toBeVisible();
    const back = { name: 'Back to the dashboard' };
    expect(screen.getByRole('link', back)).toHaveAttribute('href', '/dashboard');
    await waitFor(() => expect(field('Email')).toHaveValue(EMAIL));
    await user.click(button('Resend OTP'));
    resolveCall('Code sent');
    expect(await screen.findByText(`/Forget {"email":"${EMAIL}"}`)).toBeVisible();
    expect(sent).toEqual([{ email: EMAIL, reason: 'reset' }]);
    cleanup();
    renderAuth(<NewPasswordPage />, member, { state: { email: EMAIL } });
    expect(screen.getByRole('heading', { name: 'Change password' })).toBeVisible();
    expect(screen.getByRole('link', back)).toHaveAttribute('href', '/dashboard');
  });

  it('asks a visitor for the e-mail, and a member whose e-mail cannot be read', async () => {
    renderAuth(<ForgotPasswordPage />, {});
    expect(screen.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to sign-in' })).toHaveAttribute('href', '/login');
    cleanup();
    const { user } = renderAuth(<ForgotPasswordPage />, {
      isSignedIn: () => true,
      readMember: () => Promise.reject(new Error('Unauthorized!')),
    });
    await user.type(field('Email'), 'a');
    expect(field('Email')).toHaveValue('a');
    expect(screen.queryByText('Unauthorized!')).toBeNull();
  });

  it('needs e-mail, code and both passwords, and leaves their comparison to the server', async () => {
    const { user, sent, resolveCall } = renderNewPassword();
    const labels = ['Email', 'OTP', 'Password', 'Confirm password'];
    expect(field('Email')).toHaveAttribute('readonly');
    await user.click(button('Submit'));
    for (const label of labels) await expectDescription(field(label), label === 'Email' ? '' : missing);
    expect(field('OTP')).toHaveFocus();
    for (const label of labels.slice(1)) await user.type(field(label), `${label}1`);
    await user.click(button('Submit'));
    resolveCall('Changed');
    expect(await screen.findByText('/ null')).toBeVisible();
    expect(sent).toEqual([
      { email: EMAIL, otp: 'OTP1', password: 'Password1', confirmPassword: 'Confirm password1' },
    ]);
  });

  it('reports a code that is too long, sends nothing and keeps the typed code', async () => {
    const { user, sent } = renderNewPassword();
    for (const label of ['OTP', 'Password', 'Confirm password']) await user.type(field(label), '1234567');
    await user.click(button('Submit'));
    await expectDescription(field('OTP'), 'Use at most 6 characters');
    expect(field('OTP')).toHaveValue('1234567');
    expect(field('OTP')).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('shows a server error at the code only, with the focus, until the code changes', async () => {
    const { user, rejectCall } = renderNewPassword();
    for (const label of ['OTP', 'Password', 'Confirm password']) await user.type(field(label), 'abc');
    await user.click(button('Submit'));
    rejectCall('This code is wrong or has expired');
    await expectDescription(field('OTP'), 'This code is wrong or has expired');
    expect(field('OTP')).toHaveFocus();
    await user.keyboard('1');
    await expectDescription(field('OTP'), '');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
