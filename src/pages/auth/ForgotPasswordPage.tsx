import { Form, Input } from 'antd';
import { Link, useNavigate } from 'react-router-dom';
import { PendingButton } from '../../components/PendingButton';
import type { EntryState } from '../../core/entryState';
import { checkDetails } from './accountRules';
import { useAuth } from './auth';
import { AuthForm } from './AuthForm';
import { AuthLayout } from './AuthLayout';
import { FormError } from './FormError';
import { rulesOf } from './formRules';
import { useSubmit } from './useSubmit';

const empty = { email: '' };
const rules = rulesOf<typeof empty>(checkDetails);

/** What a server error may be about. */
const subjects = { email: 'email' } as const;

/** Asks for a code to choose a new password with (product.md: Password reset). */
export default function ForgotPasswordPage() {
  const { resendCode } = useAuth();
  const navigate = useNavigate();
  const [form] = Form.useForm<typeof empty>();
  const { pending, formError, fail, submit } = useSubmit<'submit'>(form, subjects);

  const askForCode = ({ email: typed }: typeof empty) => {
    const email = typed.trim();
    const state: EntryState = { email };
    void submit(
      'submit',
      () => resendCode({ email, reason: 'reset' }),
      () => void navigate('/Forget', { state }),
    );
  };

  return (
    <AuthLayout
      title="Forgot password"
      lead="Enter your e-mail and we'll send you a reset code."
      footer={<Link to="/login">Back to sign-in</Link>}
    >
      <AuthForm
        name="forgotPassword"
        form={form}
        initialValues={empty}
        onFinish={askForCode}
        onRefused={fail}
      >
        <Form.Item name="email" label="Email" rules={rules('email')}>
          <Input type="email" autoComplete="username" autoFocus />
        </Form.Item>
        <FormError text={formError} />
        <PendingButton type="primary" htmlType="submit" block pending={pending !== undefined}>
          Resend OTP
        </PendingButton>
      </AuthForm>
    </AuthLayout>
  );
}
