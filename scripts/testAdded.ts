// Adds the lists of tests/added to a copy of the project, and runs its checks and tests there (`npm run test:added`).

import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ensureChromium } from './chromium';
import { freePort } from './freePort';
import { runScript } from './npm';

const ADDED = 'tests/added/everyOption.ts';
/** The end-to-end tests that open every route, or count the calls of every list. */
const ROUTE_TESTS = ['routes', 'menu', 'listScreens', 'print', 'typeSize', 'unreadCounts'];

const steps: readonly (readonly string[])[] = [
  ['contract:openapi'],
  ['typecheck'],
  ['lint'],
  ['unused'],
  ['test:node', '--', '--project', 'logic', '--project', 'components', '--project', 'contract'],
  ['build'],
  ['bench:sizes'],
  ['test:e2e', '--', '--no-deps', '--project=reading', '--project=layout', ...ROUTE_TESTS],
];

const copy = mkdtempSync(join(tmpdir(), 'test-added-'));
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));

const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
for (const file of listed.stdout.toString().split('\0').filter(Boolean)) cpSync(file, join(copy, file));
symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'junction');
const definitions = readFileSync(ADDED, 'utf8')
  .replaceAll('../../src/resources/', './')
  .replaceAll('../../src/', '../');
writeFileSync(join(copy, 'src/resources/added.ts'), definitions);
rmSync(join(copy, ADDED));
appendFileSync(join(copy, 'src/resources/index.ts'), "export * from './added';\n");

ensureChromium(console.log);
const env = { ...process.env, E2E_PORT: await freePort(), VITE_API_HOST: '' };
for (const step of steps) runScript(step, { cwd: copy, env });
