import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A file with an empty database as PGlite makes one; absent where a suite runs on a server. */
    pgliteImage?: string;
  }
}

/**
 * Makes PGlite's empty database once for all files of a suite: making one takes longer than most tests run, and
 * each of them opens its own (fromImage.ts).
 */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'portal-pglite-'));
  const client = await PGlite.create('memory://');
  await client.exec('checkpoint');
  const path = join(folder, 'image.tar');
  await writeFile(path, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()));
  await client.close();
  project.provide('pgliteImage', path);
  return () => rm(folder, { recursive: true, force: true });
}
