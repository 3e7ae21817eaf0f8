import type { Field } from '../../core/defineResource';
import { Cell } from '../../list/view/Cell';

interface ProfitAmountProps {
  /** The profit in USDT, as a decimal. */
  readonly value: string;
  /** The number of decimals; without it, the profit is shown as money. */
  readonly decimals?: number;
}

/** Renders a profit in the colour of its sign. */
export function ProfitAmount({ value, decimals }: ProfitAmountProps) {
  const field: Field = {
    key: 'profit',
    title: 'Profit',
    colour: 'change',
    ...(decimals === undefined ? { valueType: 'money' } : { valueType: 'amount', decimals }),
  };
  return <Cell field={field} row={{ profit: value }} loading={false} />;
}
