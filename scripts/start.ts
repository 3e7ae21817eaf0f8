// Builds the portal if the build is missing or outdated, then starts the sandbox (`npm start`).

import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { constants } from 'node:os';
import { join } from 'node:path';
import { loadApiHost } from '../build/apiHost.ts';
import { listen } from '../sandbox/server/listen';
import { readOptions } from '../sandbox/server/options';
import { endWithParent } from './endWithParent';
import { exitWithMessage } from './exitWithMessage';
import { refuseArguments } from './refuseArguments';

/** Returns the latest modification time of the files and of the files in the folders, in epoch ms. */
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
/** How long a step may take to stop before it is killed, in ms. A sandbox finishes requests and closes the database. */
const STOP_TIMEOUT_MS = 30_000;

const running: { step?: ChildProcess; stopping: boolean } = { stopping: false };

/** Passes a signal on to the running step, and kills the step if it does not stop in time. */
function stop(signal: NodeJS.Signals) {
  running.stopping = true;
  // On Windows, kill() ends a process at once. There, a closed IPC channel asks the sandbox to stop.
  if (process.platform !== 'win32') running.step?.kill(signal);
  else if (running.step?.connected) running.step.disconnect();
  setTimeout(() => running.step?.kill('SIGKILL'), STOP_TIMEOUT_MS).unref();
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
endWithParent();

/** Runs one step in a separate process. Returns its exit code, or 128 plus the number of the signal that ended it. */
function run(...args: readonly string[]): Promise<number> {
  if (running.stopping) return Promise.resolve(0);
  // The IPC channel closes when this process ends, which notifies the step's process.
  const child = spawn(process.execPath, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  running.step = child;
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal ?? 'SIGKILL']));
  });
}

/** Returns whether there is no build, or one that is older than the sources or calls another API host. */
async function needsBuild(configuredHost: string): Promise<boolean> {
  if (!existsSync(built)) return true;
  const [, apiHost = ''] = /<meta name="api-host" content="([^"]*)"/.exec(readFileSync(built, 'utf8')) ?? [];
  if (apiHost.replaceAll('&amp;', '&') !== configuredHost) return true;
  return statSync(built).mtimeMs < (await newestChange(sources));
}

/** Reads the settings and opens the port, to find errors before the build. Returns whether to build. */
async function prepare(): Promise<boolean> {
  refuseArguments('npm start');
  const { host, port } = readOptions(process.env);
  if (!(await needsBuild(loadApiHost('production')))) return false;
  const server = await listen({ host, port, fetch: () => new Response(), log: console.error });
  await server.close();
  return true;
}

if (await prepare().catch(exitWithMessage)) {
  console.log('Building the portal …');
  const code = await run('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn');
  // Delete index.html after a failed build, so that the next start builds again.
  if (code !== 0) rmSync(built, { force: true });
  if (running.stopping) process.exit(0);
  if (code !== 0) process.exit(code);
}
process.exit(await run('--import', 'tsx', 'sandbox/start.ts', ...process.argv.slice(2)));
