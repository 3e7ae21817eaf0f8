import { Form, Input, Space, type InputProps } from 'antd';
import { useCallback, useEffect, useRef } from 'react';
import { withdrawalCode } from '../../resources/withdrawalCode';
import { cutText } from '../../core/cutText';
import { UNAUTHORIZED } from '../../core/failure';
import { errorText } from '../../components/errorText';
import { PendingButton } from '../../components/PendingButton';
import { useCountdown } from '../../components/useCountdown';
import { useWrite } from '../../list/useWrite';

/** Longer words are whole in the toast. */
const AT_FIELD = 200;

interface CodeInputProps extends InputProps {
  /** Whether the order is worth a code: asked before each one. */
  readonly mayAsk: () => boolean;
}

/** A one-time code by e-mail, and the button that asks for it: a request of its own, never repeated by itself. */
export function CodeInput({ mayAsk, ...input }: CodeInputProps) {
  const form = Form.useFormInstance();
  const { pending, failure, send } = useWrite(withdrawalCode);
  const [left, startCountdown] = useCountdown();
  const button = useRef<HTMLButtonElement>(null);
  // Only where nobody has gone on to another field in the meantime.
  const focusCode = useCallback(() => {
    const { activeElement } = document;
    if (activeElement === button.current || activeElement === document.body) form.focusField('otp');
  }, [form]);
  useEffect(() => {
    // The bar above the screen shows the end of a session.
    if (!failure || failure.message === UNAUTHORIZED) return;
    form.setFields([{ name: 'otp', errors: [cutText(errorText(failure), AT_FIELD)] }]);
    focusCode();
  }, [form, failure, focusCode]);
  const request = async () => {
    if (!mayAsk() || (await send('create', {})) !== 'worked') return;
    startCountdown();
    // The button is about to be disabled, and would take the focus with it.
    focusCode();
  };
  return (
    <Space.Compact block>
      <Input {...input} inputMode="numeric" autoComplete="one-time-code" />
      <PendingButton
        ref={button}
        disabled={left > 0 || input.readOnly === true}
        pending={pending !== undefined}
        onClick={() => void request()}
      >
        {left > 0 ? `Get OTP in ${left} s` : 'Get OTP'}
      </PendingButton>
    </Space.Compact>
  );
}
