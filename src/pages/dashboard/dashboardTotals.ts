import { walletNotes } from '../../core/walletNotes';
import { pick, type Field } from '../../core/defineResource';
import { sumDecimals } from '../../core/money';

/**
 * The two sums of the dashboard, each with what it adds up; the parts come from the server
 * (product.md: Constants).
 */
const sums = {
  totalBonus: ['directTeamBonus', 'clubBonus', 'loyalityBonus'],
  totalWithdraw: ['withrawRecords', 'fuelWithraw'],
} as const;

/** The sums as fields that stand beside the server's own. Money in $. */
export const totalFields = {
  bonus: { key: 'totalBonus', title: 'Total bonus', valueType: 'money', note: walletNotes.totalBonus },
  withdraw: {
    key: 'totalWithdraw',
    title: 'Total withdraw',
    valueType: 'money',
    note: walletNotes.totalWithdraw,
  },
} as const satisfies Record<string, Field>;

/** The dashboard's data with its sums, as decimal strings; a sum is missing where a part cannot be read. */
export function withTotals(data: object): object {
  const totals = Object.entries(sums).map(([key, parts]) => {
    const sum = sumDecimals(parts.map((part) => pick(data, part)));
    return [key, sum?.toFixed()] as const;
  });
  return { ...data, ...Object.fromEntries(totals) };
}
