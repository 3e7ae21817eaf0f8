import { useId, type ReactNode } from 'react';
import styles from './Field.module.css';

interface FieldProps {
  readonly label: string;
  /** What is wrong with the value; '' where nothing is. */
  readonly error?: string;
  /** Draws the input with the properties that tie it to its label and error. */
  readonly children: (input: InputTies) => ReactNode;
}

interface InputTies {
  readonly id: string;
  readonly status: 'error' | '';
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

/** One line of a form: label above, input, and its error below. */
export function Field({ label, error = '', children }: FieldProps) {
  const id = useId();
  const wrong = error !== '';
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        status: wrong ? 'error' : '',
        'aria-invalid': wrong,
        'aria-describedby': wrong ? `${id}-error` : undefined,
      })}
      {wrong && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
