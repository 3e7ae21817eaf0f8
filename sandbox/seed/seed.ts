import { sql } from 'drizzle-orm';
import { createRandom, type Random } from '../../src/core/random';
import { ticketTopics } from '../../src/resources/tickets';
import { batchesOf, insertRows } from '../db/insertRows';
import type { Db } from '../db/open';
import { activities, members, tickets } from '../db/schema';
import { evenlySpacedDate, floorToHour } from '../domain/values';
import type { Vault } from '../domain/vault';
import { seedLedger } from './ledger';
import { demo, seedPeople } from './people';
import { seedTrading } from './trading';

const TICKETS = 14;

const lines = [
  ['Trade opened', 'The bot opened a futures position'],
  ['Trade closed', 'The bot closed a futures position'],
  ['Order placed', 'The bot placed a spot order'],
  ['Balance check', 'The exchange balance was checked'],
  ['Sign in', 'You signed in'],
] as const;

const outcomes = [
  { status: 'OPEN', remarks: null },
  { status: 'ANSWERED', remarks: 'We answered you by e-mail' },
  { status: 'CLOSED', remarks: 'Solved' },
] as const;

function* generateActivities(random: Random, now: Date, rows: number) {
  for (let index = 0; index < rows; index += 1) {
    const [activity, message] = random.pick(lines);
    yield { memberId: demo.id, activity, message, createdAt: evenlySpacedDate(now, 60, rows, index) };
  }
}

/** Seeds the demo member's activity log with `rows` entries, and the tickets, oldest first. */
async function seedSupport(db: Db, random: Random, now: Date, rows: number): Promise<void> {
  for (const batch of batchesOf(generateActivities(random, now, rows)))
    await insertRows(db, activities, batch);
  const demoTickets = Array.from({ length: TICKETS }, (_, index) => ({
    ...(index === TICKETS - 1 ? outcomes[0] : random.pick(outcomes)),
    memberId: demo.id,
    subject: random.pick(ticketTopics),
    message: `This is demo question ${index + 1}.`,
    createdAt: evenlySpacedDate(now, 90, TICKETS, index),
  }));
  await db.insert(tickets).values(demoTickets);
}

interface SeedOptions {
  readonly seed: number;
  readonly rows: number;
  readonly now: Date;
  readonly log: (line: string) => void;
  readonly vault: Vault;
}

/** An arbitrary advisory lock id: of several sandboxes with one database, only one may seed it. */
const SEED_LOCK = 4300;

/** Seeds an empty database in one transaction. Returns false, and does nothing, if the database has members. */
export async function seedWhenEmpty(db: Db, { seed, rows, now, log, vault }: SeedOptions): Promise<boolean> {
  const seeded = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    if ((await tx.$count(members)) > 0) return false;
    log(`Filling the database with made-up rows (seed ${seed}, ${rows} rows) …`);
    const hour = floorToHour(now);
    // Separate random generators, so that a change in one function does not change the rows of the others.
    await seedPeople(tx, createRandom(seed), hour, vault);
    await seedLedger(tx, createRandom(seed + 1), hour, rows);
    await seedTrading(tx, createRandom(seed + 2), hour, rows);
    await seedSupport(tx, createRandom(seed + 3), hour, rows);
    return true;
  });
  // After a vacuum, count queries read only the indexes, so they stay fast with millions of rows.
  if (seeded) await db.execute(sql`vacuum analyze`);
  return seeded;
}
