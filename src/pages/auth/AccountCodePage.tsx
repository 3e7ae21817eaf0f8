import { useNavigate } from 'react-router-dom';
import { useAuth } from './auth';
import { CodePage } from './CodePage';

/** Renders the form that verifies a new account with the code sent to its e-mail (product.md: Codes; decision 11). */
export default function AccountCodePage() {
  const { verifyAccount } = useAuth();
  const navigate = useNavigate();
  return (
    <CodePage
      title="Verify your account"
      lead="Enter the six-digit code we sent to your e-mail."
      askEmail
      resendLabel="Resend Otp"
      verify={verifyAccount}
      onVerified={() => void navigate('/pop', { replace: true })}
    />
  );
}
