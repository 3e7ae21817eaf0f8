import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { emptyFolder, locksIn, seededFolder } from './dataFolders';
import { endProcesses, read, startProcess } from './startProcess';

afterEach(endProcesses);

/** A sandbox that prints its address, and how it was stopped once it has stopped. */
const fakeSandbox = `
  import { createServer } from 'node:http';
  const server = createServer((_, response) => response.end('here')).listen(0, '127.0.0.1', () => {
    const { port } = server.address();
    console.log('Ready at http://127.0.0.1:' + port + ', codes at /sandbox/mailbox');
  });
  process.once('SIGTERM', () => setTimeout(() => {
    console.log('the sandbox was stopped by SIGTERM');
    process.exit(0);
  }, 50));
`;

describe('npm start', () => {
  let folder: string;
  /**
   * Creates a copy of the project from symbolic links, without `dist` and `omitted`. Returns a function that runs the
   * script of `npm start` in the copy.
   */
  const project = async (omitted: readonly string[] = []) => {
    folder = await emptyFolder();
    for (const name of await readdir('.'))
      if (!['dist', '.sandbox', '.git', ...omitted].includes(name) && !name.startsWith('.env'))
        await symlink(resolve(name), join(folder, name));
    return (env: Record<string, string> = {}) =>
      startProcess(env, ['--import', 'tsx', 'scripts/start.ts'], folder);
  };
  /** As `project`, with a build and the fake sandbox. */
  const projectWithFake = async (page?: string) => {
    const npmStart = await project(['sandbox']);
    await mkdir(join(folder, 'sandbox'));
    await writeFile(join(folder, 'sandbox', 'start.ts'), fakeSandbox);
    await build(page);
    return npmStart;
  };
  const build = async (page = '<title>Portal</title>') => {
    await mkdir(join(folder, 'dist'));
    await writeFile(join(folder, 'dist', 'index.html'), page);
  };
  /** Links the dependencies except the command of Vite. A fake one writes a partial page and runs until it is stopped. */
  const linkModulesExceptCommand = async () => {
    const modules = join(folder, 'node_modules');
    await mkdir(join(modules, 'vite', 'bin'), { recursive: true });
    for (const name of await readdir('node_modules'))
      if (name !== 'vite') await symlink(resolve('node_modules', name), join(modules, name));
    for (const name of await readdir('node_modules/vite'))
      if (name !== 'bin') await symlink(resolve('node_modules/vite', name), join(modules, 'vite', name));
    const build = `
      import { mkdirSync, writeFileSync } from 'node:fs';
      process.on('SIGTERM', () => {
        console.log('the build was stopped by SIGTERM');
        process.exit(143);
      });
      mkdirSync('dist', { recursive: true });
      writeFileSync('dist/index.html', '<title>Half');
      console.log('the build has begun');
      setInterval(() => undefined, 1000);
    `;
    await writeFile(join(modules, 'vite', 'bin', 'vite.js'), build);
  };

  it('forwards SIGTERM to the sandbox and waits until it has exited', async () => {
    // The build calls the API host of the .env file, so it is up to date.
    const npmStart = await projectWithFake('<meta name="api-host" content="https://api.example.com" />');
    await writeFile(join(folder, '.env'), 'VITE_API_HOST=https://API.example.com.:443/');
    const sandbox = npmStart();
    await sandbox.ready();
    sandbox.stop('SIGTERM');
    expect(await sandbox.ended).toBe(0);
    expect(sandbox.output()).toContain('the sandbox was stopped by SIGTERM');
  });

  it('forwards the error message and exit code when the sandbox does not start', async () => {
    const npmStart = await project();
    await build();
    const sandbox = npmStart({ PORT: 'abc' });
    expect(await sandbox.ended).toBe(1);
    expect(sandbox.output().trim()).toBe("PORT must be a whole number from 0 to 65535, not 'abc'");
  });

  it.skipIf(process.platform === 'win32')('stops when its shell is terminated', async () => {
    await projectWithFake();
    // npm sends a signal only to the shell that runs the script. `exit $?` is there because a shell may
    // replace itself with its last command.
    const command = `"${process.execPath}" --import tsx scripts/start.ts; exit $?`;
    const sandbox = startProcess({ npm_lifecycle_event: 'start' }, ['-c', command], folder, '/bin/sh');
    await sandbox.ready();
    sandbox.stop('SIGTERM');
    await sandbox.waitForOutput('the sandbox was stopped by SIGTERM');
  });

  it('forwards SIGTERM to the build, and removes a partial build', async () => {
    const start = await project(['node_modules']);
    await linkModulesExceptCommand();
    const npmStart = start();
    await npmStart.waitForOutput('the build has begun');
    expect(existsSync(join(folder, 'dist', 'index.html'))).toBe(true);
    npmStart.stop('SIGTERM');
    expect(await npmStart.ended).toBe(0);
    expect(npmStart.output()).toContain('the build was stopped by SIGTERM');
    expect(npmStart.output()).not.toContain('Ready at');
    expect(existsSync(join(folder, 'dist', 'index.html'))).toBe(false);
  });

  it('reports a port in use before the build', async () => {
    const start = await project(['node_modules']);
    await linkModulesExceptCommand();
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const npmStart = start({ PORT: String(port) });
    expect(await npmStart.ended).toBe(1);
    expect(npmStart.output()).toMatch(new RegExp(`^Port ${port} is in use\\.`));
    other.close();
  });

  it('builds again when the build calls another API host', async () => {
    const start = await project(['node_modules']);
    await linkModulesExceptCommand();
    await build('<meta name="api-host" content="https://api.example.com" />');
    const npmStart = start();
    await npmStart.waitForOutput('the build has begun');
    npmStart.stop('SIGTERM');
    expect(await npmStart.ended).toBe(0);
  });

  it('serves the build, and stops the sandbox when it is killed by SIGKILL', async () => {
    const npmStart = await project();
    await build();
    const data = await seededFolder();
    const sandbox = npmStart({ SANDBOX_DATA: data });
    const url = await sandbox.ready();
    expect((await read(url)).body).toContain('Portal');
    sandbox.stop('SIGKILL');
    await expect.poll(() => locksIn(data)).toEqual([]);
    expect(await read(url).then(String, () => 'gone')).toBe('gone');
  });
});
