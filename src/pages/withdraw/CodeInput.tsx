import { Button, Form, Space } from 'antd';
import { useRef, type ComponentProps } from 'react';
import { withdrawalCode } from '../../resources/withdrawals';
import { cutText } from '../../core/text';
import { UNAUTHORIZED } from '../../core/failure';
import { messages } from '../../core/messages';
import { clearFieldErrors } from '../../components/form';
import { errorText } from '../../lib/errorText';
import { useOnline } from '../../lib/useOnline';
import { useFieldError } from '../../lib/useServerError';
import { OtpInput } from '../../components/OtpInput';
import { useCodeCountdown } from '../../data/useCodeCountdown';
import { useWrite } from '../../data/useWrite';

interface CodeInputProps extends ComponentProps<typeof OtpInput> {
  /** Called before a code is requested. Returns false if the withdrawal has errors; no code is requested then. */
  readonly canRequestCode: () => boolean;
}

/** Renders the field for a one-time code, and a button that requests a code. No request is retried automatically. */
export function CodeInput({ canRequestCode, ...input }: CodeInputProps) {
  const form = Form.useFormInstance();
  const { pending, failure, send } = useWrite(withdrawalCode);
  const [left, startCountdown] = useCodeCountdown('withdrawal-code');
  const button = useRef<HTMLButtonElement>(null);
  // Leave the focus alone if the member has moved on to another field.
  const focusCode = () => {
    const { activeElement } = document;
    if (activeElement === button.current || activeElement === document.body) form.focusField('otp');
  };
  // 'Unauthorized!' is never shown at a field.
  const hidden = useOnline() ? [UNAUTHORIZED, messages.notSent] : [UNAUTHORIZED];
  const shown = failure && hidden.includes(failure.message) ? undefined : failure;
  useFieldError(form, shown, 'otp', cutText(errorText(shown)), focusCode);
  const requestCode = async () => {
    if (!canRequestCode() || (await send('create', {})) !== 'succeeded') return;
    startCountdown();
    // The error of an earlier code doesn't fit the code that was just sent.
    clearFieldErrors(form, { otp: '' });
    // Move the focus now: the button is about to be disabled and would lose it.
    focusCode();
  };
  return (
    <Space.Compact block>
      <OtpInput {...input} />
      <Button
        ref={button}
        disabled={left > 0 || input.readOnly === true}
        loading={pending !== undefined}
        onClick={() => void requestCode()}
      >
        {left > 0 ? `Get OTP in ${left} s` : 'Get OTP'}
      </Button>
    </Space.Compact>
  );
}
