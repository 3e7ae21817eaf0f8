import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { ensureChromium } from './chromium';
import { freePort } from './freePort';
import { ensurePostgres } from './postgres';
import { slowestFiles } from './slowestFiles';

interface Part {
  readonly title: string;
  readonly script: string;
  readonly runner?: 'vitest' | 'playwright';
  /** Vitest workers; more than one only where tests mostly wait for other processes. */
  readonly workers?: number;
}

/** Run two at a time, the longest first, so that both cores are busy to the end. */
const parallelParts: readonly Part[] = [
  { title: 'Production build, its sizes and Lighthouse', script: 'test:build' },
  { title: 'Lint, layers and format', script: 'lint' },
  { title: 'Sandbox', script: 'test:sandbox', runner: 'vitest', workers: 2 },
  { title: 'Types', script: 'typecheck' },
  { title: 'Every screen against broken answers', script: 'test:matrix', runner: 'vitest' },
  { title: 'Logic and components', script: 'test:unit', runner: 'vitest' },
  { title: 'PostgreSQL', script: 'test:postgres', runner: 'vitest' },
  { title: 'Contract', script: 'test:contract', runner: 'vitest', workers: 2 },
  { title: 'Unused files, exports and packages', script: 'unused' },
];
/** Needs the build of the parts above, and uses both cores by itself. */
const endToEnd: Part = { title: 'End-to-end tests', script: 'test:e2e', runner: 'playwright' };

const REPORTS = '.cache/test';
const reportOf = ({ script }: Part) => `${REPORTS}/${script.replace(':', '-')}.json`;

/** Returns the arguments and environment that make a test runner write its JSON report. */
function reporting(part: Part): { args: string[]; env: Record<string, string> } {
  const report = reportOf(part);
  if (part.runner === 'vitest')
    return {
      args: ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      env: { VITEST_MAX_WORKERS: String(part.workers ?? 1) },
    };
  if (part.runner === 'playwright')
    return { args: ['--reporter=list,json'], env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } };
  return { args: [], env: {} };
}

const print = (line: string) => console.log(`── ${line}`);
const secondsSince = (start: number) => `${((Date.now() - start) / 1000).toFixed(0)} s`;
const start = Date.now();
const running = new Set<ChildProcess>();

/** Ends the run and every process group that is still running. */
function stop(code: number): never {
  for (const { pid } of running) {
    try {
      process.kill(-Number(pid), 'SIGTERM');
    } catch {
      // The process has just ended.
    }
  }
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(130));

/** Runs one part. Its output is shown live or, for parallel parts, only when it fails. A failure ends the run. */
async function run(part: Part, output: 'live' | 'on failure'): Promise<void> {
  const { title, script } = part;
  const partStart = Date.now();
  const { args, env } = reporting(part);
  const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
    detached: true,
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

ensureChromium(print);
process.env.E2E_PORT ??= await freePort();
const hasPostgres = ensurePostgres(print);
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const parts = parallelParts.filter(({ script }) => hasPostgres || script !== 'test:postgres');
const lanes = Math.min(availableParallelism(), 4);
print(`${parts.length} parts, ${lanes} at a time, then the end-to-end tests`);
const queue = [...parts];
const lane = async () => {
  for (let part = queue.shift(); part; part = queue.shift()) await run(part, 'on failure');
};
await Promise.all(Array.from({ length: lanes }, lane));
await run(endToEnd, 'live');

print('The slowest test files:');
for (const line of slowestFiles([...parts, endToEnd].map(reportOf))) console.log(line);
print(`All tests passed in ${secondsSince(start)}`);
