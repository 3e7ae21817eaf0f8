import type Big from 'big.js';
import { fieldOf, getValue, type ObjectResource } from '../../core/defineResource';
import { readDecimal } from '../../core/money';
import { PendingButton } from '../../components/PendingButton';
import styles from './Balance.module.css';
import { Cell } from './Cell';
import { fieldTitle } from './NameWithTooltip';
import type { Figure } from './StatisticGrid';
import { useObject } from '../../data/useObject';

interface Balance {
  /** An item for StatisticGrid: the formatted value, a skeleton while it loads, or a retry button after an error. */
  readonly figure: Figure;
  /** The balance for calculations; undefined if unknown or unreadable. */
  readonly amount: Big | undefined;
  /**
   * Returns the balance if it was loaded at or after `time` (epoch ms), such as after a transfer; otherwise undefined.
   */
  readonly amountSince: (time: number) => Big | undefined;
}

/** Returns a balance from an object, for a form that spends the balance. `title` replaces the field's title. */
export function useBalance(object: ObjectResource, key: string, title?: string): Balance {
  const { value, updatedAt, error, retry, retrying } = useObject(object);
  const amount = readDecimal(getValue(value, key));
  const objectField = fieldOf(object, key);
  const field = title === undefined ? objectField : { ...objectField, title };
  return {
    figure: {
      title: field.title,
      name: fieldTitle(field),
      value: (
        <span className={styles.balance}>
          <Cell field={field} row={value} loading={!value && !error} />
          {error && !retrying && (
            <span className={styles.status}>{value ? 'may be out of date' : "couldn't be loaded"}</span>
          )}
          {(error ?? retrying) && (
            <PendingButton size="small" pending={retrying} onClick={retry}>
              Try again
            </PendingButton>
          )}
        </span>
      ),
    },
    amount,
    amountSince: (time) => (updatedAt >= time ? amount : undefined),
  };
}
