import Big from 'big.js';
import { pick, type Field } from '../../core/defineResource';
import { readDecimal } from '../../core/money';

/**
 * How much of the bonus each part makes, in per cent of all that is above zero. A part below zero, or one
 * that cannot be read, takes no room; without anything above zero there are no shares (product.md: Dashboard).
 */
export function bonusShares(data: unknown, parts: readonly Field[]): readonly number[] | undefined {
  const amounts = parts.map(({ key }) => {
    const amount = readDecimal(pick(data, key));
    return amount?.gt(0) ? amount : new Big(0);
  });
  const sum = amounts.reduce((total, amount) => total.plus(amount), new Big(0));
  return sum.gt(0) ? amounts.map((amount) => amount.times(100).div(sum).toNumber()) : undefined;
}
