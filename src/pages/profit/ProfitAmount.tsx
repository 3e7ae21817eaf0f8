import type Big from 'big.js';
import { Cell } from '../../values/Cell';

/** Renders a profit in USDT, green if above 0 and red if below, by default with the decimals of trades. */
export const ProfitAmount = ({ value, decimals = 4 }: { value: Big | undefined; decimals?: number }) => (
  <Cell
    field={{ key: 'profit', title: 'Profit', valueType: 'amount', decimals, colour: 'change' }}
    row={{ profit: value }}
  />
);
