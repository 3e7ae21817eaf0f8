// Runs commands and installs Debian packages.

import { execFileSync } from 'node:child_process';

/** Runs a command and discards the output. Returns whether the command exists and exits with 0. */
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
  // Update the package list and try again: on a new machine, the list is empty or outdated.
  return install() || (succeeds('apt-get', ['update', '-qq'], env) && install());
}
