import { consumeReturnTo } from '../../data/signInState';
import { useAuth } from './useAuth';
import { CodePage } from './CodePage';

/** Renders the code page of the second sign-in step. */
export default function SignInCodePage() {
  const { login } = useAuth();
  return (
    <CodePage
      title="Enter your code"
      lead="We sent a six-digit code to your e-mail. The code expires in a few minutes."
      resendLabel="Resend OTP"
      verify={login}
      getNextPath={consumeReturnTo}
    />
  );
}
