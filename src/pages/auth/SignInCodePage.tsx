import { consumeReturnTo } from '../../data/signInState';
import { useAuth } from './useAuth';
import { CodePage } from './CodePage';

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
