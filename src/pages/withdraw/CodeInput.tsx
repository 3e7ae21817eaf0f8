import { Input, Space, type InputProps } from 'antd';
import { withdrawalCode } from '../../resources/withdrawalCode';
import { PendingButton } from '../../components/PendingButton';
import { useCountdown } from '../../components/useCountdown';
import { useWrite } from '../../list/useWrite';

/** A one-time code by e-mail, and the button that asks for it: a request of its own, never repeated by itself. */
export function CodeInput(input: InputProps) {
  const { pending, send } = useWrite(withdrawalCode);
  const [left, startCountdown] = useCountdown();
  const request = async () => {
    if ((await send('create', {})) === 'worked') startCountdown();
  };
  return (
    <Space.Compact block>
      <Input {...input} inputMode="numeric" autoComplete="one-time-code" />
      <PendingButton
        disabled={left > 0 || input.readOnly === true}
        pending={pending !== undefined}
        onClick={() => void request()}
      >
        {left > 0 ? `Get OTP in ${left} s` : 'Get OTP'}
      </PendingButton>
    </Space.Compact>
  );
}
