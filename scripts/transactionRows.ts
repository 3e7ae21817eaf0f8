import { createRandom } from '../src/core/random';

interface TransactionRow {
  readonly amount: string;
  readonly transactionType: string;
  readonly createdAt: string;
  readonly [key: string]: string;
}

const types = ['levelIncome', 'rewards', 'royaltyBonus', 'userFundTransfer', 'accountActivation'];

/** Returns `count` generated transactions, newest first. Every call returns the same transactions. */
export function transactionRows(count: number): TransactionRow[] {
  const random = createRandom(1);
  const newest = Date.UTC(2026, 0, 31);
  return Array.from({ length: count }, (_, index) => {
    const at = new Date(newest - index * 60_000).toISOString();
    return {
      tokenName: 'USDT',
      from: `WH${100_000 + random.int(0, 9_999)}`,
      to: 'WH100001',
      amount: `${random.int(-50_000, 100_000)}.${String(random.int(0, 99_999_999)).padStart(8, '0')}`,
      walletType: random.int(0, 1) === 1 ? 'WALLET' : 'DEPOSIT',
      transactionType: types[random.int(0, types.length - 1)] ?? 'rewards',
      side: 'CREDIT',
      createdAt: at,
      updatedAt: at,
      description: `Transaction ${index + 1}`,
    };
  });
}
