import Big from 'big.js';
import { and, eq, or } from 'drizzle-orm';
import { readDecimal } from '../../src/core/money';
import type { Db } from '../db/open';
import { accounts, entries, postings } from '../db/schema';
import { RequestError } from '../errors';
import { decimal } from './values';

const wallets = ['FUEL', 'INCOME', 'DEPOSIT'] as const;
export type Wallet = (typeof wallets)[number];

export interface Account {
  readonly owner: number;
  readonly wallet: string;
}

/** The system accounts: the counterpart of every transaction that moves money into or out of members' wallets. */
export const systemAccounts = {
  exchange: { owner: 0, wallet: 'EXCHANGE' },
  bonuses: { owner: 0, wallet: 'BONUSES' },
  packages: { owner: 0, wallet: 'PACKAGES' },
  fees: { owner: 0, wallet: 'FEES' },
} as const satisfies Record<string, Account>;

export const accountsOf = (owner: number): Account[] => wallets.map((wallet) => ({ owner, wallet }));

const walletNames: Record<string, string> = {
  FUEL: 'Fuel Wallet balance',
  INCOME: 'income balance',
  DEPOSIT: 'deposit balance',
};

const MAX_PLACES = 8;

/** Parses an amount in USDT: above zero, at most eight decimal places. Throws RequestError for anything else. */
export function readAmount(raw: unknown): Big {
  const amount = readDecimal(raw);
  if (!amount || amount.lte(0)) throw new RequestError('Enter an amount above 0');
  if (!amount.eq(amount.round(MAX_PLACES)))
    throw new RequestError(`The amount can have at most ${MAX_PLACES} decimal places`);
  return amount;
}

/** Throws RequestError if the amount exceeds the wallet's balance. */
export function checkFunds(wallet: string, balance: Big | string, amount: Big): void {
  if (amount.gt(balance))
    throw new RequestError(`Not enough funds: your ${walletNames[wallet]} is ${decimal(balance)} USDT`);
}

type Move = Account & { readonly amount: Big };

/** Returns the two moves that take an amount from one account and add it to another. */
export const moveBetween = (from: Account, to: Account, amount: Big | string): Move[] => [
  { ...from, amount: new Big(amount).neg() },
  { ...to, amount: new Big(amount) },
];

export interface NewEntry {
  readonly type: string;
  /** The source and target of the money, as shown to members. */
  readonly source: string;
  readonly target: string;
  readonly description?: string;
  readonly at: Date;
  /** Amounts in USDT by account, negative for debits. Each account occurs once; the sum is zero. */
  readonly moves: readonly Move[];
}

/** Locks accounts, always in the same order, so that two transactions never deadlock. */
export async function lockAccounts(tx: Db, moves: readonly Account[]) {
  const conditions = moves.map(({ owner, wallet }) =>
    and(eq(accounts.owner, owner), eq(accounts.wallet, wallet)),
  );
  return tx
    .select()
    .from(accounts)
    .where(or(...conditions))
    .orderBy(accounts.owner, accounts.wallet)
    .for('update');
}

/** Returns the rows of an entry's postings. */
export const postingsOf = ({ moves, type, at }: Pick<NewEntry, 'moves' | 'type' | 'at'>, entryId: number) =>
  moves.map(({ amount, ...account }) => {
    return { ...account, amount: amount.toFixed(), entryId, type, createdAt: at };
  });

/** Books an entry inside the caller's transaction and returns its id. Throws RequestError if a wallet lacks funds. */
export async function book(tx: Db, newEntry: NewEntry): Promise<number> {
  const { moves, at, ...entry } = newEntry;
  const locked = await lockAccounts(tx, moves);
  for (const { owner, wallet, balance } of locked) {
    const move = moves.find((m) => m.owner === owner && m.wallet === wallet);
    if (owner !== 0 && move) checkFunds(wallet, balance, move.amount.neg());
  }
  const [row] = await tx
    .insert(entries)
    .values({ ...entry, createdAt: at })
    .returning({ id: entries.id });
  if (!row) throw new Error('the journal entry was not inserted');
  await tx.insert(postings).values(postingsOf(newEntry, row.id));
  return row.id;
}

/** Returns the balance of each wallet of a member, in USDT. */
export async function balancesOf(db: Db, owner: number): Promise<Record<Wallet, Big>> {
  const rows = await db.select().from(accounts).where(eq(accounts.owner, owner));
  const balanceOf = (wallet: Wallet) => new Big(rows.find((row) => row.wallet === wallet)?.balance ?? 0);
  return { FUEL: balanceOf('FUEL'), INCOME: balanceOf('INCOME'), DEPOSIT: balanceOf('DEPOSIT') };
}
