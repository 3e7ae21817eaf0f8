import type Big from 'big.js';
import type { ReactNode } from 'react';
import { fieldOf, pick, type ObjectResource } from '../core/defineResource';
import { readDecimal } from '../core/money';
import { PendingButton } from '../components/PendingButton';
import styles from './Balance.module.css';
import { Cell } from './Cell';
import { useObject } from './useObject';

interface Balance {
  /** As its kind draws it, as a bar until it is there, and with a way to ask again where that failed. */
  readonly cell: ReactNode;
  /** To reckon with; undefined while it is not known or cannot be read. */
  readonly amount: Big | undefined;
}

/** One balance of an object, in view and as a decimal: what a form that spends it needs. */
export function useBalance(object: ObjectResource, key: string): Balance {
  const { value, error, retry, retrying } = useObject(object.name);
  return {
    cell: (
      <span key={key} className={styles.balance}>
        <Cell field={fieldOf(object, key)} row={value} loading={!value && !error} />
        {error && !retrying && (
          <span className={styles.word}>{value ? 'may be out of date' : 'could not be read'}</span>
        )}
        {(error ?? retrying) && (
          <PendingButton size="small" pending={retrying} onClick={retry}>
            Try again
          </PendingButton>
        )}
      </span>
    ),
    amount: readDecimal(pick(value, key)),
  };
}
