import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { CannotStart } from '../errors';
import type { Db } from './open';
import * as schema from './schema';

/** The error for a database whose tables were created from another version of the schema. */
export class OutdatedDatabase extends CannotStart {
  constructor() {
    super(
      'The database was made by another version of the sandbox. Delete its rows and create it again with ' +
        '`npm start -- --reset`, or choose another database with SANDBOX_DATA or DATABASE_URL',
    );
  }
}

/** Returns the statements of a file in sql/. `npm run sandbox:migration` writes tables.sql. */
const statementsOf = (file: string): string[] =>
  readFileSync(new URL(`sql/${file}`, import.meta.url), 'utf8')
    .replaceAll('\r\n', '\n')
    .split('--> statement-breakpoint\n');

/** An arbitrary advisory lock id: only one of several starting sandboxes may create the tables. */
const TABLES_LOCK = 4299;

/**
 * Creates the tables in an empty database. Deletes existing tables first if `reset` is true; otherwise, throws
 * OutdatedDatabase if they were created from another version of the schema.
 */
export async function createTables(db: Db, reset = false): Promise<void> {
  const statements = [...statementsOf('tables.sql'), ...statementsOf('ledgerRules.sql')];
  const version = createHash('sha256').update(statements.join()).digest('hex');
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${TABLES_LOCK})`);
    const [found] = await tx
      .select({ version: sql<string | null>`obj_description(postings, 'pg_class')` })
      .from(sql`to_regclass('postings') as postings`)
      .where(sql`postings is not null`);
    if (found && !reset && found.version === version) return;
    if (found && !reset) throw new OutdatedDatabase();
    const tables = Object.values(schema).filter((table) => is(table, PgTable));
    if (found) await tx.execute(sql`drop table if exists ${sql.join(tables, sql`, `)} cascade`);
    for (const statement of statements) await tx.execute(sql.raw(statement));
    // Comments take no parameters.
    await tx.execute(sql.raw(`comment on table postings is '${version}'`));
  });
}
