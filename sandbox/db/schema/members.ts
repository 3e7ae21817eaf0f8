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
import { moment, money, serial } from './columns';

export const memberId = () =>
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
