import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bigId, dateTime, money, serial } from './columns';
import { memberId } from './members';

/**
 * The accounts, in USDT. `owner` is a member id, or 0 for system accounts (domain/ledger). Triggers in the
 * database maintain `balance` (migration ledger_rules).
 */
export const accounts = pgTable(
  'accounts',
  {
    owner: integer().notNull(),
    wallet: text().notNull(),
    balance: money().notNull().default('0'),
  },
  (t) => [
    primaryKey({ columns: [t.owner, t.wallet] }),
    check('accounts_no_overdraft', sql`${t.owner} = 0 or ${t.balance} >= 0`),
  ],
);

/** The journal: one row for each transaction. */
export const entries = pgTable('entries', {
  id: serial(),
  type: text().notNull(),
  /** The source and target of the money: a user id, a wallet address, 'Operator' or 'Package'. */
  source: text().notNull(),
  target: text().notNull(),
  description: text().notNull().default(''),
  createdAt: dateTime().notNull(),
});

/** The change of one account by an entry. Copies the entry's `type` and `createdAt`, so that indexes can use them. */
export const postings = pgTable(
  'postings',
  {
    id: serial(),
    entryId: bigId()
      .notNull()
      .references(() => entries.id),
    owner: integer().notNull(),
    wallet: text().notNull(),
    amount: money().notNull(),
    type: text().notNull(),
    createdAt: dateTime().notNull(),
  },
  (t) => [
    foreignKey({ columns: [t.owner, t.wallet], foreignColumns: [accounts.owner, accounts.wallet] }),
    index().on(t.entryId),
    index().on(t.owner, t.createdAt, t.id),
    // The wallet is the last column, because pages of a type are requested with and without a wallet.
    index().on(t.owner, t.type, t.createdAt, t.id, t.wallet),
    index().on(t.owner, t.wallet, t.createdAt, t.id),
  ],
);

/** The number of postings by account and type. Triggers maintain it, because counting a million postings is slow. */
export const postingCounts = pgTable(
  'posting_counts',
  {
    owner: integer().notNull(),
    wallet: text().notNull(),
    type: text().notNull(),
    count: bigId().notNull(),
  },
  (t) => [primaryKey({ columns: [t.owner, t.wallet, t.type] })],
);

/** Withdrawal orders. The operator approves or rejects a pending order. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: serial(),
    memberId: memberId(),
    entryId: bigId()
      .notNull()
      .references(() => entries.id),
    /** The amount debited from the member, who receives `amount` minus `fee`. */
    amount: money().notNull(),
    fee: money().notNull(),
    address: text().notNull(),
    status: text({ enum: ['PENDING', 'APPROVED', 'REJECTED'] }).notNull(),
    hash: text(),
    remarks: text(),
    createdAt: dateTime().notNull(),
  },
  (t) => [index().on(t.memberId, t.createdAt, t.id)],
);
