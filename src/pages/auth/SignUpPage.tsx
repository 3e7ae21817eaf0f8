import { Input } from 'antd';
import { useState, type SyntheticEvent } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { SignUpDetails } from '../../core/memberAuth';
import { checkSignUp, type Broken } from './accountRules';
import type { EntryState } from '../../core/entryState';
import { Field } from '../../components/Field';
import { useAuth } from './auth';
import { AuthLayout } from './AuthLayout';
import styles from './AuthLayout.module.css';
import { PasswordInput } from '../../components/PasswordInput';
import { PendingButton } from '../../components/PendingButton';
import { FormError } from './FormError';
import { useSubmit } from './useSubmit';

type Name = keyof SignUpDetails;

const fields: readonly { name: Name; label: string; type: string; autoComplete: string }[] = [
  { name: 'sponserId', label: 'Sponsor code', type: 'text', autoComplete: 'off' },
  { name: 'name', label: 'Name', type: 'text', autoComplete: 'name' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'username' },
  { name: 'phoneNumber', label: 'Phone', type: 'tel', autoComplete: 'tel-national' },
  { name: 'password', label: 'Password', type: 'password', autoComplete: 'new-password' },
  { name: 'confirmPassword', label: 'Confirm password', type: 'password', autoComplete: 'new-password' },
];

/** Joining with a sponsor's code, which a referral link brings along (SPEC §2 Sign-up screen, §5). */
export default function SignUpPage() {
  const { signUp } = useAuth();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { pending, problem, fail, attempt } = useSubmit<'submit'>();
  const [broken, setBroken] = useState<Broken<Name>>();
  const [details, setDetails] = useState<SignUpDetails>({
    sponserId: search.get('sponserId') ?? '',
    name: '',
    email: '',
    phoneNumber: '',
    password: '',
    confirmPassword: '',
  });

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const wrong = checkSignUp(details);
    setBroken(wrong);
    if (wrong) {
      fail(wrong.message);
      return;
    }
    const state: EntryState = { email: details.email.trim() };
    void attempt(
      'submit',
      () => signUp(details),
      () => void navigate('/Verfication', { state }),
    );
  };

  return (
    <AuthLayout
      title="Sign up"
      lead="You join with the code of the member who invited you."
      footer={
        <>
          Already a member? <Link to="/login">Login</Link>
        </>
      }
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        {fields.map(({ name, label, type, autoComplete }) => {
          const Box = type === 'password' ? PasswordInput : Input;
          return (
            <Field key={name} label={label} error={broken?.fields.includes(name) ? broken.message : ''}>
              {(input) => (
                <Box
                  {...input}
                  {...(type !== 'password' && { type })}
                  autoComplete={autoComplete}
                  value={details[name]}
                  onChange={(event) => setDetails({ ...details, [name]: event.target.value })}
                />
              )}
            </Field>
          );
        })}
        <FormError text={broken ? '' : problem} />
        <PendingButton type="primary" htmlType="submit" block pending={pending !== undefined}>
          Sign up
        </PendingButton>
      </form>
    </AuthLayout>
  );
}
