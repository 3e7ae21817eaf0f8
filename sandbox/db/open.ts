import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { openFolder, prepareFolder } from './dataFolder';
import { lockFolder } from './folderLock';
import { createTables } from './tables';

/** The database or a transaction, independent of the driver. */
export type Db = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  readonly db: Db;
  readonly close: () => Promise<void>;
}

const casing = 'snake_case';

export interface DatabaseChoice {
  readonly dataDir: string;
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
