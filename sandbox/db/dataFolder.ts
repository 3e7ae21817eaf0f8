import { constants } from 'node:fs';
import { access, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { CannotStart } from '../cannotStart';
import { describeError } from '../domain/log';

/** Lies in a folder while PGlite fills it for the first time. */
const UNFINISHED = 'sandbox.unfinished';
/** What PostgreSQL lays into its folder; whatever else is there is somebody else's. */
const ITS_OWN = /^(?:PG_VERSION|base|global|pg_\w+|postmaster\.\w+|(?:pg_\w+|postgresql(?:\.auto)?)\.conf)$/;

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? String(error);

const quoted = (path: string) => (/^[\w./~-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`);

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** Makes a folder and those above it. Node's own recursive way never ends under /proc. */
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT' && dirname(path) !== path) {
      await makeFolder(dirname(path));
      return mkdir(path);
    }
    if (!(await stat(path).catch(() => undefined))?.isDirectory()) throw error;
  }
}

/**
 * Makes the folder where it is missing and looks whether this process may write it and all that lies in it:
 * PGlite would find out in the middle of its work, and not come back. Throws CannotStart.
 */
export async function prepareFolder(folder: string): Promise<void> {
  const refuse = (what: string, error: unknown) =>
    new CannotStart(`${what} (${codeOf(error)}): choose another folder with SANDBOX_DATA`, { cause: error });
  try {
    await makeFolder(resolve(folder));
  } catch (error) {
    throw refuse(`The folder ${folder} cannot be made`, error);
  }
  const mayWrite = (path: string) =>
    access(path, constants.R_OK | constants.W_OK).catch((error: unknown) => {
      // A lock or a temporary file may go while this looks.
      if (codeOf(error) !== 'ENOENT') throw refuse(`This user may not write ${path}`, error);
    });
  await mayWrite(folder);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (!entry.isSocket()) await mayWrite(join(entry.parentPath, entry.name));
}

/** What to say of a folder whose database does not open: how to set it aside. */
async function damaged(folder: string, cause?: unknown): Promise<CannotStart> {
  let aside = `${folder.replace(/(?<!\/)\/+$/, '')}.damaged`;
  while (await exists(aside)) aside += '.1';
  return new CannotStart(
    `The database in ${folder} is damaged, or was made by another version, and does not open. Set the folder ` +
      `aside and start again, which makes a new one: mv ${quoted(folder)} ${quoted(aside)}`,
    { cause },
  );
}

/**
 * Opens the database of a folder, or fills a folder that has none. A filling that was cut off is begun anew,
 * for it can hold nothing yet; every later moment may be cut off as well, since PostgreSQL's own log mends
 * that. Throws CannotStart where it does not open.
 */
export async function openWhole<T>(folder: string, open: () => Promise<T>): Promise<T> {
  const mark = join(folder, UNFINISHED);
  const wasCutOff = await exists(mark);
  const found = (await readdir(folder)).filter((name) => ITS_OWN.test(name));
  const isNew = wasCutOff || found.length === 0;
  if (isNew) await writeFile(mark, '');
  else if (!found.includes('PG_VERSION')) throw await damaged(folder);
  if (wasCutOff) await Promise.all(found.map((name) => rm(join(folder, name), { recursive: true })));
  // Our own lock says that nobody else is here. A process killed as it began left this one empty, and then none opens.
  await rm(join(folder, 'postmaster.pid'), { force: true });
  try {
    const opened = await open();
    await rm(mark, { force: true });
    return opened;
  } catch (error) {
    if (!isNew) throw await damaged(folder, error);
    throw new CannotStart(`The database could not be made in ${folder}: ${describeError(error)}`, {
      cause: error,
    });
  }
}
