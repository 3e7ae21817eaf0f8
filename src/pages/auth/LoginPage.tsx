import { Input } from 'antd';
import { useState, type SyntheticEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { checkRequired, type Broken } from './accountRules';
import { comeBackTo, isReturning, type EntryState } from '../../core/entryState';
import { Field } from '../../components/Field';
import { useAuth } from './auth';
import { AuthLayout } from './AuthLayout';
import styles from './AuthLayout.module.css';
import { PasswordInput } from '../../components/PasswordInput';
import { PendingButton } from '../../components/PendingButton';
import { FormError } from './FormError';
import { useSubmit } from './useSubmit';

/** Log-in, step one: the password earns a code by e-mail (SPEC §2 Login screen). The password goes no further. */
export default function LoginPage() {
  const { requestSignIn } = useAuth();
  const navigate = useNavigate();
  const { pending, problem, fail, attempt } = useSubmit<'submit'>();
  const state: unknown = useLocation().state;
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [broken, setBroken] = useState<Broken<'email' | 'password'>>();
  const error = (field: 'email' | 'password') => (broken?.fields.includes(field) ? broken.message : '');

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const address = email.trim();
    const empty = checkRequired({ email, password });
    setBroken(empty);
    if (empty) {
      fail(empty.message);
      return;
    }
    const next: EntryState = { email: address, from: comeBackTo(state) };
    void attempt(
      'submit',
      () => requestSignIn({ email: address, password }),
      () => void navigate('/Verfications', { state: next }),
    );
  };

  return (
    <AuthLayout
      title="Login"
      lead={
        isReturning(state)
          ? 'Sign in to go on where you were; a code by e-mail follows.'
          : 'Enter your password; a code by e-mail follows.'
      }
      footer={
        <>
          New here? <Link to="/signup">Sign up</Link>
        </>
      }
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        <Field label="Email" error={error('email')}>
          {(input) => (
            <Input
              {...input}
              type="email"
              inputMode="email"
              autoComplete="username"
              autoFocus
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
        <Field label="Password" error={error('password')}>
          {(input) => (
            <PasswordInput
              {...input}
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
        <FormError text={broken ? '' : problem} />
        <PendingButton type="primary" htmlType="submit" block pending={pending !== undefined}>
          Login
        </PendingButton>
        <Link to="/Verfication_forget">Forgot Password?</Link>
      </form>
    </AuthLayout>
  );
}
