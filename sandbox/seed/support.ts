import type { Random } from '../../src/core/random';
import { ticketTopics } from '../../src/resources/tickets';
import { bulkWriter } from '../db/bulk';
import type { Db } from '../db/open';
import { activities, tickets } from '../db/schema/support';
import { demo } from './people';
import { spread } from './timeline';

const TICKETS = 14;

const lines = [
  ['Trade opened', 'The bot opened a futures position'],
  ['Trade closed', 'The bot closed a futures position'],
  ['Order placed', 'The bot placed a spot order'],
  ['Balance check', 'The exchange balance was checked'],
  ['Sign in', 'You signed in'],
] as const;

const answers = [
  { status: 'OPEN', remarks: null },
  { status: 'ANSWERED', remarks: 'We answered you by e-mail' },
  { status: 'CLOSED', remarks: 'Solved' },
] as const;

/** Seeds the demo member's activity log with `rows` entries, and the tickets, oldest first. */
export async function seedSupport(db: Db, random: Random, now: Date, rows: number): Promise<void> {
  const log = bulkWriter(db, activities);
  for (let place = 0; place < rows; place += 1) {
    const [activity, message] = random.pick(lines);
    await log.add({ memberId: demo.id, activity, message, createdAt: spread(now, 60, rows, place) });
  }
  await log.flush();

  const ticketWriter = bulkWriter(db, tickets);
  for (let place = 0; place < TICKETS; place += 1) {
    const answer = place === TICKETS - 1 ? answers[0] : random.pick(answers);
    await ticketWriter.add({
      memberId: demo.id,
      subject: random.pick(ticketTopics),
      message: `This is demo question ${place + 1}.`,
      ...answer,
      createdAt: spread(now, 90, TICKETS, place),
    });
  }
  await ticketWriter.flush();
}
