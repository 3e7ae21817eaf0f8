import { Form, Input } from 'antd';
import { useId, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { PasswordInput } from '../../components/PasswordInput';
import { PendingButton } from '../../components/PendingButton';
import { emailOf } from '../../core/entryState';
import { refusedField } from '../../core/refusedField';
import { checkDetails } from './accountRules';
import { useAuth } from './auth';
import { AuthForm } from './AuthForm';
import { AuthLayout } from './AuthLayout';
import { FormError } from './FormError';
import { rulesOf } from './formRules';
import { useSubmit } from './useSubmit';

const empty = { email: '', otp: '', password: '', confirmPassword: '' };
const rules = rulesOf<typeof empty>(checkDetails);

/**
 * Sets a new password by the code from the e-mail
 * (product.md: Password reset, Rules; whether the two match is the server's to say).
 */
export default function NewPasswordPage() {
  const { resetPassword } = useAuth();
  const navigate = useNavigate();
  const email = emailOf(useLocation().state);
  const [form] = Form.useForm<typeof empty>();
  const { pending, formError, fail, submit } = useSubmit<'submit'>();
  /** The code in the field is the one that was refused: that is said of it too, until it is changed. */
  const [refused, setRefused] = useState(false);
  const formErrorId = useId();

  const reset = (values: typeof empty) =>
    void submit(
      'submit',
      () => resetPassword(values),
      () => void navigate('/', { replace: true }),
      (message) => {
        if (refusedField(message, { otp: 'code' }) === undefined) return;
        setRefused(true);
        form.focusField('otp');
      },
    );

  return (
    <AuthLayout
      title="New password"
      lead="Enter the code from your e-mail and choose a new password."
      footer={<Link to="/Login">Login</Link>}
    >
      <AuthForm
        name="newPassword"
        form={form}
        initialValues={{ ...empty, email }}
        onFinish={reset}
        onRefused={fail}
      >
        <Form.Item name="email" label="Email" rules={rules('email')}>
          <Input type="email" readOnly autoComplete="username" />
        </Form.Item>
        {email === '' && (
          <Form.Item>
            <Link to="/Verfication_forget" className="tap">
              Get a code first
            </Link>
          </Form.Item>
        )}
        <Form.Item
          name="otp"
          label="OTP"
          rules={rules('otp')}
          {...(refused && formError && { validateStatus: 'error' })}
        >
          <Input
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus
            onChange={() => setRefused(false)}
            {...(refused && formError && { 'aria-invalid': true, 'aria-describedby': formErrorId })}
          />
        </Form.Item>
        <Form.Item name="password" label="Password" rules={rules('password')}>
          <PasswordInput autoComplete="new-password" />
        </Form.Item>
        <Form.Item name="confirmPassword" label="Confirm password" rules={rules('confirmPassword')}>
          <PasswordInput autoComplete="new-password" />
        </Form.Item>
        <FormError id={formErrorId} text={formError} />
        <PendingButton type="primary" htmlType="submit" block pending={pending !== undefined}>
          Submit
        </PendingButton>
      </AuthForm>
    </AuthLayout>
  );
}
