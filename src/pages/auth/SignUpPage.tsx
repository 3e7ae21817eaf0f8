import { Form, Input, type InputProps } from 'antd';
import { PasswordInput } from '../../components/PasswordInput';
import { Link, useSearchParams } from 'react-router-dom';
import type { SignInState } from '../../data/signInState';
import type { SignUpDetails } from '../../core/authParams';
import { messages } from '../../core/messages';
import { normalizeId } from '../../core/visibleText';
import { checkSignUp, PHONE_LENGTH } from './accountRules';
import { useAuth } from './useAuth';
import { AuthForm } from './AuthForm';
import { useAuthForm } from './useAuthForm';

interface Field extends Pick<InputProps, 'type' | 'autoComplete' | 'autoCapitalize'> {
  readonly name: Exclude<keyof SignUpDetails, 'password' | 'confirmPassword'>;
  readonly label: string;
  readonly extra?: string;
}

const fields: readonly Field[] = [
  { name: 'sponserId', label: 'Sponsor code', type: 'text', autoComplete: 'off' },
  { name: 'name', label: 'Name', type: 'text', autoComplete: 'name', autoCapitalize: 'words' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'username' },
  {
    name: 'phoneNumber',
    label: 'Phone',
    extra: `Exactly ${PHONE_LENGTH} digits`,
    type: 'tel',
    autoComplete: 'tel-national',
  },
];
const empty = { sponserId: '', name: '', email: '', phoneNumber: '', password: '', confirmPassword: '' };

/** Renders the sign-up form. A referral link fills in the sponsor code. */
export default function SignUpPage() {
  const { register } = useAuth();
  const [search] = useSearchParams();
  const submission = useAuthForm<SignUpDetails>({
    sponserId: 'sponsor',
    email: 'email',
    phoneNumber: 'phone',
  });
  const { form, submit } = submission;

  const signUp = (details: SignUpDetails) => {
    const state: SignInState = { email: normalizeId(details.email) };
    submit(() => register(details), '/Verfication', { state });
  };
  // The mismatch error is shown at the second password field. Typing in the first password field must clear it too.
  const clearMismatch = () => {
    if (form.getFieldError('confirmPassword')[0] === messages.passwordsDiffer)
      form.setFields([{ name: 'confirmPassword', errors: [] }]);
  };

  return (
    <AuthForm
      title="Sign up"
      lead="You need the code of the member who invited you."
      footer={
        <>
          Already a member? <Link to="/login">Login</Link>
        </>
      }
      name="signUp"
      submission={submission}
      initialValues={{ ...empty, sponserId: search.get('sponserId') ?? '' }}
      check={checkSignUp}
      onFinish={signUp}
      submitLabel="Sign up"
    >
      {fields.map(({ name, label, extra, ...input }) => (
        <Form.Item key={name} name={name} label={label} extra={extra}>
          <Input {...input} />
        </Form.Item>
      ))}
      <Form.Item name="password" label="Password">
        <PasswordInput what="password" autoComplete="new-password" onChange={clearMismatch} />
      </Form.Item>
      <Form.Item name="confirmPassword" label="Confirm password">
        <PasswordInput what="confirm password" autoComplete="new-password" />
      </Form.Item>
    </AuthForm>
  );
}
