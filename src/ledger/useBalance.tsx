import type Big from 'big.js';
import type { ReactNode } from 'react';
import { fieldOf, pick, type ObjectResource } from '../shared/defineResource';
import { readDecimal } from '../shared/money';
import { Cell } from './Cell';
import { useObject } from './useObject';

interface Balance {
  /** As its kind draws it, and as a bar until it is there. */
  readonly cell: ReactNode;
  /** To reckon with; undefined while it is not known or cannot be read. */
  readonly amount: Big | undefined;
}

/** One balance of an object, in view and as a decimal: what a form that spends it needs. */
export function useBalance(object: ObjectResource, key: string): Balance {
  const { value, error } = useObject(object.name);
  return {
    cell: <Cell key={key} field={fieldOf(object, key)} row={value} loading={!value && !error} />,
    amount: readDecimal(pick(value, key)),
  };
}
