import { Button, Input } from 'antd';
import { useState, type SyntheticEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { comeBackTo, isReturning, type EntryState } from '../../shared/entryState';
import { messages } from '../../shared/messages';
import { errorText } from '../../ui/errorText';
import { Field } from '../../ui/Field';
import { useNotify } from '../../ui/notify';
import { usePending } from '../../ui/usePending';
import { useAuth } from './auth';
import { AuthLayout } from './AuthLayout';
import styles from './AuthLayout.module.css';

/** Log-in, step one: the password earns a code by e-mail (SPEC §2 Login screen). The password goes no further. */
export default function LoginPage() {
  const { requestSignIn } = useAuth();
  const notify = useNotify();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [asked, setAsked] = useState(false);
  const [pending, run] = usePending<'submit'>();
  const missing = (value: string) => (asked && value === '' ? messages.enterDetails : '');

  const submit = async () => {
    const address = email.trim();
    setAsked(true);
    if (!address || !password) {
      notify('error', messages.enterDetails);
      return;
    }
    try {
      const { message } = await requestSignIn({ email: address, password });
      if (message) notify('success', message);
      await navigate('/Verfications', {
        state: { email: address, from: comeBackTo(state) } satisfies EntryState,
      });
    } catch (error) {
      notify('error', errorText(error));
    }
  };

  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    void run('submit', submit);
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
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        <Field label="Email" error={missing(email.trim())}>
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
        <Field label="Password" error={missing(password)}>
          {(input) => (
            <Input.Password
              {...input}
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
        <Button type="primary" htmlType="submit" block loading={pending !== undefined}>
          Login
        </Button>
        <Link to="/Verfication_forget">Forgot Password?</Link>
      </form>
    </AuthLayout>
  );
}
