import Big from 'big.js';
import { fieldOf, getValue, type ObjectResource } from '../../core/defineResource';
import { MAX_PLACES, readDecimal } from '../../core/money';
import { RetryButton } from '../../components/PendingButton';
import styles from './Balance.module.css';
import { Cell } from './Cell';
import { fieldTitle } from './NameWithTooltip';
import { useObject } from '../../data/useObject';

/**
 * Reads a balance, field `key` of an object, for a form that spends it. Reads it again when the window becomes visible,
 * because a deposit or another tab may have changed it. `title` overrides the field's.
 */
export function useBalance(object: ObjectResource, key: string, title?: string) {
  const { value, updatedAt, error, retry, retrying } = useObject(object, { refetchOnWindowFocus: true });
  // Rounded, because a number in JSON can have digits that the server didn't mean, such as 12.339999999999998.
  const amount = readDecimal(getValue(value, key))?.round(MAX_PLACES, Big.roundHalfUp);
  const field = { ...fieldOf(object, key), ...(title && { title }) };
  return {
    /** An item for StatisticGrid: the formatted value, a skeleton while it loads, or a retry button after an error. */
    figure: {
      title: field.title,
      name: fieldTitle(field),
      value: (
        <span className={styles.balance}>
          <Cell field={field} row={value} loading={!value && !error} />
          {error && !retrying && (
            <span className={styles.status}>{value ? 'may be out of date' : "couldn't be loaded"}</span>
          )}
          {error && <RetryButton size="small" pending={retrying} onClick={retry} />}
        </span>
      ),
    },
    /** The balance for calculations; undefined if unknown or unreadable. */
    amount,
    /** Returns the balance if it was loaded at or after `time` (epoch ms), such as after a transfer. */
    amountSince: (time: number) => (updatedAt >= time ? amount : undefined),
  };
}
