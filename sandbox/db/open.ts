import { fileURLToPath } from 'node:url';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import { openFolder, prepareFolder } from './dataFolder';
import { lockFolder } from './folderLock';

/** The database or a transaction, independent of the driver. */
export type Db = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  readonly db: Db;
  readonly close: () => Promise<void>;
}

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
const casing = 'snake_case';

export interface DatabaseChoice {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
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
  const [{ PGlite }, { drizzle }, { migrate }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ]);
  const open = async (unlock: () => void): Promise<OpenDatabase> => {
    const client = await PGlite.create(dataDir);
    const close = () => client.close().finally(unlock);
    const db = drizzle({ client, casing });
    await undoOnError(migrate(db, { migrationsFolder }), () => client.close());
    return { db, close };
  };
  const folder = folderOf(dataDir);
  if (folder === undefined) return open(() => undefined);
  await prepareFolder(folder);
  const unlock = await lockFolder(folder);
  return undoOnError(
    openFolder(folder, () => open(unlock)),
    unlock,
  );
}

/** An arbitrary advisory lock id: only one of several starting sandboxes may run the migrations. */
const MIGRATION_LOCK = 4299;

async function withMigrationLock(pool: Pool, work: () => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`select pg_advisory_lock(${MIGRATION_LOCK})`);
    await work();
  } finally {
    // Closes the connection, which releases the lock.
    client.release(true);
  }
}

async function openServer(databaseUrl: string): Promise<OpenDatabase> {
  const [{ openPool, unusableServerError }, { drizzle }, { migrate }] = await Promise.all([
    import('./pool'),
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ]);
  const client = openPool(databaseUrl);
  const db = drizzle({ client, casing });
  await withMigrationLock(client, () => migrate(db, { migrationsFolder })).catch(async (error: unknown) => {
    await client.end();
    throw unusableServerError(describeDatabase({ dataDir: '', databaseUrl }), error);
  });
  return { db, close: () => client.end() };
}

/** Opens the database and runs pending migrations. `databaseUrl` takes precedence over `dataDir`. */
export function openDatabase({ dataDir, databaseUrl }: DatabaseChoice): Promise<OpenDatabase> {
  return databaseUrl ? openServer(databaseUrl) : openEmbedded(dataDir);
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
