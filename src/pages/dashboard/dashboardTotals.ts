import Big from 'big.js';
import { fieldOf, getValue } from '../../core/defineResource';
import { readDecimal, sumDecimals } from '../../core/money';
import { dashboard } from '../../resources/dashboard';

/** Returns the field of a total in $ and the fields that add up to it. The server doesn't send the total. */
function totalOf(key: string, title: string, ...partKeys: readonly string[]) {
  const parts = partKeys.map((part) => fieldOf(dashboard, part));
  const tooltip = `${parts.map((part) => part.title).join(' + ')}.`;
  return { key, title, valueType: 'money', tooltip, parts } as const;
}

export const totalBonus = totalOf(
  'totalBonus',
  'Total bonus',
  'directTeamBonus',
  'clubBonus',
  'loyalityBonus',
);
export const totalWithdraw = totalOf('totalWithdraw', 'Total withdraw', 'withrawRecords', 'fuelWithraw');

const sumOf = (data: object, { parts }: typeof totalBonus) =>
  sumDecimals(parts.map(({ key }) => getValue(data, key)))?.toFixed();

/** Returns the dashboard's data plus the two totals (product.md: Constants). */
export const withTotals = (data: object): object => ({
  ...data,
  [totalBonus.key]: sumOf(data, totalBonus),
  [totalWithdraw.key]: sumOf(data, totalWithdraw),
});

/** Returns the percentage of each part of the bonus, 0 for a part of 0 or less; undefined if no part is above 0. */
export function bonusShares(data: object | undefined): readonly number[] | undefined {
  const amounts = totalBonus.parts.map(({ key }) => {
    const amount = readDecimal(getValue(data, key));
    return amount?.gt(0) ? amount : new Big(0);
  });
  const sum = amounts.reduce((total, amount) => total.plus(amount), new Big(0));
  return sum.gt(0) ? amounts.map((amount) => amount.times(100).div(sum).toNumber()) : undefined;
}
