import { createRandom } from '../src/core/random';

export interface LedgerRow {
  readonly amount: string;
  readonly transactionType: string;
  readonly createdAt: string;
  readonly [key: string]: string;
}

const types = ['levelIncome', 'rewards', 'royaltyBonus', 'userFundTransfer', 'accountActivation'];

/** So many transactions, the newest first, the same ones each time. */
export function ledgerRows(count: number): LedgerRow[] {
  const random = createRandom(1);
  const newest = Date.UTC(2026, 0, 31);
  return Array.from({ length: count }, (_, place) => {
    const at = new Date(newest - place * 60_000).toISOString();
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
      description: `Transaction ${place + 1}`,
    };
  });
}

/** A ledger as whoever serves its pages needs it; rows in an array are one. */
export interface Ledger {
  readonly length: number;
  readonly slice: (from: number, to: number) => readonly LedgerRow[];
}

/** So many rows without the memory that they would take: ten in turn, each told by whom it came from. */
export function longLedger(count: number): Ledger {
  // The same ten on every page: what a page costs is then the same by what is drawn.
  const some = ledgerRows(Math.min(count, 10));
  const rowAt = (place: number): LedgerRow => ({
    ...(some[place % some.length] as LedgerRow),
    from: `WH${10_000_000 + place}`,
    description: `Transaction ${place + 1}`,
  });
  return {
    length: count,
    slice: (from, to) =>
      Array.from({ length: Math.max(0, Math.min(to, count) - from) }, (_, place) => rowAt(from + place)),
  };
}
