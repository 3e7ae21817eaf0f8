import { Button, Input } from 'antd';
import { useState, type SyntheticEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { comeBackTo, emailOf } from '../../shared/entryState';
import { messages } from '../../shared/messages';
import { errorText } from '../../ui/errorText';
import { Field } from '../../ui/Field';
import { useNotify } from '../../ui/notify';
import { emptyCode, OTP_LENGTH, OtpBoxes } from '../../ui/OtpBoxes';
import { useCoolDown } from '../../ui/useCoolDown';
import { usePending } from '../../ui/usePending';
import { useAuth } from './auth';
import { AuthLayout } from './AuthLayout';
import layout from './AuthLayout.module.css';
import styles from './SignInCodePage.module.css';

type Step = 'submit' | 'resend';

/** Seconds between two codes; a backend may ask for more and says so itself. */
const COOL_DOWN = 30;

/** Log-in, step two: the code from the e-mail starts the session (SPEC §2 Sign-in verification). */
export default function SignInCodePage() {
  const { confirmSignIn, resendCode } = useAuth();
  const notify = useNotify();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const email = emailOf(state);
  const [boxes, setBoxes] = useState(emptyCode);
  const [problem, setProblem] = useState('');
  const [pending, run] = usePending<Step>();
  const [left, startCoolDown] = useCoolDown(COOL_DOWN);

  const fail = (text: string) => {
    setProblem(text);
    notify('error', text);
  };

  const attempt = (step: Step, call: () => Promise<{ message: string }>, done: () => void) =>
    run(step, async () => {
      setProblem('');
      try {
        const { message } = await call();
        if (message) notify('success', message);
        done();
      } catch (error) {
        fail(errorText(error));
      }
    });

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const otp = boxes.join('');
    if (!email || otp.length !== OTP_LENGTH) {
      fail(messages.enterDetails);
      return;
    }
    void attempt(
      'submit',
      () => confirmSignIn({ email, otp }),
      () => void navigate(comeBackTo(state), { replace: true }),
    );
  };

  const resend = () => {
    if (email) void attempt('resend', () => resendCode({ email, reason: 'verification' }), startCoolDown);
    else fail(messages.enterDetails);
  };

  return (
    <AuthLayout
      title="Enter your code"
      lead="We sent six digits to your e-mail. They are good for a few minutes."
      footer={<Link to="/login">Back to login</Link>}
    >
      <form className={layout.form} onSubmit={submit} noValidate>
        <Field label="Email">
          {(input) => (
            <Input
              {...input}
              type="email"
              value={email}
              readOnly
              autoComplete="username"
              placeholder="Start from the login screen"
            />
          )}
        </Field>
        <OtpBoxes
          value={boxes}
          onChange={setBoxes}
          invalid={problem !== ''}
          disabled={pending === 'submit'}
          autoFocus
        />
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        <Button type="primary" htmlType="submit" block loading={pending === 'submit'}>
          Submit
        </Button>
        <Button type="text" block disabled={left > 0} loading={pending === 'resend'} onClick={resend}>
          {left > 0 ? `Resend OTP in ${left} s` : 'Resend OTP'}
        </Button>
      </form>
    </AuthLayout>
  );
}
