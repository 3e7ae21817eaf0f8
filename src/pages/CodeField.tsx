import { Input } from 'antd';
import { useWrite } from '../ledger/useWrite';
import type { ActionResource } from '../shared/defineResource';
import { Field } from '../ui/Field';
import { PendingButton } from '../ui/PendingButton';
import { useCoolDown } from '../ui/useCoolDown';
import styles from './Form.module.css';

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
  const [left, startCoolDown] = useCoolDown();
  const request = async () => {
    if ((await send('create', {})) === 'worked') startCoolDown();
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
