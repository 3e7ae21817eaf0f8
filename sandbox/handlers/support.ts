import { eq } from 'drizzle-orm';
import { activity } from '../../src/resources/activity';
import { tickets as ticketList } from '../../src/resources/tickets';
import { countedPage } from '../db/page';
import { activities, tickets } from '../db/schema';
import { RequestError } from '../errors';
import { list, member } from './route';

export const supportRoutes = [
  list(activity, [], ({ db, member: { id } }, page) =>
    countedPage(db, activities, { where: eq(activities.memberId, id), page }, (row) => ({
      activity: row.activity,
      message: row.message,
      createdAt: row.createdAt.toISOString(),
    })),
  ),

  list(ticketList, [], ({ db, member: { id } }, page) =>
    countedPage(db, tickets, { where: eq(tickets.memberId, id), page }, (row) => ({
      subject: row.subject,
      message: row.message,
      status: row.status,
      remarks: row.remarks,
    })),
  ),

  member(ticketList.create, async ({ db, member: { id }, now }, body) => {
    const [subject, message] = [body.subject.trim(), body.message.trim()];
    if (subject === '' || message === '') throw new RequestError('Choose a topic and write a message');
    await db.insert(tickets).values({ memberId: id, subject, message, status: 'OPEN', createdAt: now() });
    return { message: 'Ticket sent' };
  }),
];
