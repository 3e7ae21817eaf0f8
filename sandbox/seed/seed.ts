import { sql } from 'drizzle-orm';
import { createRandom } from '../../src/core/random';
import type { Db } from '../db/open';
import { members } from '../db/schema/members';
import type { Vault } from '../domain/vault';
import { seedLedger } from './ledger';
import { seedPeople } from './people';
import { seedSupport } from './support';
import { floorToHour } from './timeline';
import { seedTrading } from './trading';

export interface SeedOptions {
  readonly seed: number;
  readonly rows: number;
  readonly now: Date;
  readonly log: (line: string) => void;
  readonly vault: Vault;
}

/** Any number that nothing else locks: two sandboxes on one server must not both seed it. */
const SEED_LOCK = 4300;

/** Fills an empty database, whole or not at all; leaves one alone that has members. */
export async function seedWhenEmpty(db: Db, options: SeedOptions): Promise<void> {
  const { seed, rows, now, log, vault } = options;
  const seeded = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    if ((await tx.$count(members)) > 0) return false;
    log(`Filling the database with made-up rows (seed ${seed}, ${rows} rows) …`);
    const hour = floorToHour(now);
    // One generator for each part, so that changing one leaves the others as they were.
    await seedPeople(tx, createRandom(seed), hour, vault);
    await seedLedger(tx, createRandom(seed + 1), hour, rows);
    await seedTrading(tx, createRandom(seed + 2), hour, rows);
    await seedSupport(tx, createRandom(seed + 3), hour, rows);
    return true;
  });
  // Lets counting read the indexes alone, which is what makes millions of rows bearable.
  if (seeded) await db.execute(sql`vacuum analyze`);
}
