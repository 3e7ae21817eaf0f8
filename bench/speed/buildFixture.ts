import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, sep } from 'node:path';
import { build } from 'vite';
import { precompress } from '../../build/plugins';

const SOURCE = 'bench/fixture';
const CACHE = 'node_modules/.cache/bench-fixture';

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/** Returns a hash of the fixture's source files and of package-lock.json. */
function digest(): string {
  const hash = createHash('sha256');
  for (const file of [...filesUnder(SOURCE), 'package-lock.json']) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

/** Builds and precompresses the fixture (bench/fixture), or takes it from the cache. Returns its folder. */
export async function buildFixture(): Promise<string> {
  const outDir = join(CACHE, digest());
  if (existsSync(outDir)) return outDir;
  console.log('building the fixture of Refine and antd as their docs show …');
  rmSync(CACHE, { recursive: true, force: true });
  await build({
    root: SOURCE,
    configFile: join(SOURCE, 'vite.config.ts'),
    logLevel: 'error',
    plugins: [precompress()],
    build: { outDir: join(process.cwd(), outDir) },
  });
  return outDir;
}

/** Returns the URL paths of the fixture's scripts. Every page of the fixture loads all of them. */
export const fixtureScripts = (folder: string): string[] =>
  filesUnder(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => file.slice(folder.length).replaceAll(sep, '/'));
