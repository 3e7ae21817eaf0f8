import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A file with a migrated, empty database; undefined when the suite runs on PostgreSQL. */
    pgliteImage?: string;
  }
}

const migrationsFolder = fileURLToPath(new URL('../../sandbox/db/migrations', import.meta.url));

/**
 * Creates one migrated PGlite database before a suite starts, because a migration takes longer than most
 * tests. pgliteFromImage.ts copies this database for each test file.
 */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'portal-pglite-'));
  const client = await PGlite.create('memory://');
  await migrate(drizzle({ client }), { migrationsFolder });
  await client.exec('checkpoint');
  const path = join(folder, 'image.tar');
  await writeFile(path, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()));
  await client.close();
  project.provide('pgliteImage', path);
  return () => rm(folder, { recursive: true, force: true });
}
