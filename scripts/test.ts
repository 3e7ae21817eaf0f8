// Runs all checks and tests (`npm test`).

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { ensureChromium } from './chromium';
import { freePort } from './freePort';
import { endTree, hasProcessGroups, npmCommand } from './npm';
import { ensurePostgres } from './postgres';
import { slowestFiles } from './slowestFiles';

interface Step {
  readonly title: string;
  readonly script: string;
  readonly args?: readonly string[];
  readonly runner?: 'vitest' | 'playwright';
}

/** Checks that run one after the other, in parallel with the tests in Node: together, they use two cores. */
const checks: readonly Step[] = [
  { title: 'Production build and its sizes', script: 'test:build' },
  { title: 'Lint, layers and format', script: 'lint' },
  { title: 'Types', script: 'typecheck' },
  { title: 'Unused files, exports and packages', script: 'unused' },
];
/** Runs all Vitest projects in one process, because separate processes would each transform the same sources. */
const inNode: Step = { title: 'Unit, sandbox and contract tests', script: 'test:node', runner: 'vitest' };
/** Runs after the checks, because it needs their production build, and alone, because it uses all cores. */
const endToEnd: Step = { title: 'End-to-end tests', script: 'test:e2e', runner: 'playwright' };

const REPORTS = '.cache/test';
const reportOf = ({ script }: Step) => `${REPORTS}/${script.replace(':', '-')}.json`;

/** Returns the arguments and environment that make a test runner write its JSON report. */
function reporting(step: Step): { args: string[]; env: Record<string, string> } {
  const report = reportOf(step);
  if (step.runner === 'vitest')
    return { args: ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`], env: {} };
  if (step.runner === 'playwright')
    return { args: ['--reporter=list,json'], env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } };
  return { args: [], env: {} };
}

const print = (line: string) => console.log(`── ${line}`);
const secondsSince = (start: number) => `${((Date.now() - start) / 1000).toFixed(0)} s`;
const start = Date.now();
const running = new Set<ChildProcess>();

/** Ends the run and every process that is still running. */
function stop(code: number): never {
  for (const child of running) endTree(child);
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(130));

/** Runs one step. Prints its output live, or only if the step fails. A failure ends the whole run. */
async function run(step: Step, output: 'live' | 'on failure'): Promise<void> {
  const { title, script } = step;
  const partStart = Date.now();
  const { args, env } = reporting(step);
  const npm = npmCommand(['run', '--silent', script, '--', ...(step.args ?? []), ...args]);
  const child = spawn(npm.command, npm.args, {
    shell: npm.shell,
    detached: hasProcessGroups,
    stdio: output === 'live' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
  });
  running.add(child);
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => void chunks.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject).on('close', resolve);
  });
  running.delete(child);
  if (code === 0) {
    print(`${title}: ${secondsSince(partStart)}`);
    return;
  }
  process.stdout.write(Buffer.concat(chunks));
  print(`FAILED after ${secondsSince(partStart)}: ${title} (npm run ${script})`);
  stop(1);
}

// The tests need a build that calls its own origin, also if an .env file names another.
process.env.VITE_API_HOST = '';
ensureChromium(print);
const hasPostgres = ensurePostgres(print);
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const tests = hasPostgres ? inNode : { ...inNode, args: ['--project=!postgres'] };
print('The checks and the tests in Node, side by side; then the end-to-end tests');
const runChecks = async () => {
  for (const check of checks) await run(check, 'on failure');
};
await Promise.all([runChecks(), run(tests, 'on failure')]);
// Choose the port only now: the tests above open many sockets, and one of them could get the same port.
process.env.E2E_PORT ||= await freePort();
await run(endToEnd, 'live');

print('The slowest test files:');
for (const line of slowestFiles([tests, endToEnd].map(reportOf))) console.log(line);
print(`All tests passed in ${secondsSince(start)}`);
