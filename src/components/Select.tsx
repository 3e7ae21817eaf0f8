import type { ComponentProps } from 'react';
import styles from './Select.module.css';

interface SelectProps extends Omit<ComponentProps<'select'>, 'onChange'> {
  readonly options: readonly { readonly label: string; readonly value: string }[];
  readonly onPick: (value: string) => void;
}

/** The browser's own dropdown in the portal's clothes: it is good on phones, and weighs nothing. */
export function Select({ options, onPick, ...rest }: SelectProps) {
  return (
    <select {...rest} className={styles.select} onChange={(event) => onPick(event.target.value)}>
      {options.map(({ label, value }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
