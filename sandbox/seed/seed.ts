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

/** An arbitrary advisory lock id: only one of several sandboxes on a server may seed the database. */
const SEED_LOCK = 4300;

/** Seeds an empty database in one transaction. Does nothing if the database has members. */
export async function seedWhenEmpty(db: Db, options: SeedOptions): Promise<void> {
  const { seed, rows, now, log, vault } = options;
  const seeded = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    if ((await tx.$count(members)) > 0) return false;
    log(`Filling the database with made-up rows (seed ${seed}, ${rows} rows) …`);
    const hour = floorToHour(now);
    // A separate generator for each part, so that a change of one part does not change the others.
    await seedPeople(tx, createRandom(seed), hour, vault);
    await seedLedger(tx, createRandom(seed + 1), hour, rows);
    await seedTrading(tx, createRandom(seed + 2), hour, rows);
    await seedSupport(tx, createRandom(seed + 3), hour, rows);
    return true;
  });
  // Lets count queries read only the indexes, which keeps them fast with millions of rows.
  if (seeded) await db.execute(sql`vacuum analyze`);
}
