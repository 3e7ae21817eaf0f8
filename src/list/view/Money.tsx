import type Big from 'big.js';
import type { Field } from '../../core/defineResource';
import { Cell } from './Cell';

const field: Field = { key: 'value', title: 'Amount', valueType: 'money' };

/**
 * Renders a calculated amount in USDT. It is masked like all amounts, and '—' if unknown (product.md: Preferences).
 */
export const Money = ({ value }: { readonly value: Big | undefined }) => (
  <Cell field={field} row={{ value: value?.toFixed() }} loading={false} />
);
