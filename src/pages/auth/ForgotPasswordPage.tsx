import { Form, Input } from 'antd';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { loadChunk } from '../../lib/loadChunk';
import { emailOf, type SignInState } from '../../data/signInState';
import { checkDetails } from './accountRules';
import { useAuth, useSignedIn } from './useAuth';
import { AuthForm, SubmitButton } from './AuthForm';
import { AuthLayout } from './AuthLayout';
import { useSubmit } from './useSubmit';

const empty = { email: '' };

/** Renders the request for a reset code. Signed-in members change their password here too (product.md, decision 11). */
export default function ForgotPasswordPage() {
  const { resendCode, readMember } = useAuth();
  const member = useSignedIn();
  const navigate = useNavigate();
  const submission = useSubmit<typeof empty>({ email: 'email' });
  const { form, submit } = submission;

  const [memberEmail, setMemberEmail] = useState('');

  useEffect(() => {
    if (!member) return;
    const readEmail = ({ data }: { readonly data?: { readonly user?: unknown } | null }) =>
      setMemberEmail(emailOf(data?.user));
    // Imported for signed-in members only: the resource is part of the member area's code.
    loadChunk(() => import('../../resources/dashboard'))
      .then(({ dashboard }) => readMember(dashboard.one))
      // If the e-mail can't be read, the member types it.
      .then(readEmail, () => undefined);
  }, [member, readMember]);
  // After the render, in which the form adopts a text that was set without an event. Such a text, and one that was typed
  // before hydration, doesn't mark the field as touched.
  useEffect(() => {
    const isUntouched = !form.isFieldTouched('email') && form.getFieldValue('email') === '';
    if (memberEmail && isUntouched) form.setFieldsValue({ email: memberEmail });
  }, [form, memberEmail]);

  const requestCode = ({ email }: typeof empty) => {
    const state: SignInState = { email: email.trim() };
    void submit(
      () => resendCode({ ...state, reason: 'reset' }),
      () => navigate('/Forget', { state }),
    );
  };

  return (
    <AuthLayout
      title={member ? 'Change password' : 'Forgot password'}
      lead={
        member
          ? "We'll e-mail you a code to set a new password."
          : "Enter your e-mail and we'll send you a reset code."
      }
      footer={
        member ? <Link to="/dashboard">Back to the dashboard</Link> : <Link to="/login">Back to sign-in</Link>
      }
    >
      <AuthForm
        name="forgotPassword"
        submission={submission}
        initialValues={empty}
        check={checkDetails}
        onFinish={requestCode}
      >
        <Form.Item name="email" label="Email">
          <Input type="email" autoComplete="username" autoFocus />
        </Form.Item>
        <SubmitButton submission={submission}>Resend OTP</SubmitButton>
      </AuthForm>
    </AuthLayout>
  );
}
