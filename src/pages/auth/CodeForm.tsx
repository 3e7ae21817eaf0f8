import { Input } from 'antd';
import { useId, useState, type SyntheticEvent } from 'react';
import { messages } from '../../core/messages';
import { Field } from '../../components/Field';
import { emptyCode, OTP_LENGTH, OtpBoxes } from '../../components/OtpBoxes';
import { PendingButton } from '../../components/PendingButton';
import { useCountdown } from '../../components/useCountdown';
import { useAuth } from './auth';
import layout from './AuthLayout.module.css';
import { FormError } from './FormError';
import { useSubmit } from './useSubmit';

interface CodeFormProps {
  /** The e-mail an earlier step passed on; '' where there is none. */
  readonly email: string;
  /** Whether the member may name the e-mail here, when no earlier step did. */
  readonly askEmail?: boolean;
  readonly resendLabel: string;
  readonly verify: (proof: { email: string; otp: string }) => Promise<{ readonly message: string }>;
  readonly onVerified: () => void;
}

/** E-mail, six boxes, Submit and another code (SPEC §2 Verification screens, §5 OTP verification). */
export function CodeForm({ email: given, askEmail = false, resendLabel, verify, onVerified }: CodeFormProps) {
  const { resendCode } = useAuth();
  const { pending, problem, fail, attempt } = useSubmit<'submit' | 'resend'>();
  const [typed, setTyped] = useState('');
  const [boxes, setBoxes] = useState(emptyCode);
  /** What the problem is about: nothing where another code could not be had. */
  const [wrong, setWrong] = useState<{ readonly email?: boolean; readonly code?: boolean }>({});
  const problemId = useId();
  const [left, startCountdown] = useCountdown(given !== '');
  const editable = askEmail && given === '';
  const email = editable ? typed.trim() : given;

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (pending) return;
    const otp = boxes.join('');
    const missing = { email: !email, code: otp.length !== OTP_LENGTH };
    if (missing.email || missing.code) {
      setWrong(missing);
      fail(messages.enterDetails);
      return;
    }
    // Whatever fails now is said at the code.
    setWrong({ code: true });
    void attempt('submit', () => verify({ email, otp }), onVerified);
  };
  const resend = () => {
    if (pending) return;
    setWrong({ email: !email });
    if (!email) fail(messages.enterDetails);
    else void attempt('resend', () => resendCode({ email, reason: 'verification' }), startCountdown);
  };

  // A missing e-mail alone is said at its field.
  const shown = wrong.email && !wrong.code ? '' : problem;

  return (
    <form className={layout.form} onSubmit={submit} noValidate>
      <Field label="Email" error={wrong.email ? problem : ''}>
        {(input) => (
          <Input
            {...input}
            type="email"
            value={editable ? typed : given}
            onChange={(event) => setTyped(event.target.value)}
            readOnly={!editable}
            autoComplete="username"
            placeholder={editable ? '' : 'Start from the login screen'}
          />
        )}
      </Field>
      <OtpBoxes
        value={boxes}
        onChange={setBoxes}
        invalid={wrong.code === true && shown !== ''}
        describedBy={wrong.code && shown ? problemId : undefined}
        locked={pending === 'submit'}
        autoFocus={!editable}
      />
      <FormError id={problemId} text={shown} />
      <PendingButton type="primary" htmlType="submit" block pending={pending === 'submit'}>
        Submit
      </PendingButton>
      <PendingButton type="text" block disabled={left > 0} pending={pending === 'resend'} onClick={resend}>
        {left > 0 ? `${resendLabel} in ${left} s` : resendLabel}
      </PendingButton>
    </form>
  );
}
