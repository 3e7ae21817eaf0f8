import { Form, Input } from 'antd';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { emailOf, type SignInState } from '../../data/signInState';
import { normalizeId } from '../../core/visibleText';
import { checkDetails } from './accountRules';
import { useAuth, useSignedIn } from './useAuth';
import { AuthForm } from './AuthForm';
import { useAuthForm } from './useAuthForm';

const empty = { email: '' };

/** Renders the request for a reset code. Signed-in members change their password here too (product.md, decision 11). */
export default function ForgotPasswordPage() {
  const { forgotPassword, getIdentity } = useAuth();
  const member = useSignedIn();
  const submission = useAuthForm<typeof empty>({ email: 'email' });
  const { form, submit } = submission;

  const [memberEmail, setMemberEmail] = useState('');

  useEffect(() => {
    // If the e-mail can't be read, the member types it.
    if (member) void getIdentity().then((identity) => setMemberEmail(emailOf(identity)));
  }, [member, getIdentity]);
  // After the render, in which the form adopts a text that was set without an event. Such a text, and one that was typed
  // before hydration, doesn't mark the field as touched.
  useEffect(() => {
    const isUntouched = !form.isFieldTouched('email') && form.getFieldValue('email') === '';
    if (memberEmail && isUntouched) form.setFieldsValue({ email: memberEmail });
  }, [form, memberEmail]);

  const requestCode = ({ email }: typeof empty) => {
    const state: SignInState = { email: normalizeId(email) };
    submit(() => forgotPassword(state), '/Forget', { state });
  };

  return (
    <AuthForm
      title={member ? 'Change password' : 'Forgot password'}
      lead={
        member
          ? "We'll e-mail you a code to set a new password."
          : "Enter your e-mail and we'll send you a reset code."
      }
      footer={
        member ? <Link to="/dashboard">Back to the dashboard</Link> : <Link to="/login">Back to sign-in</Link>
      }
      name="forgotPassword"
      submission={submission}
      initialValues={empty}
      check={checkDetails}
      onFinish={requestCode}
      submitLabel="Resend OTP"
    >
      <Form.Item name="email" label="Email">
        <Input type="email" autoComplete="username" autoFocus />
      </Form.Item>
    </AuthForm>
  );
}
