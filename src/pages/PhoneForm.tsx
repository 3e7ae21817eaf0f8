import { Button, Input } from 'antd';
import { useState, type SyntheticEvent } from 'react';
import { useWrite } from '../ledger/useWrite';
import type { ActionResource } from '../shared/defineResource';
import { Field } from '../ui/Field';
import styles from './Form.module.css';
import { PendingButton } from '../ui/PendingButton';

interface PhoneFormProps {
  readonly phone: ActionResource;
  /** What the server holds; '' where there is none. */
  readonly saved: string;
}

/**
 * The phone number, free text (SPEC §2 Profile, §5). Add Number sends what stands there; Submit
 * sends it only when it was changed (DESIGN decision 11).
 */
export function PhoneForm({ phone, saved }: PhoneFormProps) {
  const { pending, send } = useWrite(phone);
  const [typed, setTyped] = useState<string>();
  const [unchanged, setUnchanged] = useState(false);
  const number = typed ?? saved;

  const save = () => void send('create', { phonenumber: number });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setUnchanged(number === saved);
    if (number !== saved) save();
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field label="Phone number">
        {(input) => (
          <div className={styles.inline}>
            <Input
              {...input}
              type="tel"
              autoComplete="tel"
              value={number}
              onChange={(event) => {
                setTyped(event.target.value);
                setUnchanged(false);
              }}
            />
            <Button disabled={pending !== undefined} onClick={save}>
              Add Number
            </Button>
          </div>
        )}
      </Field>
      {unchanged && (
        <p className={styles.hint} role="status">
          This number is saved already.
        </p>
      )}
      <div className={styles.buttons}>
        <PendingButton type="primary" htmlType="submit" pending={pending !== undefined}>
          Submit
        </PendingButton>
      </div>
    </form>
  );
}
