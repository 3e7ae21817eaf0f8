import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { TestProject } from 'vitest/node';
import { createTables } from '../../sandbox/db/open';

declare module 'vitest' {
  interface ProvidedContext {
    /** A file with a database of empty tables; undefined when the suite runs on PostgreSQL. */
    pgliteImage?: string;
  }
}

/**
 * Creates one PGlite database with empty tables before a suite starts, because this takes longer than most tests.
 * pgliteFromImage.ts copies this database for each test file.
 */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'portal-pglite-'));
  const client = await PGlite.create('memory://');
  await createTables(drizzle({ client, casing: 'snake_case' }));
  await client.exec('checkpoint');
  const path = join(folder, 'image.tar');
  await writeFile(path, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()));
  await client.close();
  project.provide('pgliteImage', path);
  return () => rm(folder, { recursive: true, force: true });
}
