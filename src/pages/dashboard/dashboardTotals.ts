import Big from 'big.js';
import { fieldOf, getValue } from '../../core/defineResource';
import { readDecimal, sum, sumDecimals } from '../../core/money';
import { dashboard } from '../../resources/dashboard';

/** Returns a total in $, which the server doesn't send, its parts, and a link to the transactions that give it. */
function totalOf(key: string, title: string, query: string, ...partKeys: readonly string[]) {
  const parts = partKeys.map((part) => fieldOf(dashboard, part));
  const tooltip = `${parts.map((part) => part.title).join(' + ')}.`;
  return { key, title, valueType: 'money', tooltip, to: `/tranctattion?${query}totals=1`, parts } as const;
}

const typeIs = (...types: readonly string[]) =>
  types.map((type) => `where.transactionType=${type}&`).join('');

export const totalBalance = totalOf(
  'totalBalance',
  'Total balance',
  '',
  'mainBalance',
  'depositBalance',
  'incomeBalance',
);
export const totalBonus = totalOf(
  'totalBonus',
  'Total bonus',
  typeIs('Level+income', 'Rewards', 'Royalty+bonus'),
  'directTeamBonus',
  'clubBonus',
  'loyalityBonus',
);
export const totalWithdraw = totalOf(
  'totalWithdraw',
  'Total withdraw',
  `${typeIs('Withdraw', 'Withdraw+refund', 'Fuel+withdraw')}where.walletType=Work+wallet&`,
  'withrawRecords',
  'fuelWithraw',
);

/** What a balance contains besides the lines above it in its card. */
const other = { title: 'Other', valueType: 'money' } as const;
export const otherBalance = {
  ...other,
  key: 'otherBalance',
  tooltip: 'Balance − the wallets above. The server reports it without saying what it is.',
} as const;
export const otherBonus = {
  ...other,
  key: 'otherBonus',
  tooltip: 'Available bonus − (Total bonus − Total withdraw), such as fees and corrections.',
} as const;

const sumOf = (data: object, { parts }: typeof totalBonus) =>
  sumDecimals(parts.map(({ key }) => getValue(data, key)));

/** Returns a balance minus a sum; undefined if one of them is unreadable or the difference rounds to 0.00. */
function differenceFrom(data: object, key: string, sum: Big | undefined): string | undefined {
  const difference = sum && readDecimal(getValue(data, key))?.minus(sum);
  return difference?.round(2, Big.roundHalfUp).eq(0) ? undefined : difference?.toFixed();
}

/** Returns the dashboard's data plus the totals and what the balances contain besides. */
export function withTotals(data: object): object {
  const [balance, bonus, withdrawn] = [totalBalance, totalBonus, totalWithdraw].map((total) =>
    sumOf(data, total),
  );
  return {
    ...data,
    totalBalance: balance?.toFixed(),
    totalBonus: bonus?.toFixed(),
    totalWithdraw: withdrawn?.toFixed(),
    otherBalance: differenceFrom(data, 'balance', balance),
    otherBonus: differenceFrom(data, 'incomeBalance', withdrawn && bonus?.minus(withdrawn)),
  };
}

/** Returns the percentage of each part of the bonus, 0 for a part of 0 or less; undefined if no part is above 0. */
export function bonusShares(data: object | undefined): readonly number[] | undefined {
  const amounts = totalBonus.parts.map(({ key }) => {
    const amount = readDecimal(getValue(data, key));
    return amount?.gt(0) ? amount : new Big(0);
  });
  const total = sum(amounts);
  return total.gt(0) ? amounts.map((amount) => amount.times(100).div(total).toNumber()) : undefined;
}
