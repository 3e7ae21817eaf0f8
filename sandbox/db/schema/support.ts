import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { dateTime, serial } from './columns';
import { memberId } from './members';

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
