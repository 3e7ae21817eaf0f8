import { Link, useLocation, useNavigate } from 'react-router-dom';
import { emailOf, consumeReturnTo } from '../../data/signInState';
import { useAuth } from './auth';
import { AuthLayout } from './AuthLayout';
import { CodeForm } from './CodeForm';

/** Renders step two of the log-in: the code from the e-mail starts the session (product.md: Codes). */
export default function SignInCodePage() {
  const { confirmSignIn } = useAuth();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  return (
    <AuthLayout
      title="Enter your code"
      lead="We sent a six-digit code to your e-mail. The code expires in a few minutes."
      footer={<Link to="/login">Back to sign-in</Link>}
    >
      <CodeForm
        email={emailOf(state)}
        resendLabel="Resend OTP"
        verify={confirmSignIn}
        onVerified={() => void navigate(consumeReturnTo(), { replace: true })}
      />
    </AuthLayout>
  );
}
