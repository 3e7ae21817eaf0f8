import { spawn, type ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { ensureChromium } from './chromium';
import { freePort } from './freePort';
import { ensurePostgres } from './postgres';

interface Part {
  readonly what: string;
  readonly script: string;
  /** It waits for processes more than it reckons: so many workers, for others fill the gaps. */
  readonly workers?: number;
  /** Comes after the others, and has the machine and the terminal to itself. */
  readonly alone?: true;
}

/** Everything that must hold, the cheapest first; what fills two cores by itself comes last, or one would be idle. */
const parts: readonly Part[] = [
  { what: 'Types', script: 'typecheck' },
  { what: 'Unused files, exports and packages', script: 'unused' },
  { what: 'Lint, layers and format', script: 'lint' },
  { what: 'Logic and components', script: 'test:unit' },
  { what: 'Production build, its sizes and Lighthouse', script: 'test:build' },
  { what: 'Every screen against broken answers', script: 'test:matrix' },
  { what: 'Sandbox', script: 'test:sandbox', workers: 2 },
  { what: 'Sandbox and contract on PostgreSQL', script: 'test:postgres' },
  { what: 'Contract', script: 'test:contract', workers: 2 },
  { what: 'End-to-end tests', script: 'test:e2e', alone: true },
];

const say = (line: string) => console.log(`── ${line}`);
const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(0)} s`;
const began = Date.now();
const running = new Set<ChildProcess>();

/** Ends the run. What still runs goes with all that it started: each part leads a process group. */
function stop(code: number): never {
  for (const { pid } of running) {
    try {
      process.kill(-Number(pid), 'SIGTERM');
    } catch {
      // It ended by itself in this very moment.
    }
  }
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(130));

/** Runs one part. What it says is kept, and shown whole if it fails; the first failure ends the run. */
async function run({ what, script, alone, workers = 1 }: Part): Promise<void> {
  const start = Date.now();
  if (alone) say(`${what} …`);
  const child = spawn('npm', ['run', '--silent', script], {
    detached: true,
    stdio: alone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...(!alone && { VITEST_MAX_WORKERS: String(workers) }),
      ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
    },
  });
  running.add(child);
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => void output.push(chunk));
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject).on('close', resolve);
  });
  running.delete(child);
  if (code === 0) {
    say(`${what}: ${seconds(start)}`);
    return;
  }
  process.stdout.write(Buffer.concat(output));
  say(`FAILED after ${seconds(start)}: ${what} (npm run ${script})`);
  stop(1);
}

ensureChromium(say);
process.env.E2E_PORT ??= await freePort();
const hasPostgres = ensurePostgres(say);
const queue = parts.filter(({ alone, script }) => !alone && (hasPostgres || script !== 'test:postgres'));
const lanes = Math.min(availableParallelism(), 4);
say(`${queue.length} parts, ${lanes} at a time, then ${parts.filter(({ alone }) => alone).length} alone`);
const lane = async () => {
  for (let part = queue.shift(); part; part = queue.shift()) await run(part);
};
await Promise.all(Array.from({ length: lanes }, lane));
for (const part of parts.filter(({ alone }) => alone)) await run(part);
say(`Everything holds, in ${seconds(began)}`);
