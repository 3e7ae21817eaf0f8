import { Button, Form, Input } from 'antd';
import { Link, useLocation } from 'react-router-dom';
import { useCountdown } from '../../lib/useCountdown';
import { emailOf } from '../../data/signInState';
import type { EmailCode } from '../../core/authParams';
import { normalizeId } from '../../core/visibleText';
import { checkCode, checkDetails } from './accountRules';
import { useAuth, type AuthAction } from './useAuth';
import { AuthForm } from './AuthForm';
import { emptyCode, OtpBoxes } from './OtpBoxes';
import { useAuthForm } from './useAuthForm';

interface CodeValues {
  readonly email: string;
  readonly code: string[];
}

interface CodePageProps {
  readonly title: string;
  readonly lead: string;
  /** Makes the e-mail field editable if the previous page passed no e-mail. */
  readonly askEmail?: boolean;
  readonly resendLabel: string;
  readonly verify: AuthAction<EmailCode>;
  readonly getNextPath: () => string;
}

export function CodePage({ title, lead, askEmail = false, resendLabel, verify, getNextPath }: CodePageProps) {
  const { resendCode } = useAuth();
  const passedEmail = emailOf(useLocation().state);
  const submission = useAuthForm<CodeValues>({ code: 'code' });
  const { form, submitting, resending, isValid } = submission;
  const [left, startCountdown] = useCountdown(passedEmail !== '');
  const isEmailEditable = askEmail && passedEmail === '';

  const send = ({ email, code }: CodeValues) => {
    const state = { email: normalizeId(email) };
    submission.submit(() => verify({ ...state, otp: code.join('') }), getNextPath, {
      replace: true,
      ...(askEmail && { state }),
    });
  };
  // Resend needs only a valid e-mail, so it doesn't submit the form.
  const resend = () => {
    const email = normalizeId(form.getFieldsValue().email);
    if (isValid(checkDetails({ email })))
      submission.resend(
        () => resendCode({ email }),
        () => {
          startCountdown();
          // The countdown disables the pressed button, which would lose the focus.
          form.focusField('code');
        },
      );
  };

  return (
    <AuthForm
      title={title}
      lead={lead}
      footer={
        <Link to="/login" state={{ email: passedEmail }}>
          Back to sign-in
        </Link>
      }
      name="code"
      submission={submission}
      initialValues={{ email: passedEmail, code: emptyCode() }}
      check={checkCode}
      onFinish={send}
      submitLabel="Submit"
      afterSubmit={
        <Button type="text" block disabled={left > 0} loading={resending} onClick={resend}>
          {left > 0 ? `${resendLabel} in ${left} s` : resendLabel}
        </Button>
      }
    >
      <Form.Item name="email" label="Email">
        <Input
          type="email"
          readOnly={!isEmailEditable}
          autoComplete="username"
          placeholder={isEmailEditable ? '' : 'Sign in first'}
        />
      </Form.Item>
      <Form.Item name="code">
        <OtpBoxes locked={submitting} autoFocus={!isEmailEditable} />
      </Form.Item>
    </AuthForm>
  );
}
