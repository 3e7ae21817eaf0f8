import { Form, Input } from 'antd';
import { PasswordInput } from '../../components/PasswordInput';
import { Link, useLocation } from 'react-router-dom';
import { useHydrating } from '../../lib/useHydrating';
import type { Credentials } from '../../core/authParams';
import { normalizeId } from '../../core/visibleText';
import { hasUnconfirmedWrite } from '../../data/drafts';
import { emailOf, hasSessionEnded, readReturnTo, type SignInState } from '../../data/signInState';
import { checkDetails } from './accountRules';
import { useAuth } from './useAuth';
import { AuthForm } from './AuthForm';
import { useAuthForm } from './useAuthForm';

/** Returns the sentences above the form: whether a session ended, and what became of what was sent. */
function leadOf(): string {
  if (readReturnTo() === undefined) return FIRST_LEAD;
  const outcome = hasUnconfirmedWrite()
    ? "We couldn't confirm your last request: check the history after you sign in."
    : 'Nothing was sent.';
  const ended = hasSessionEnded() ? `Your session ended. ${outcome} ` : '';
  return `${ended}Sign in to continue where you left off. We'll e-mail you a code.`;
}

const FIRST_LEAD = "Enter your password. We'll e-mail you a code.";

export default function LoginPage() {
  const { login } = useAuth();
  const email = emailOf(useLocation().state);
  const submission = useAuthForm<Credentials>();
  // Read storage after hydration: the prerendered page is for visitors who have none.
  const lead = useHydrating() ? FIRST_LEAD : leadOf();

  const signIn = ({ email: typed, password }: Credentials) => {
    const state: SignInState = { email: normalizeId(typed) };
    submission.submit(() => login({ ...state, password }), '/Verfications', { state });
  };

  return (
    <AuthForm
      title="Login"
      lead={lead}
      footer={
        <>
          New here? <Link to="/signup">Sign up</Link> or <Link to="/Pageotp">verify your account</Link>
        </>
      }
      name="login"
      submission={submission}
      initialValues={{ email, password: '' }}
      check={checkDetails}
      onFinish={signIn}
      submitLabel="Login"
      afterSubmit={
        <Link to="/Verfication_forget" className="tap">
          Forgot Password?
        </Link>
      }
    >
      <Form.Item name="email" label="Email">
        <Input type="email" inputMode="email" autoComplete="username" autoFocus={email === ''} />
      </Form.Item>
      <Form.Item name="password" label="Password">
        <PasswordInput what="password" autoComplete="current-password" autoFocus={email !== ''} />
      </Form.Item>
    </AuthForm>
  );
}
