import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const DEBIAN = '/usr/lib/postgresql';
const homebrew = ['/opt/homebrew/opt', '/usr/local/opt'];

const binsIn = (folder: string, name: RegExp): string[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((entry) => name.test(entry))
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .map((entry) => join(folder, entry, 'bin'));

const works = (command: string, args: string[], env = process.env): boolean => {
  try {
    execFileSync(command, args, { stdio: 'ignore', env });
    return true;
  } catch {
    return false;
  }
};

/** The user that PostgreSQL's package makes: the server refuses to run as root. Undefined for anyone but root. */
export function postgresUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { stdio: 'pipe' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** The folder of PostgreSQL's programs: on the PATH, Debian's newest, Homebrew's. Undefined where there is none. */
export function findPostgres(): string | undefined {
  if (process.getuid?.() === 0 && !works('id', ['postgres'])) return undefined;
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...binsIn(DEBIAN, /^\d+$/),
    ...homebrew.flatMap((folder) => binsIn(folder, /^postgresql(@\d+)?$/)),
  ];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))));
}

/**
 * Finds PostgreSQL, or installs Debian's. Gives false where there is none and says how to get one; where its
 * tests must run (CI or REQUIRE_POSTGRES is set) it throws instead.
 */
export function ensurePostgres(say: (line: string) => void): boolean {
  const { CI, REQUIRE_POSTGRES, TEST_DATABASE_URL } = process.env;
  if (TEST_DATABASE_URL || findPostgres()) return true;
  const isRoot = process.getuid?.() === 0;
  if (process.platform === 'linux' && isRoot && works('apt-get', ['--version'])) {
    say("No PostgreSQL found; installing Debian's (about half a minute) …");
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const install = () =>
      works('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], env);
    if (!install()) {
      works('apt-get', ['update', '-qq'], env);
      install();
    }
    if (findPostgres()) return true;
  }
  const how =
    'Found no PostgreSQL. Install one with\n' +
    '  sudo apt-get install postgresql        (Debian, Ubuntu)\n' +
    '  brew install postgresql                (macOS)\n' +
    'or name a server in TEST_DATABASE_URL.';
  if (CI || REQUIRE_POSTGRES) throw new Error(how);
  say(`${how}\n── The tests on PostgreSQL are left out`);
  return false;
}
