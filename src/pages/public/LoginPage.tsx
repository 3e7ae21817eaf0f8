import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { comeBackTo, type EntryState } from '../../shared/entryState';
import { messages } from '../../shared/messages';
import { errorText } from '../../ui/errorText';
import { useNotify } from '../../ui/notify';
import { useAuth } from './auth';
import { AuthLayout } from './AuthLayout';
import styles from './AuthLayout.module.css';

interface Credentials {
  email: string;
  password: string;
}

const required = [{ required: true, message: messages.enterDetails }];

/** Log-in, step one: the password earns a code by e-mail (SPEC §2 Login screen). The password goes no further. */
export default function LoginPage() {
  const { requestSignIn } = useAuth();
  const notify = useNotify();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const [pending, setPending] = useState(false);
  const from = comeBackTo(state);

  const submit = async ({ email, password }: Credentials) => {
    setPending(true);
    try {
      const { message } = await requestSignIn({ email: email.trim(), password });
      if (message) notify('success', message);
      await navigate('/Verfications', { state: { email: email.trim(), from } satisfies EntryState });
    } catch (error) {
      notify('error', errorText(error));
      setPending(false);
    }
  };

  return (
    <AuthLayout
      title="Login"
      lead="Enter your password; a code by e-mail follows."
      footer={
        <>
          New here? <Link to="/signup">Sign up</Link>
        </>
      }
    >
      <Form<Credentials>
        layout="vertical"
        requiredMark={false}
        noValidate
        disabled={pending}
        onFinish={(values) => void submit(values)}
        onFinishFailed={() => notify('error', messages.enterDetails)}
      >
        <Form.Item name="email" label="Email" rules={required} validateTrigger="onSubmit">
          <Input type="email" autoComplete="username" inputMode="email" autoFocus />
        </Form.Item>
        <Form.Item name="password" label="Password" rules={required} validateTrigger="onSubmit">
          <Input.Password autoComplete="current-password" />
        </Form.Item>
        <Button type="primary" htmlType="submit" block loading={pending}>
          Login
        </Button>
      </Form>
      <div className={styles.row}>
        <Link to="/Verfication_forget">Forgot Password?</Link>
      </div>
    </AuthLayout>
  );
}
