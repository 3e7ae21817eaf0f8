import { constants, existsSync, statSync } from 'node:fs';
import { access, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { CannotStart } from '../errors';
import { describeError } from '../domain/log';

/** A marker file that exists while PGlite initializes the folder. */
const MARKER_FILE = 'sandbox.unfinished';
/** Names of the entries that PostgreSQL creates. Other entries of the folder are never deleted. */
const POSTGRES_ENTRY =
  /^(?:PG_VERSION|base|global|pg_\w+|postmaster\.\w+|(?:pg_\w+|postgresql(?:\.auto)?)\.conf)$/;

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? String(error);

const shellQuoted = (path: string) =>
  /^[\w./~-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`;

/** Creates a folder and its parents. Node's recursive mkdir is not used: it hangs on paths in /proc. */
async function makeFolder(path: string): Promise<void> {
  const parent = dirname(path);
  if (parent !== path && !existsSync(parent)) await makeFolder(parent);
  await mkdir(path).catch((error: unknown) => {
    if (!existsSync(path) || !statSync(path).isDirectory()) throw error;
  });
}

/**
 * Creates the folder if it is missing. Throws CannotStart if this user cannot read and write every file in
 * it, because PGlite would hang.
 */
export async function prepareFolder(folder: string): Promise<void> {
  const cannotUse = (what: string, error: unknown) =>
    new CannotStart(`${what} (${codeOf(error)}): choose another folder with SANDBOX_DATA`, { cause: error });
  await makeFolder(resolve(folder)).catch((error: unknown) => {
    throw cannotUse(`The folder ${folder} cannot be created`, error);
  });
  const checkAccess = (path: string) =>
    access(path, constants.R_OK | constants.W_OK).catch((error: unknown) => {
      // A lock or temporary file may be deleted during this check.
      if (codeOf(error) !== 'ENOENT') throw cannotUse(`This user may not write ${path}`, error);
    });
  await checkAccess(folder);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (!entry.isSocket()) await checkAccess(join(entry.parentPath, entry.name));
}

/** Returns the error for a database that does not open, with the command that moves its folder away. */
function damaged(folder: string, cause?: unknown): CannotStart {
  let backup = `${folder.replace(/(?<!\/)\/+$/, '')}.damaged`;
  while (existsSync(backup)) backup += '.1';
  return new CannotStart(
    `The database in ${folder} is damaged, or was made by another version, and does not open. Set the folder ` +
      `aside and start again, which makes a new one: mv ${shellQuoted(folder)} ${shellQuoted(backup)}`,
    { cause },
  );
}

/**
 * Opens the database in a folder by calling `open`. Starts with an empty database if the folder has none, or
 * if its initialization was interrupted. Throws CannotStart.
 */
export async function openFolder<T>(folder: string, open: () => Promise<T>): Promise<T> {
  const marker = join(folder, MARKER_FILE);
  const wasInterrupted = existsSync(marker);
  const entries = (await readdir(folder)).filter((name) => POSTGRES_ENTRY.test(name));
  const isNew = wasInterrupted || entries.length === 0;
  if (isNew) await writeFile(marker, '');
  else if (!entries.includes('PG_VERSION')) throw damaged(folder);
  if (wasInterrupted) await Promise.all(entries.map((name) => rm(join(folder, name), { recursive: true })));
  // The folder lock excludes other processes, so an existing postmaster.pid is stale. PGlite fails if the
  // file is empty.
  await rm(join(folder, 'postmaster.pid'), { force: true });
  try {
    const opened = await open();
    await rm(marker, { force: true });
    return opened;
  } catch (error) {
    if (!isNew) throw damaged(folder, error);
    const message = `Creating the database in ${folder} failed: ${describeError(error)}`;
    throw new CannotStart(message, { cause: error });
  }
}
