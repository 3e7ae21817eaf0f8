import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { dateTime, money, serial } from './columns';

export const memberId = () =>
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
    /**
     * A hash of the member and the client IP that requested the code. The column keeps its old name, because a rename
     * needs a migration.
     */
    requestedFrom: text('asked_from').notNull(),
    /** The remaining attempts from the client IP that requested the code, and from all other client IPs. */
    triesLeft: integer().notNull(),
    othersTriesLeft: integer().notNull(),
    expiresAt: dateTime().notNull(),
  },
  (t) => [index().on(t.memberId, t.purpose)],
);

/** The stored values of rate limits (db/limits). The id is hashed, so it reveals no e-mail or IP address. */
export const limits = pgTable(
  'limits',
  {
    id: text().primaryKey(),
    until: dateTime().notNull(),
    value: jsonb().$type<{ readonly until: number }>().notNull(),
  },
  (t) => [index().on(t.until)],
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
    sendAt: dateTime('post_at'),
    sendTries: integer('post_tries').notNull().default(0),
  },
  (t) => [index().on(t.sendAt)],
);

/** The exchange accounts that members bound, with encrypted keys. */
export const bindings = pgTable(
  'bindings',
  {
    memberId: memberId(),
    exchange: text().notNull(),
    apiKey: text().notNull(),
    apiSecret: text().notNull(),
    /** The balance of the exchange account, in USDT. */
    balance: money().notNull().default('0'),
    createdAt: dateTime().notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.exchange] })],
);
