import { chmod, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openFolder, prepareFolder } from '../../../sandbox/db/dataFolder';
import { emptyFolder } from './dataFolders';

const opened = () => Promise.resolve('opened');
const failing = () => Promise.reject(new Error('Aborted()'));
const folderWith = async (...names: readonly string[]) => {
  const folder = await emptyFolder();
  for (const name of names) await writeFile(join(folder, name), name);
  return folder;
};

describe('a data folder', () => {
  it('is created together with missing parents', async () => {
    const folder = join(await emptyFolder(), 'a', 'b', 'c');
    await prepareFolder(folder);
    await prepareFolder(folder);
    expect(await readdir(folder)).toEqual([]);
  });

  it.each(['', '/below', '/far/below'])('is rejected when its path is a file%s', async (below) => {
    const file = join(await folderWith('file'), 'file');
    await expect(prepareFolder(file + below)).rejects.toThrow(
      new RegExp(
        `^The folder ${file}${below} cannot be created \\((EEXIST|ENOTDIR)\\): choose another folder with`,
      ),
    );
  });

  it.skipIf(process.platform !== 'linux')('is rejected at once when it cannot be created', async () => {
    await expect(prepareFolder('/proc/nothing/here')).rejects.toThrow(
      'The folder /proc/nothing/here cannot be created (ENOENT): choose another folder with SANDBOX_DATA',
    );
  });

  // Skipped for root, who can write to every file.
  it.skipIf(process.getuid?.() === 0)('is rejected when it has a file that is not writable', async () => {
    const folder = await emptyFolder();
    const file = join(folder, 'global', 'pg_control');
    await mkdir(join(folder, 'global'));
    await writeFile(file, '');
    await chmod(file, 0o400);
    await expect(prepareFolder(folder)).rejects.toThrow(
      `This user may not write ${file} (EACCES): choose another folder with SANDBOX_DATA`,
    );
  });
});

describe('the database of a folder', () => {
  it('is created again after an interrupted initialization, and other files stay', async () => {
    const folder = await folderWith('sandbox.unfinished', 'PG_VERSION', 'base', 'pg_hba.conf', 'notes.txt');
    const found = await openFolder(folder, () => readdir(folder));
    expect(found.sort()).toEqual(['notes.txt', 'sandbox.unfinished']);
    expect(await readdir(folder)).toEqual(['notes.txt']);
  });

  it('is opened without a stale postmaster.pid, and otherwise unchanged, when it is complete', async () => {
    const folder = await folderWith('PG_VERSION', 'base', 'postgresql.auto.conf', 'postmaster.pid');
    const found = await openFolder(folder, () => readdir(folder));
    expect(found.sort()).toEqual(['PG_VERSION', 'base', 'postgresql.auto.conf']);
    expect((await readdir(folder)).sort()).toEqual(found);
  });

  it('is marked as unfinished, and not reported as damaged, when its initialization fails', async () => {
    const folder = await folderWith('notes.txt');
    await expect(openFolder(folder, failing)).rejects.toThrow(
      `Creating the database in ${folder} failed: Error`,
    );
    expect((await readdir(folder)).sort()).toEqual(['notes.txt', 'sandbox.unfinished']);
  });

  it('is reported as damaged when it does not open, with the command that moves it away', async () => {
    const folder = await folderWith('PG_VERSION', 'base');
    const message = (to: string) =>
      `The database in ${folder} is damaged, or was made by another version, and does not open. Set the folder ` +
      `aside and start again, which makes a new one: mv ${folder} ${to}`;
    await expect(openFolder(folder, failing)).rejects.toThrow(message(`${folder}.damaged`));
    await mkdir(`${folder}.damaged`);
    await expect(openFolder(folder, failing)).rejects.toThrow(message(`${folder}.damaged.1`));
    await rm(`${folder}.damaged`, { recursive: true });
  });

  it('is reported as damaged, and not created again, when PG_VERSION is missing', async () => {
    const folder = await folderWith('base');
    await expect(openFolder(folder, opened)).rejects.toThrow(`The database in ${folder} is damaged`);
    expect(await readdir(folder)).toEqual(['base']);
  });

  it('is reported with a correctly quoted mv command when its path has a space and a quote', async () => {
    const folder = join(await emptyFolder(), "it's mine");
    await mkdir(folder);
    await writeFile(join(folder, 'PG_VERSION'), '');
    const inShell = folder.replace("'", `'\\''`);
    await expect(openFolder(folder, failing)).rejects.toThrow(`mv '${inShell}' '${inShell}.damaged'`);
  });
});
