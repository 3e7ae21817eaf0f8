// @vitest-environment node
import { existsSync } from 'node:fs';
import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { dataFolders, endProcesses, read, startProcess } from './startProcess';

const folders = dataFolders();

afterEach(endProcesses);
afterAll(folders.remove);

describe('npm start', () => {
  let folder: string;
  let data: string;
  /** The project as it is, but with a `dist` of its own, and a database. */
  const project = async () => {
    folder = await folders.empty();
    for (const name of await readdir('.'))
      if (!['dist', '.sandbox', '.git'].includes(name)) await symlink(resolve(name), join(folder, name));
    data = await folders.filled();
    return (env: Record<string, string> = {}) =>
      startProcess({ SANDBOX_DATA: data, ...env }, ['--import', 'tsx', 'scripts/start.ts'], folder);
  };
  const build = async () => {
    await mkdir(join(folder, 'dist'));
    await writeFile(join(folder, 'dist', 'index.html'), '<title>Portal</title>');
  };

  it('passes SIGTERM on to the sandbox and waits until it has closed', async () => {
    const npmStart = await project();
    await build();
    const sandbox = npmStart();
    expect((await read(await sandbox.ready())).body).toContain('Portal');
    sandbox.stop('SIGTERM');
    expect(await sandbox.ended).toBe(0);
    expect((await readdir(data)).filter((name) => name.endsWith('.lock'))).toEqual([]);
  }, 180_000);

  it('hands on why the sandbox does not start', async () => {
    const npmStart = await project();
    await build();
    const sandbox = npmStart({ PORT: 'abc' });
    expect(await sandbox.ended).toBe(1);
    expect(sandbox.output().trim()).toBe("PORT must be a whole number from 0 to 65535, not 'abc'");
  }, 180_000);

  it.skipIf(process.platform === 'win32')(
    'stops when the shell that npm runs it in is ended',
    async () => {
      await project();
      await build();
      // Like npm, which signals its shell alone; a command after the other keeps the shell from stepping aside.
      const command = `"${process.execPath}" --import tsx scripts/start.ts; exit $?`;
      const env = { SANDBOX_DATA: data, npm_lifecycle_event: 'start' };
      const sandbox = startProcess(env, ['-c', command], folder, '/bin/sh');
      const address = await sandbox.ready();
      sandbox.stop('SIGTERM');
      await expect.poll(() => read(address).then(String, () => 'gone'), { timeout: 10_000 }).toBe('gone');
      await sandbox.ended;
      expect((await readdir(data)).filter((name) => name.endsWith('.lock'))).toEqual([]);
    },
    180_000,
  );

  it('stopped while it builds, ends at once and leaves no half of a build', async () => {
    const npmStart = (await project())();
    await npmStart.said('Building the portal');
    await wait(500);
    const before = Date.now();
    npmStart.stop('SIGTERM');
    expect(await npmStart.ended).toBe(0);
    expect(Date.now() - before).toBeLessThan(5000);
    expect(npmStart.output()).not.toContain('Ready at');
    expect(existsSync(join(folder, 'dist', 'index.html'))).toBe(false);
  }, 180_000);

  it('killed without a word, takes the sandbox with it', async () => {
    const npmStart = await project();
    await build();
    const sandbox = npmStart();
    const address = await sandbox.ready();
    sandbox.stop('SIGKILL');
    await expect.poll(() => read(address).then(String, () => 'gone'), { timeout: 10_000 }).toBe('gone');
  }, 180_000);
});
