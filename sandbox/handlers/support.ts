import { eq } from 'drizzle-orm';
import { activity } from '../../src/resources/activity';
import { tickets as ticketList } from '../../src/resources/tickets';
import { pageOf } from '../db/page';
import { activities, tickets } from '../db/schema/support';
import { Refusal } from '../domain/refusal';
import { list, member } from './route';

export const supportRoutes = [
  list(activity, [], async ({ db, member: { id } }, page) => {
    const mine = eq(activities.memberId, id);
    const found = await pageOf(db, activities, { where: mine, by: activities.createdAt, page });
    const rows = found.map((row) => ({
      activity: row.activity,
      message: row.message,
      createdAt: row.createdAt.toISOString(),
    }));
    return { rows, count: await db.$count(activities, mine) };
  }),

  list(ticketList, [], async ({ db, member: { id } }, page) => {
    const mine = eq(tickets.memberId, id);
    const found = await pageOf(db, tickets, { where: mine, by: tickets.createdAt, page });
    const rows = found.map(({ subject, message, status, remarks }) => ({
      subject,
      message,
      status,
      remarks,
    }));
    return { rows, count: await db.$count(tickets, mine) };
  }),

  member(ticketList.create, async ({ db, member: { id }, now }, body) => {
    const [subject, message] = [body.subject.trim(), body.message.trim()];
    if (subject === '' || message === '') throw new Refusal('Choose a topic and write a message');
    await db.insert(tickets).values({ memberId: id, subject, message, status: 'OPEN', createdAt: now() });
    return { message: 'Ticket sent' };
  }),
];
