import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The database or a transaction of it, whichever driver carries it. */
export type Db = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  readonly db: Db;
  readonly close: () => Promise<void>;
}

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
const casing = 'snake_case';

/** PostgreSQL inside this process; `dataDir` is a folder, or 'memory://' to keep nothing. */
async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const [{ PGlite }, { drizzle }, { migrate }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ]);
  if (!dataDir.includes('://')) await mkdir(dataDir, { recursive: true });
  const client = await PGlite.create(dataDir);
  const db = drizzle({ client, casing });
  await migrate(db, { migrationsFolder });
  return { db, close: () => client.close() };
}

async function openServer(databaseUrl: string): Promise<OpenDatabase> {
  const [{ default: pg }, { drizzle }, { migrate }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ]);
  const client = new pg.Pool({ connectionString: databaseUrl });
  const db = drizzle({ client, casing });
  await migrate(db, { migrationsFolder });
  return { db, close: () => client.end() };
}

/** Opens the database and brings its tables up to date; a `databaseUrl` goes before the folder. */
export function openDatabase(options: {
  dataDir: string;
  databaseUrl?: string | undefined;
}): Promise<OpenDatabase> {
  return options.databaseUrl ? openServer(options.databaseUrl) : openEmbedded(options.dataDir);
}
