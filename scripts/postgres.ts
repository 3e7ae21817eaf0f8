// Finds PostgreSQL's programs, and installs them on Debian as root.

import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstall, installPackages, succeeds } from './debianPackages';

const DEBIAN = '/usr/lib/postgresql';
const homebrew = ['/opt/homebrew/opt', '/usr/local/opt'];

const binsIn = (folder: string, name: RegExp): string[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((entry) => name.test(entry))
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .map((entry) => join(folder, entry, 'bin'));

/**
 * Returns the ids of the user `postgres` if this process runs as root, and undefined otherwise. PostgreSQL
 * refuses to run as root.
 */
export function postgresUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { stdio: 'pipe' }));
  return { uid: id('-u'), gid: id('-g') };
}

/**
 * Returns the folder of PostgreSQL's programs: from the PATH, Debian's newest or Homebrew's; undefined if none exists.
 */
export function findPostgres(): string | undefined {
  if (process.getuid?.() === 0 && !succeeds('id', ['postgres'])) return undefined;
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...binsIn(DEBIAN, /^\d+$/),
    ...homebrew.flatMap((folder) => binsIn(folder, /^postgresql(@\d+)?$/)),
  ];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))));
}

/**
 * Finds PostgreSQL, or installs Debian's. If both fail, prints how to install it and returns false, or throws if CI or
 * REQUIRE_POSTGRES is set.
 */
export function ensurePostgres(print: (line: string) => void): boolean {
  const { CI, REQUIRE_POSTGRES, TEST_DATABASE_URL } = process.env;
  if (TEST_DATABASE_URL || findPostgres()) return true;
  if (canInstall()) {
    print("Installing Debian's postgresql (half a minute) …");
    installPackages('postgresql');
    if (findPostgres()) return true;
  }
  const how =
    'Found no PostgreSQL. Install one with\n' +
    '  sudo apt-get install postgresql        (Debian, Ubuntu)\n' +
    '  brew install postgresql                (macOS)\n' +
    'or name a server in TEST_DATABASE_URL.';
  if (CI || REQUIRE_POSTGRES) throw new Error(how);
  print(`${how}\n── Skipping the tests on PostgreSQL`);
  return false;
}
