import Big from 'big.js';
import { getValue, type Field } from '../../core/defineResource';
import { readDecimal, sumDecimals } from '../../core/money';

/** The fields of the two totals, which the portal calculates because the server doesn't send them. In $. */
export const totalFields = {
  bonus: {
    key: 'totalBonus',
    title: 'Total bonus',
    valueType: 'money',
    tooltip: 'Direct team bonus + Club bonus + Royalty bonus.',
  },
  withdraw: {
    key: 'totalWithdraw',
    title: 'Total withdraw',
    valueType: 'money',
    tooltip: 'Withdrawn to address + Withdrawn to fuel.',
  },
} as const satisfies Record<string, Field>;

const sumOf = (data: object, ...keys: string[]) =>
  sumDecimals(keys.map((key) => getValue(data, key)))?.toFixed();

/** Returns the dashboard's data plus the two totals (product.md: Constants). */
export const withTotals = (data: object): object => ({
  ...data,
  [totalFields.bonus.key]: sumOf(data, 'directTeamBonus', 'clubBonus', 'loyalityBonus'),
  [totalFields.withdraw.key]: sumOf(data, 'withrawRecords', 'fuelWithraw'),
});

/**
 * Returns each part's share of the bonus in per cent: 0 for a part of 0 or less, undefined if all parts are.
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
