import { spawn } from 'node:child_process';
import { ensureChromium } from './chromium';
import { freePort } from './freePort';

interface Step {
  readonly title: string;
  /** The arguments of `npm`. */
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** The time limit in minutes. A step that exceeds the limit is ended and counts as failed. */
  readonly limit: number;
}

/** The checks that take too long for `npm test`, run one after the other; at most 14 minutes in total. */
const steps: readonly Step[] = [
  {
    title: 'Every call, every fault, every screen',
    args: ['run', '--silent', 'test:matrix'],
    env: { FAULTS: 'all' },
    limit: 9,
  },
  { title: 'Production build', args: ['run', '--silent', 'build'], limit: 1 },
  {
    title: 'A list of 100,000 rows',
    args: ['run', '--silent', 'test:e2e', '--', '--project=reading', 'allPages'],
    env: { LIST_ROWS: '100000' },
    limit: 4,
  },
];

const print = (line: string) => console.log(`── ${line}`);
const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(0)} s`;

/** The process group of the running step, which contains all processes of the step. */
let running: number | undefined;
function end(signal: NodeJS.Signals = 'SIGTERM') {
  try {
    if (running !== undefined) process.kill(-running, signal);
  } catch {
    // The step has just ended by itself.
  }
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    end();
    process.exit(130);
  });
}

/** Runs one step until it ends or reaches its time limit. Returns whether the step passed. */
async function run({ title, args, env, limit }: Step): Promise<boolean> {
  const start = Date.now();
  print(`${title} …`);
  const child = spawn('npm', args, { detached: true, stdio: 'inherit', env: { ...process.env, ...env } });
  running = child.pid;
  const timeout = new AbortController();
  // Clear the timers when the step ends; otherwise, they would end the next step.
  const timers = [
    setTimeout(() => {
      timeout.abort();
      end();
    }, limit * 60_000),
    setTimeout(() => end('SIGKILL'), limit * 60_000 + 10_000),
  ];
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject).on('close', resolve);
  });
  timers.forEach(clearTimeout);
  running = undefined;
  const passed = code === 0 && !timeout.signal.aborted;
  const fault = timeout.signal.aborted
    ? `ENDED after its limit of ${limit} minutes`
    : `FAILED after ${seconds(start)}`;
  print(passed ? `${title}: ${seconds(start)}` : `${fault}: ${title}`);
  return passed;
}

ensureChromium(print);
process.env.E2E_PORT ??= await freePort();
const runStart = Date.now();
const failed: string[] = [];
for (const step of steps) if (!(await run(step))) failed.push(step.title);
const summary = failed.length === 0 ? 'Everything holds' : `FAILED: ${failed.join('; ')}`;
print(`${summary}, in ${seconds(runStart)}`);
process.exit(failed.length);
