import { Input } from 'antd';
import { useState, type SyntheticEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { EntryState } from '../../core/entryState';
import { messages } from '../../core/messages';
import { Field } from '../../components/Field';
import { useAuth } from './auth';
import { AuthLayout } from './AuthLayout';
import styles from './AuthLayout.module.css';
import { useSubmit } from './useSubmit';
import { PendingButton } from '../../components/PendingButton';

/** Asks for a code to choose a new password with (SPEC §2 Forgot-password screens). */
export default function ForgotPasswordPage() {
  const { resendCode } = useAuth();
  const navigate = useNavigate();
  const { pending, problem, fail, attempt } = useSubmit<'submit'>();
  const [typed, setTyped] = useState('');

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const email = typed.trim();
    if (!email) {
      fail(messages.enterDetails);
      return;
    }
    const state: EntryState = { email };
    void attempt(
      'submit',
      () => resendCode({ email, reason: 'reset' }),
      () => void navigate('/Forget', { state }),
    );
  };

  return (
    <AuthLayout
      title="Forgot password"
      lead="Enter your e-mail; a code for a new password follows."
      footer={<Link to="/login">Back to login</Link>}
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        <Field label="Email" error={problem}>
          {(input) => (
            <Input
              {...input}
              type="email"
              autoComplete="username"
              autoFocus
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        <PendingButton type="primary" htmlType="submit" block pending={pending !== undefined}>
          Resend OTP
        </PendingButton>
      </form>
    </AuthLayout>
  );
}
