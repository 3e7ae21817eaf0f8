import { createRandom } from '../src/core/random';

export interface LedgerRow {
  readonly amount: string;
  readonly transactionType: string;
  readonly createdAt: string;
  readonly [key: string]: string;
}

const types = ['levelIncome', 'rewards', 'royaltyBonus', 'userFundTransfer', 'accountActivation'];

/** Returns `count` transactions, the newest first, the same ones on each call. */
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

/** The members of an array that a server of pages needs. */
export interface Ledger {
  readonly length: number;
  readonly slice: (from: number, to: number) => readonly LedgerRow[];
}

/** Returns a ledger that repeats ten rows, so that it takes little memory. Each row has its own sender. */
export function longLedger(count: number): Ledger {
  // Every page has the same ten rows, so that each page costs the same to render.
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
