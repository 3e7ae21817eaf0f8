import Big from 'big.js';
import { getValue, type Field } from '../../core/defineResource';
import { readDecimal } from '../../core/money';

/**
 * Returns the share of each part of the bonus, in per cent of all parts above zero. A part that is negative or
 * unreadable has no share. Undefined if no part is above zero (product.md: Dashboard).
 */
export function bonusShares(
  data: object | undefined,
  parts: readonly Field[],
): readonly number[] | undefined {
  const amounts = parts.map(({ key }) => {
    const amount = readDecimal(getValue(data, key));
    return amount?.gt(0) ? amount : new Big(0);
  });
  const sum = amounts.reduce((total, amount) => total.plus(amount), new Big(0));
  return sum.gt(0) ? amounts.map((amount) => amount.times(100).div(sum).toNumber()) : undefined;
}
