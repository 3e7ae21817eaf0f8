import { Input } from 'antd';
import { useState, type SyntheticEvent } from 'react';
import { useWrite } from '../../list/useWrite';
import type { ActionResource } from '../../core/defineResource';
import { Field } from '../../components/Field';
import { PendingButton } from '../../components/PendingButton';
import styles from '../../components/Form.module.css';
import { UnknownOutcome } from '../../components/UnknownOutcome';

interface PhoneFormProps {
  readonly phone: ActionResource;
  /** What the server holds: '' where it has none, undefined where that is not known. */
  readonly saved: string | undefined;
}

/**
 * The phone number, free text (SPEC §2 Profile, §5). Add Number sends what stands there; Submit
 * sends it only when it was changed (DESIGN decision 11).
 */
export function PhoneForm({ phone, saved }: PhoneFormProps) {
  const { pending, failure, send } = useWrite(phone);
  const [typed, setTyped] = useState<string>();
  const [pressed, press] = useState<'add' | 'submit'>();
  const [hint, setHint] = useState('');
  const number = typed ?? saved ?? '';

  const save = (button: 'add' | 'submit') => {
    press(button);
    void send('create', { phonenumber: number });
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (number !== saved && typed !== undefined) save('submit');
    else setHint(number === '' ? 'Enter a number first.' : 'This number is saved already.');
  };
  // While the saved number is not known, an untouched field says nothing about it.
  const add = () =>
    saved === undefined && typed === undefined ? setHint('Enter a number first.') : save('add');
  const waits = (button: 'add' | 'submit') => pending !== undefined && pressed === button;

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
                setHint('');
              }}
            />
            <PendingButton pending={waits('add')} onClick={add}>
              Add Number
            </PendingButton>
          </div>
        )}
      </Field>
      {hint && (
        <p className={styles.hint} role="status">
          {hint}
        </p>
      )}
      <UnknownOutcome failure={failure}>
        the number may have been saved. Sending it again does no harm.
      </UnknownOutcome>
      <div className={styles.buttons}>
        <PendingButton type="primary" htmlType="submit" pending={waits('submit')}>
          Submit
        </PendingButton>
      </div>
    </form>
  );
}
