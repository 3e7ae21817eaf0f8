import { useNavigate } from 'react-router-dom';
import { consumeReturnTo } from '../../data/signInState';
import { useAuth } from './auth';
import { CodePage } from './CodePage';

/** Renders step two of the log-in: the code from the e-mail starts the session (product.md: Codes). */
export default function SignInCodePage() {
  const { confirmSignIn } = useAuth();
  const navigate = useNavigate();
  return (
    <CodePage
      title="Enter your code"
      lead="We sent a six-digit code to your e-mail. The code expires in a few minutes."
      resendLabel="Resend OTP"
      verify={confirmSignIn}
      onVerified={() => void navigate(consumeReturnTo(), { replace: true })}
    />
  );
}
