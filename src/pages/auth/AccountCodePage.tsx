import { Link, useLocation, useNavigate } from 'react-router-dom';
import { emailOf } from '../../data/signInState';
import { useAuth } from './auth';
import { AuthLayout } from './AuthLayout';
import { CodeForm } from './CodeForm';

/** Verifies a new account with the code sent to its e-mail (product.md: Codes; decision 11). */
export default function AccountCodePage() {
  const { verifyAccount } = useAuth();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  return (
    <AuthLayout
      title="Verify your account"
      lead="Enter the six-digit code we sent to your e-mail."
      footer={<Link to="/login">Back to sign-in</Link>}
    >
      <CodeForm
        email={emailOf(state)}
        askEmail
        resendLabel="Resend Otp"
        verify={verifyAccount}
        onVerified={() => void navigate('/pop', { replace: true })}
      />
    </AuthLayout>
  );
}
