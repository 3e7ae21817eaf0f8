import type Big from 'big.js';
import type { Field } from '../core/defineResource';
import { Cell } from './Cell';

const field: Field = { key: 'value', title: 'Amount', valueType: 'money' };

/** A reckoned amount in USDT, hidden with all others; '—' where it is not known (product.md: Preferences). */
export const Money = ({ value }: { readonly value: Big | undefined }) => (
  <Cell field={field} row={{ value: value?.toFixed() }} loading={false} />
);
