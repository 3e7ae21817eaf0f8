import { useAuth } from './useAuth';
import { CodePage } from './CodePage';

export default function AccountCodePage() {
  const { verifyAccount } = useAuth();
  return (
    <CodePage
      title="Verify your account"
      lead="Enter the six-digit code we sent to your e-mail."
      askEmail
      resendLabel="Resend Otp"
      verify={verifyAccount}
      getNextPath={() => '/pop'}
    />
  );
}
