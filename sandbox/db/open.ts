import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { is, sql } from 'drizzle-orm';
import { PgTable, type PgDatabase, type PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { CannotStart } from '../errors';
import { openFolder, prepareFolder } from './dataFolder';
import { lockFolder } from './folderLock';
import * as schema from './schema';

/** The database or a transaction, independent of the driver. */
export type Db = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  readonly db: Db;
  readonly close: () => Promise<void>;
}

const casing = 'snake_case';

export interface DatabaseChoice {
  /** The folder of the embedded database, or 'memory://' for a database in memory only. */
  readonly dataDir: string;
  /** The URL of a PostgreSQL server, used instead of the embedded database. */
  readonly databaseUrl?: string | undefined;
  /** Whether to delete all rows of the database. */
  readonly reset?: boolean | undefined;
}

/** Returns the folder of an embedded database, or undefined for a database in memory. */
export function folderOf(dataDir: string): string | undefined {
  const path = dataDir.replace(/^file:\/\//, '');
  return path.includes('://') ? undefined : path;
}

/** Awaits the work. If it fails, calls `undo` and rethrows the error. */
export const undoOnError = <T>(work: Promise<T>, undo: () => void | Promise<void>): Promise<T> =>
  work.catch(async (error: unknown) => {
    await undo();
    throw error;
  });

/** Opens PGlite, which is PostgreSQL inside this process. */
async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const [{ PGlite }, { drizzle }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('drizzle-orm/pglite'),
  ]);
  const connect = async (unlock?: () => void): Promise<OpenDatabase> => {
    const client = await PGlite.create(dataDir);
    return { db: drizzle({ client, casing }), close: () => client.close().finally(unlock) };
  };
  const folder = folderOf(dataDir);
  if (folder === undefined) return connect();
  await prepareFolder(folder);
  const unlock = await lockFolder(folder);
  return undoOnError(
    openFolder(folder, () => connect(unlock)),
    unlock,
  );
}

async function openServer(databaseUrl: string): Promise<OpenDatabase> {
  const [{ openPool, unusableServerError }, { drizzle }] = await Promise.all([
    import('./pool'),
    import('drizzle-orm/node-postgres'),
  ]);
  const client = openPool(databaseUrl);
  const db = drizzle({ client, casing });
  const close = () => client.end();
  await undoOnError(db.execute(sql`select 1`), close).catch((error: unknown) => {
    throw unusableServerError(describeDatabase({ dataDir: '', databaseUrl }), error);
  });
  return { db, close };
}

/** The error for a database whose tables were created from another version of the schema. */
export class OutdatedDatabase extends CannotStart {
  constructor() {
    super(
      'The database was made by another version of the sandbox. Delete its rows and create it again with ' +
        '`npm start -- --reset`, or choose another database with SANDBOX_DATA or DATABASE_URL',
    );
  }
}

/** Returns the statements of a file in sql/. `npm run sandbox:tables` writes tables.sql. */
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

/**
 * Opens the database and creates its tables if they are missing. `databaseUrl` takes precedence over `dataDir`. Throws
 * CannotStart.
 */
export async function openDatabase({ dataDir, databaseUrl, reset }: DatabaseChoice): Promise<OpenDatabase> {
  const opened = await (databaseUrl ? openServer(databaseUrl) : openEmbedded(dataDir));
  await undoOnError(createTables(opened.db, reset), opened.close);
  return opened;
}

/** Describes the database for the log: a server by its host only, because the URL may contain a password. */
export function describeDatabase({ dataDir, databaseUrl }: DatabaseChoice): string {
  if (databaseUrl) {
    const host = URL.canParse(databaseUrl) ? new URL(databaseUrl).host : '';
    return host ? `PostgreSQL at ${host}` : 'PostgreSQL';
  }
  const folder = folderOf(dataDir);
  return folder === undefined ? 'embedded, in memory only' : `embedded, in the folder ${folder}`;
}
