import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, rmSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { constants } from 'node:os';
import { join } from 'node:path';
import { endWithParent } from './endWithParent';

/** The newest change among these files and folders, in epoch ms. */
async function newestChange(paths: readonly string[]): Promise<number> {
  const times = await Promise.all(
    paths.map(async (path) => {
      if (!statSync(path).isDirectory()) return statSync(path).mtimeMs;
      const entries = await readdir(path, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile());
      return Math.max(0, ...files.map((file) => statSync(join(file.parentPath, file.name)).mtimeMs));
    }),
  );
  return Math.max(...times);
}

const built = 'dist/index.html';
const sources = ['src', 'build', 'public', 'index.html', 'vite.config.ts', 'package-lock.json'];
/** How long a part may take to stop before it is ended, in ms: it lets calls and the database finish. */
const PATIENCE = 30_000;

const running: { part?: ChildProcess; stopping: boolean } = { stopping: false };

/** Passes a signal on; a part that hangs in the middle of its work cannot hear one. */
function stop(signal: NodeJS.Signals) {
  running.stopping = true;
  running.part?.kill(signal);
  setTimeout(() => running.part?.kill('SIGKILL'), PATIENCE).unref();
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
endWithParent();

/** Runs one part in a process of its own and gives its exit code, or 128 and the signal that ended it. */
function run(...args: readonly string[]): Promise<number> {
  if (running.stopping) return Promise.resolve(0);
  // The channel tells the part when this process is gone.
  const child = spawn(process.execPath, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  running.part = child;
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal ?? 'SIGKILL']));
  });
}

if (!existsSync(built) || statSync(built).mtimeMs < (await newestChange(sources))) {
  console.log('Building the portal …');
  const code = await run('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn');
  // Half a build must not pass for a whole one at the next start.
  if (code !== 0) rmSync(built, { force: true });
  if (running.stopping) process.exit(0);
  if (code !== 0) process.exit(code);
}
process.exit(await run('--import', 'tsx', 'sandbox/start.ts'));
