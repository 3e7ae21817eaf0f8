import { walletTooltips } from '../../resources/dashboard';
import { getValue, type Field } from '../../core/defineResource';
import { sumDecimals } from '../../core/money';

/** The two totals of the dashboard, each with the server fields that add up to it (product.md: Constants). */
const totalParts = {
  totalBonus: ['directTeamBonus', 'clubBonus', 'loyalityBonus'],
  totalWithdraw: ['withrawRecords', 'fuelWithraw'],
} as const;

/** The definitions of the two totals, which the server doesn't send. Amounts in $. */
export const totalFields = {
  bonus: { key: 'totalBonus', title: 'Total bonus', valueType: 'money', tooltip: walletTooltips.totalBonus },
  withdraw: {
    key: 'totalWithdraw',
    title: 'Total withdraw',
    valueType: 'money',
    tooltip: walletTooltips.totalWithdraw,
  },
} as const satisfies Record<string, Field>;

/**
 * Returns the dashboard's data plus the two totals as decimal strings; undefined if an amount in a total can't be read.
 */
export function withTotals(data: object): object {
  const totals = Object.entries(totalParts).map(([key, parts]) => {
    const sum = sumDecimals(parts.map((part) => getValue(data, part)));
    return [key, sum?.toFixed()] as const;
  });
  return { ...data, ...Object.fromEntries(totals) };
}
