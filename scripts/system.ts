import { execFileSync } from 'node:child_process';

/** Runs a command without output. Returns whether it exists and exits with 0. */
export function succeeds(command: string, args: readonly string[], env = process.env): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore', env });
    return true;
  } catch {
    return false;
  }
}

/** Returns whether Debian packages can be installed: as root, on Linux with apt-get. */
export const canInstall = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && succeeds('apt-get', ['--version']);

/** Installs Debian packages. Returns whether that succeeded. */
export function installPackages(...packages: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = () =>
    succeeds('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], env);
  // The package list of a fresh machine is empty or old.
  return install() || (succeeds('apt-get', ['update', '-qq'], env) && install());
}
