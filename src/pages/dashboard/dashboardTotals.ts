import { walletNotes } from '../../resources/dashboard';
import { pick, type Field } from '../../core/defineResource';
import { sumDecimals } from '../../core/money';

/** The two totals of the dashboard, each with its parts, which come from the server (product.md: Constants). */
const totalParts = {
  totalBonus: ['directTeamBonus', 'clubBonus', 'loyalityBonus'],
  totalWithdraw: ['withrawRecords', 'fuelWithraw'],
} as const;

/** The fields of the two totals, in addition to those of the server. Amounts in $. */
export const totalFields = {
  bonus: { key: 'totalBonus', title: 'Total bonus', valueType: 'money', note: walletNotes.totalBonus },
  withdraw: {
    key: 'totalWithdraw',
    title: 'Total withdraw',
    valueType: 'money',
    note: walletNotes.totalWithdraw,
  },
} as const satisfies Record<string, Field>;

/** Returns the dashboard's data with its totals as decimal strings; a total is undefined if a part can't be read. */
export function withTotals(data: object): object {
  const totals = Object.entries(totalParts).map(([key, parts]) => {
    const sum = sumDecimals(parts.map((part) => pick(data, part)));
    return [key, sum?.toFixed()] as const;
  });
  return { ...data, ...Object.fromEntries(totals) };
}
