import { Input } from 'antd';
import { useWrite } from '../../list/useWrite';
import type { ActionResource } from '../../core/defineResource';
import { Field } from '../../components/Field';
import { PendingButton } from '../../components/PendingButton';
import { useCountdown } from '../../components/useCountdown';
import styles from '../../components/Form.module.css';

interface CodeFieldProps {
  /** What mails the code. */
  readonly code: ActionResource;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string;
  /** While the order is under way. */
  readonly locked: boolean;
}

/** A one-time code by e-mail, and the button that asks for it: a request of its own, never repeated by itself. */
export function CodeField({ code, value, onChange, error, locked }: CodeFieldProps) {
  const { pending, send } = useWrite(code);
  const [left, startCountdown] = useCountdown();
  const request = async () => {
    if ((await send('create', {})) === 'worked') startCountdown();
  };
  return (
    <Field label="OTP" error={error}>
      {(input) => (
        <div className={styles.inline}>
          <Input
            {...input}
            inputMode="numeric"
            autoComplete="one-time-code"
            readOnly={locked}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <PendingButton
            disabled={left > 0 || locked}
            pending={pending !== undefined}
            onClick={() => void request()}
          >
            {left > 0 ? `Get OTP in ${left} s` : 'Get OTP'}
          </PendingButton>
        </div>
      )}
    </Field>
  );
}
