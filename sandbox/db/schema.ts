import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';

const bigId = () => bigint({ mode: 'number' });
const serial = () => bigId().primaryKey().generatedByDefaultAsIdentity();
const money = () => numeric({ precision: 20, scale: 8 });
const moment = () => timestamp({ withTimezone: true, precision: 3 });
const memberId = () =>
  integer()
    .notNull()
    .references(() => members.id);

/** A member; the wire's userId is 'WH' and the id. Sponsors form a tree: `sponsorId` never changes. */
export const members = pgTable(
  'members',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 100000 }),
    sponsorId: integer().references((): AnyPgColumn => members.id),
    name: text().notNull(),
    /** Kept in lower case, so that unique means unique whatever the case. */
    email: text().notNull().unique(),
    phone: text().notNull(),
    passwordHash: text().notNull(),
    verified: boolean().notNull().default(false),
    paid: boolean().notNull().default(false),
    packageAmount: money().notNull().default('0'),
    packageEnds: moment(),
    createdAt: moment().notNull(),
  },
  (t) => [index().on(t.sponsorId, t.createdAt, t.id)],
);

export const sessions = pgTable(
  'sessions',
  { tokenHash: text().primaryKey(), memberId: memberId(), expiresAt: moment().notNull() },
  (t) => [index().on(t.memberId)],
);

/** One-time codes that still live; a used or worn-out one is deleted. */
export const codes = pgTable(
  'codes',
  {
    id: serial(),
    memberId: memberId(),
    purpose: text({ enum: ['signUp', 'signIn', 'reset', 'withdrawal'] }).notNull(),
    hash: text().notNull(),
    /** Who asked for it, hashed with the member: their wrong tries and everybody else's are counted apart. */
    askedFrom: text().notNull(),
    triesLeft: integer().notNull(),
    othersTriesLeft: integer().notNull(),
    expiresAt: moment().notNull(),
  },
  (t) => [index().on(t.memberId, t.purpose)],
);

/** What limits count of callers and addresses (domain/limitStore); the id tells no address. */
export const limits = pgTable(
  'limits',
  {
    id: text().primaryKey(),
    /** Then it counts no longer. */
    until: moment().notNull(),
    value: jsonb().$type<{ readonly until: number }>().notNull(),
  },
  (t) => [index().on(t.until)],
);

export const mailbox = pgTable(
  'mailbox',
  {
    id: serial(),
    recipient: text().notNull(),
    subject: text().notNull(),
    code: text().notNull(),
    sentAt: moment().notNull(),
    /** When the post is to be tried, if it still is. */
    postAt: moment(),
    postTries: integer().notNull().default(0),
  },
  (t) => [index().on(t.postAt)],
);

export const bindings = pgTable(
  'bindings',
  {
    memberId: memberId(),
    exchange: text().notNull(),
    apiKey: text().notNull(),
    apiSecret: text().notNull(),
    /** What the exchange account holds, in USDT. */
    balance: money().notNull().default('0'),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.exchange] })],
);

/**
 * The accounts of the ledger, in USDT. Owner 0 is the house, the only one that may go below zero.
 * `balance` is kept by the database itself (migration ledger_laws), never by the code.
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

/** The journal: one row for each movement of money. */
export const entries = pgTable('entries', {
  id: serial(),
  type: text().notNull(),
  /** Who or what the money came from and went to: a user id, an address, 'Exchange'. */
  source: text().notNull(),
  target: text().notNull(),
  description: text().notNull().default(''),
  createdAt: moment().notNull(),
});

/** What an entry did to one account; type and moment are repeated so that one index serves each list. */
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
    createdAt: moment().notNull(),
  },
  (t) => [
    foreignKey({ columns: [t.owner, t.wallet], foreignColumns: [accounts.owner, accounts.wallet] }),
    index().on(t.entryId),
    index().on(t.owner, t.createdAt, t.id),
    // The wallet comes last: pages of a type are asked for with one and without.
    index().on(t.owner, t.type, t.createdAt, t.id, t.wallet),
    index().on(t.owner, t.wallet, t.createdAt, t.id),
  ],
);

/** How many postings an account has of each type: kept by the database itself, as to count a million takes long. */
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

export const withdrawals = pgTable(
  'withdrawals',
  {
    id: serial(),
    memberId: memberId(),
    entryId: bigId()
      .notNull()
      .references(() => entries.id),
    /** The whole debit; the member receives it less the fee. */
    amount: money().notNull(),
    fee: money().notNull(),
    address: text().notNull(),
    status: text({ enum: ['PENDING', 'APPROVED', 'REJECTED'] }).notNull(),
    hash: text(),
    remarks: text(),
    createdAt: moment().notNull(),
  },
  (t) => [index().on(t.memberId, t.createdAt, t.id)],
);

/** Prices in USDT; `profit` and `usdValue` (what the position was worth) too. */
export const trades = pgTable(
  'trades',
  {
    id: serial(),
    memberId: memberId(),
    market: text({ enum: ['FUTURE', 'SPOT'] }).notNull(),
    symbol: text().notNull(),
    side: text({ enum: ['BUY', 'SELL'] }).notNull(),
    exchange: text().notNull(),
    orderId: text().notNull(),
    status: text().notNull(),
    leverage: integer().notNull(),
    startPrice: money().notNull(),
    endPrice: money(),
    profit: money().notNull(),
    usdValue: money().notNull(),
    orderType: text().notNull(),
    createdAt: moment().notNull(),
    /** Empty while the position is open. */
    closedAt: moment(),
  },
  (t) => [index().on(t.memberId, t.market, t.createdAt, t.id), index().on(t.memberId, t.closedAt, t.id)],
);

export const orders = pgTable(
  'orders',
  {
    id: serial(),
    memberId: memberId(),
    tradeId: bigId()
      .notNull()
      .references(() => trades.id),
    market: text({ enum: ['FUTURE', 'SPOT'] }).notNull(),
    symbol: text().notNull(),
    side: text({ enum: ['BUY', 'SELL'] }).notNull(),
    exchange: text().notNull(),
    orderId: text().notNull(),
    batchId: text(),
    status: text({ enum: ['PENDING', 'APPLIED', 'APPROVED', 'REJECTED'] }).notNull(),
    price: money().notNull(),
    ordered: money().notNull(),
    quantity: money().notNull(),
    orderType: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    index().on(t.memberId, t.market, t.createdAt, t.id),
    index().on(t.memberId, t.market, t.status, t.createdAt, t.id),
    index().on(t.memberId, t.orderId),
    index().on(t.tradeId, t.createdAt, t.id),
  ],
);

export const activities = pgTable(
  'activities',
  {
    id: serial(),
    memberId: memberId(),
    activity: text().notNull(),
    message: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [index().on(t.memberId, t.createdAt, t.id)],
);

export const tickets = pgTable(
  'tickets',
  {
    id: serial(),
    memberId: memberId(),
    subject: text().notNull(),
    message: text().notNull(),
    status: text({ enum: ['OPEN', 'ANSWERED', 'CLOSED'] }).notNull(),
    remarks: text(),
    createdAt: moment().notNull(),
  },
  (t) => [index().on(t.memberId, t.createdAt, t.id)],
);
