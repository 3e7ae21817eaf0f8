import { Form, Input } from 'antd';
import { PasswordInput } from '../../components/PasswordInput';
import { Link, useLocation } from 'react-router-dom';
import { OtpInput } from '../../components/OtpInput';
import { emailOf } from '../../data/signInState';
import { checkDetails } from './accountRules';
import { useAuth, useSignedIn } from './useAuth';
import { AuthForm } from './AuthForm';
import { useAuthForm } from './useAuthForm';

const empty = { email: '', otp: '', password: '', confirmPassword: '' };

/** Renders the form for a new password. Only the server checks that both passwords match. */
export default function NewPasswordPage() {
  const { updatePassword } = useAuth();
  const member = useSignedIn();
  const email = emailOf(useLocation().state);
  const submission = useAuthForm<typeof empty>({ otp: 'code' });

  const reset = (values: typeof empty) =>
    submission.submit(() => updatePassword(values), '/', { replace: true, state: { email } });

  return (
    <AuthForm
      title={member ? 'Change password' : 'New password'}
      lead="Enter the code from your e-mail and choose a new password."
      footer={
        member ? (
          <Link to="/dashboard">Back to the dashboard</Link>
        ) : (
          <Link to="/Login" state={{ email }}>
            Login
          </Link>
        )
      }
      name="newPassword"
      submission={submission}
      initialValues={{ ...empty, email }}
      check={checkDetails}
      onFinish={reset}
      submitLabel="Submit"
    >
      <Form.Item name="email" label="Email">
        <Input type="email" readOnly autoComplete="username" />
      </Form.Item>
      {email === '' && (
        <Form.Item>
          <Link to="/Verfication_forget" className="tap">
            Get a code first
          </Link>
        </Form.Item>
      )}
      <Form.Item name="otp" label="OTP">
        <OtpInput autoFocus />
      </Form.Item>
      <Form.Item name="password" label="Password">
        <PasswordInput what="password" autoComplete="new-password" />
      </Form.Item>
      <Form.Item name="confirmPassword" label="Confirm password">
        <PasswordInput what="confirm password" autoComplete="new-password" />
      </Form.Item>
    </AuthForm>
  );
}
