import type { Field } from '../../core/defineResource';
import { Cell } from '../../values/Cell';

/** Renders a profit in USDT, green if above 0 and red if below. Without `decimals`, it is shown as money. */
export function ProfitAmount({ value, decimals }: { value: string; decimals?: number }) {
  const field: Field = {
    key: 'profit',
    title: 'Profit',
    colour: 'change',
    ...(decimals === undefined ? { valueType: 'money' } : { valueType: 'amount', decimals }),
  };
  return <Cell field={field} row={{ profit: value }} />;
}
