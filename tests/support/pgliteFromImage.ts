import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject, vi } from 'vitest';

/**
 * Vitest setup file. Makes every new PGlite database, in memory or in a folder, a copy of the migrated
 * database that pgliteImage.ts created for the suite.
 */
vi.mock('@electric-sql/pglite', async (original) => {
  const pglite = await original<typeof import('@electric-sql/pglite')>();
  const image = inject('pgliteImage');
  const isNew = (dataDir: string) => dataDir === 'memory://' || !existsSync(join(dataDir, 'PG_VERSION'));
  const create = (dataDir: string) =>
    image !== undefined && isNew(dataDir)
      ? pglite.PGlite.create(dataDir, { loadDataDir: new Blob([readFileSync(image)]) })
      : pglite.PGlite.create(dataDir);
  return { ...pglite, PGlite: { create } };
});
