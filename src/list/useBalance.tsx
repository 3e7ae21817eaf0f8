import type Big from 'big.js';
import { fieldOf, pick, type ObjectResource } from '../core/defineResource';
import { readDecimal } from '../core/money';
import { PendingButton } from '../components/PendingButton';
import styles from './Balance.module.css';
import { Cell } from './Cell';
import { fieldTitle } from './fieldTitle';
import type { Figure } from './StatisticGrid';
import { useObject } from './useObject';

interface Balance {
  /** For StatisticGrid: drawn as its kind is, as a bar until it is there, with a way to ask again where that failed. */
  readonly figure: Figure;
  /** To reckon with; undefined while it is not known or cannot be read. */
  readonly amount: Big | undefined;
  /** Returns the same if it was read after that time, in epoch milliseconds. */
  readonly amountSince: (time: number) => Big | undefined;
}

/** One balance of an object, in view and as a decimal: what a form that spends it needs. `title` is another than its field's. */
export function useBalance(object: ObjectResource, key: string, title?: string): Balance {
  const { value, updatedAt, error, retry, retrying } = useObject(object.name);
  const amount = readDecimal(pick(value, key));
  const found = fieldOf(object, key);
  const field = title === undefined ? found : { ...found, title };
  return {
    figure: {
      title: field.title,
      name: fieldTitle(field),
      value: (
        <span className={styles.balance}>
          <Cell field={field} row={value} loading={!value && !error} />
          {error && !retrying && (
            <span className={styles.word}>{value ? 'may be out of date' : "couldn't be loaded"}</span>
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
