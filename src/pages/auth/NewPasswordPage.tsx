import { Input } from 'antd';
import { useState, type SyntheticEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { checkRequired, type Broken } from './accountRules';
import { emailOf } from '../../core/entryState';
import { Field } from '../../components/Field';
import { useAuth } from './auth';
import { AuthLayout } from './AuthLayout';
import styles from './AuthLayout.module.css';
import { PasswordInput } from '../../components/PasswordInput';
import { PendingButton } from '../../components/PendingButton';
import { FormError } from './FormError';
import { useSubmit } from './useSubmit';

const empty = { otp: '', password: '', confirmPassword: '' };
type Name = keyof typeof empty;

/** Sets a new password by the code from the e-mail (SPEC §2 /Forget, §5: whether the two match is the server's to say). */
export default function NewPasswordPage() {
  const { resetPassword } = useAuth();
  const navigate = useNavigate();
  const email = emailOf(useLocation().state);
  const { pending, problem, fail, attempt } = useSubmit<'submit'>();
  const [broken, setBroken] = useState<Broken<Name | 'email'>>();
  const [values, setValues] = useState(empty);
  const error = (name: Name | 'email') => (broken?.fields.includes(name) ? broken.message : '');
  const change = (name: Name) => (event: { target: { value: string } }) =>
    setValues({ ...values, [name]: event.target.value });

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const missing = checkRequired({ email, ...values });
    setBroken(missing);
    if (missing) fail(missing.message);
    else {
      void attempt(
        'submit',
        () => resetPassword({ email, ...values }),
        () => void navigate('/', { replace: true }),
      );
    }
  };

  return (
    <AuthLayout
      title="New password"
      lead="Enter the code from your e-mail and choose a new password."
      footer={<Link to="/Login">Login</Link>}
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        <Field label="Email" error={error('email')}>
          {(input) => <Input {...input} type="email" value={email} readOnly autoComplete="username" />}
        </Field>
        {email === '' && <Link to="/Verfication_forget">Ask for a code first</Link>}
        <Field label="OTP" error={error('otp')}>
          {(input) => (
            <Input
              {...input}
              inputMode="numeric"
              autoComplete="one-time-code"
              autoFocus
              value={values.otp}
              onChange={change('otp')}
            />
          )}
        </Field>
        <Field label="Password" error={error('password')}>
          {(input) => (
            <PasswordInput
              {...input}
              autoComplete="new-password"
              value={values.password}
              onChange={change('password')}
            />
          )}
        </Field>
        <Field label="Confirm password" error={error('confirmPassword')}>
          {(input) => (
            <PasswordInput
              {...input}
              autoComplete="new-password"
              value={values.confirmPassword}
              onChange={change('confirmPassword')}
            />
          )}
        </Field>
        <FormError text={broken ? '' : problem} />
        <PendingButton type="primary" htmlType="submit" block pending={pending !== undefined}>
          Submit
        </PendingButton>
      </form>
    </AuthLayout>
  );
}
