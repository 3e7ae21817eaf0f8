import { Form, Input } from 'antd';
import { Link, useNavigate } from 'react-router-dom';
import { PasswordInput } from '../../components/PasswordInput';
import { useHydrating } from '../../components/useHydrating';
import { readReturnTo, type SignInState } from '../../data/signInState';
import { checkDetails } from './accountRules';
import { useAuth } from './useAuth';
import { AuthForm, SubmitButton } from './AuthForm';
import { AuthLayout } from './AuthLayout';
import { useSubmit } from './useSubmit';

const empty = { email: '', password: '' };

export default function LoginPage() {
  const { requestSignIn } = useAuth();
  const navigate = useNavigate();
  const submission = useSubmit<typeof empty>();
  // Read the return URL after hydration: the prerendered page is for visitors who have none.
  const isReturning = !useHydrating() && readReturnTo() !== undefined;

  const signIn = ({ email: typed, password }: typeof empty) => {
    const state: SignInState = { email: typed.trim() };
    void submission.submit(
      () => requestSignIn({ ...state, password }),
      () => navigate('/Verfications', { state }),
    );
  };

  return (
    <AuthLayout
      title="Login"
      lead={
        isReturning
          ? "Sign in to continue where you left off. We'll e-mail you a code."
          : "Enter your password. We'll e-mail you a code."
      }
      footer={
        <>
          New here? <Link to="/signup">Sign up</Link> or <Link to="/Pageotp">verify your account</Link>
        </>
      }
    >
      <AuthForm
        name="login"
        submission={submission}
        initialValues={empty}
        check={checkDetails}
        onFinish={signIn}
      >
        <Form.Item name="email" label="Email">
          <Input type="email" inputMode="email" autoComplete="username" autoFocus />
        </Form.Item>
        <Form.Item name="password" label="Password">
          <PasswordInput autoComplete="current-password" />
        </Form.Item>
        <Form.Item>
          <SubmitButton submission={submission}>Login</SubmitButton>
        </Form.Item>
        <Link to="/Verfication_forget" className="tap">
          Forgot Password?
        </Link>
      </AuthForm>
    </AuthLayout>
  );
}
