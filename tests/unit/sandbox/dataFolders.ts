import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { createSandbox } from '../../../sandbox/app';

const created: string[] = [];
afterAll(() =>
  Promise.all(created.map((folder) => rm(folder, { recursive: true, maxRetries: 5, retryDelay: 100 }))),
);

/** Creates a temporary folder, which is removed after the test file. */
export async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
  created.push(folder);
  return folder;
}

let prepared: Promise<string> | undefined;
async function prepare() {
  const folder = await emptyFolder();
  await (await createSandbox({ dataDir: folder, rows: 2 })).close();
  return folder;
}

/** Creates a temporary folder with a seeded database: the copy of one that is created once, because copying is faster. */
export async function seededFolder(): Promise<string> {
  prepared ??= prepare();
  const folder = await emptyFolder();
  await cp(await prepared, folder, { recursive: true });
  return folder;
}

/** Returns the names of the locks in a folder. */
export const locksIn = async (folder: string) =>
  (await readdir(folder)).filter((name) => name.endsWith('.lock'));
