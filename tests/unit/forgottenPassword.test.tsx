import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import ForgotPasswordPage from '../../src/pages/auth/ForgotPasswordPage';
import NewPasswordPage from '../../src/pages/auth/NewPasswordPage';
import { button, missing, expectDescription } from '../support/authFields';
import { field, fill } from '../support/formFields';
import { deferredCall, renderAuth } from '../support/renderAuth';

const EMAIL = 'ann@example.test';

describe('the password reset', () => {
  it('shows a server error that names the e-mail at its field until it changes', async () => {
    const { call, rejectCall } = deferredCall();
    const { user } = renderAuth(<ForgotPasswordPage />, { resendCode: call });
    await user.type(field('Email'), '{Enter}');
    await expectDescription(field('Email'), missing);
    await user.type(field('Email'), `${EMAIL}{Enter}`);
    rejectCall('Nobody has this e-mail');
    await expectDescription(field('Email'), 'Nobody has this e-mail');
    expect(field('Email')).toHaveValue(EMAIL);
    expect(screen.queryByRole('alert')).toBeNull();
    fill('Email', 'a');
    await expectDescription(field('Email'), '');
  });

  it('is called a change of password for a signed-in member', () => {
    renderAuth(<NewPasswordPage />, { isSignedIn: () => true }, { state: { email: EMAIL } });
    expect(screen.getByRole('heading', { name: 'Change password' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the dashboard' })).toHaveAttribute('href', '/dashboard');
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

  it('shows a server error at the code only, with the focus, until the code changes', async () => {
    const { call, rejectCall } = deferredCall();
    const { user } = renderAuth(<NewPasswordPage />, { resetPassword: call }, { state: { email: EMAIL } });
    for (const label of ['OTP', 'Password', 'Confirm password']) fill(label, 'abc');
    await user.click(button('Submit'));
    rejectCall('This code is wrong or has expired');
    await expectDescription(field('OTP'), 'This code is wrong or has expired');
    expect(field('OTP')).toHaveFocus();
    await user.keyboard('1');
    await expectDescription(field('OTP'), '');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
