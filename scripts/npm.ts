import { spawnSync, type ChildProcess, type SpawnSyncOptions } from 'node:child_process';

/** Matches the path of npm's own script, which npm passes to the scripts that it runs. */
const NPM_SCRIPT = /[\\/]npm-cli\.js$/;

/**
 * Returns what to pass to `spawn` to run npm. On Windows, npm is the file npm.cmd, which only a shell can start, so
 * Node runs npm's own script if possible.
 */
export function npmCommand(args: readonly string[], env = process.env, platform = process.platform) {
  const { npm_execpath: script = '' } = env;
  return NPM_SCRIPT.test(script)
    ? { command: process.execPath, args: [script, ...args], shell: false }
    : { command: 'npm', args: [...args], shell: platform === 'win32' };
}

/** Whether to start a process with `detached`, so that `endTree` also ends the processes that it starts. */
export const hasProcessGroups = process.platform !== 'win32';

/** Ends a process and all processes that it has started. */
export function endTree({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  if (!hasProcessGroups) {
    spawnSync('taskkill', ['/pid', String(pid), '/t', '/f'], { stdio: 'ignore' });
    return;
  }
  try {
    process.kill(-pid, 'SIGTERM');
  } catch {
    // The process has just ended.
  }
}

/** Runs an npm script. If it fails, ends this process with the same exit code. */
export function runScript(script: readonly string[], options: SpawnSyncOptions = {}): void {
  const { command, args, shell } = npmCommand(['run', '--silent', ...script]);
  const { status, error } = spawnSync(command, args, { shell, stdio: 'inherit', ...options });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}
