import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';

const bigId = () => bigint({ mode: 'number' });
const serial = () => bigId().primaryKey().generatedByDefaultAsIdentity();
/** An amount in USDT, with eight decimal places. */
const money = () => numeric({ precision: 20, scale: 8 });
const dateTime = () => timestamp({ withTimezone: true, precision: 3 });

const memberId = () =>
  integer()
    .notNull()
    .references(() => members.id);

/** The members. The API's userId is 'WH' plus the id. Sponsors form a tree. */
export const members = pgTable(
  'members',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 100000 }),
    sponsorId: integer().references((): AnyPgColumn => members.id),
    name: text().notNull(),
    /** Stored in lower case, so that the unique constraint ignores case. */
    email: text().notNull().unique(),
    phone: text().notNull(),
    passwordHash: text().notNull(),
    verified: boolean().notNull().default(false),
    paid: boolean().notNull().default(false),
    packageAmount: money().notNull().default('0'),
    packageEnds: dateTime(),
    createdAt: dateTime().notNull(),
  },
  (t) => [index().on(t.sponsorId, t.createdAt, t.id)],
);

/** Sessions of signed-in members. Only the hash of a token is stored. */
export const sessions = pgTable(
  'sessions',
  { tokenHash: text().primaryKey(), memberId: memberId(), expiresAt: dateTime().notNull() },
  (t) => [index().on(t.memberId)],
);

/** Valid one-time codes. Used and exhausted codes are deleted. */
export const codes = pgTable(
  'codes',
  {
    id: serial(),
    memberId: memberId(),
    purpose: text({ enum: ['signUp', 'signIn', 'reset', 'withdrawal'] }).notNull(),
    hash: text().notNull(),
    /** A hash of the member and the client IP that requested the code. */
    requestedFrom: text().notNull(),
    /** The remaining attempts from the client IP that requested the code, and from all other client IPs. */
    triesLeft: integer().notNull(),
    othersTriesLeft: integer().notNull(),
    expiresAt: dateTime().notNull(),
  },
  (t) => [index().on(t.memberId, t.purpose)],
);

/** The counted requests of rate limits, and trusted sources (domain/limits): one row for each limit of a request. */
export const limits = pgTable(
  'limits',
  {
    id: serial(),
    /** A hash, so it reveals no e-mail or IP address. */
    key: text().notNull(),
    request: text().notNull(),
    until: dateTime().notNull(),
  },
  (t) => [index().on(t.key), index().on(t.request), index().on(t.until)],
);

/** The e-mails with codes, shown in the mailbox of the sandbox and queued for SMTP. */
export const mailbox = pgTable(
  'mailbox',
  {
    id: serial(),
    recipient: text().notNull(),
    subject: text().notNull(),
    code: text().notNull(),
    sentAt: dateTime().notNull(),
    /** When to try sending the e-mail next; null if the e-mail is not queued. */
    sendAt: dateTime(),
    sendTries: integer().notNull().default(0),
  },
  (t) => [index().on(t.sendAt)],
);

/** The API keys with which members have bound their exchange accounts. */
export const bindings = pgTable(
  'bindings',
  {
    memberId: memberId(),
    exchange: text().notNull(),
    /** The API key and its secret, encrypted (domain/vault). */
    keys: text().notNull(),
    /** The balance of the exchange account, in USDT. */
    balance: money().notNull().default('0'),
    createdAt: dateTime().notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.exchange] })],
);

/**
 * The accounts, in USDT. `owner` is a member id, or 0 for system accounts (domain/ledger). Triggers in the
 * database maintain `balance` (sql/ledgerRules.sql).
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

/** Trades. Prices, `profit` and `usdValue` (the value of the position) are in USDT. */
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
    createdAt: dateTime().notNull(),
    /** Null while the position is open. */
    closedAt: dateTime(),
  },
  (t) => [index().on(t.memberId, t.market, t.createdAt, t.id), index().on(t.memberId, t.closedAt, t.id)],
);

/** Exchange orders that open or close a trade. Prices are in USDT. */
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
    /** The ordered and the filled quantity, in units of the coin. */
    ordered: money().notNull(),
    quantity: money().notNull(),
    orderType: text().notNull(),
    createdAt: dateTime().notNull(),
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
    createdAt: dateTime().notNull(),
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
    createdAt: dateTime().notNull(),
  },
  (t) => [index().on(t.memberId, t.createdAt, t.id)],
);
