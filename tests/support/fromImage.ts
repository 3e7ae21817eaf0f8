import { readFileSync } from 'node:fs';
import { inject, vi } from 'vitest';

/** A database in memory begins as a copy of the suite's empty one; one in a folder is made as ever. */
vi.mock('@electric-sql/pglite', async (original) => {
  const own = await original<typeof import('@electric-sql/pglite')>();
  const image = inject('pgliteImage');
  const create = (dataDir: string) =>
    image !== undefined && dataDir === 'memory://'
      ? own.PGlite.create(dataDir, { loadDataDir: new Blob([readFileSync(image)]) })
      : own.PGlite.create(dataDir);
  return { ...own, PGlite: { create } };
});
