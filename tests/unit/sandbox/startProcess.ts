import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';

const running = new Set<ChildProcess>();

/** Kills all processes that a test has left running. */
export function endProcesses(): void {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
}

/** Empty values for these settings, so that the developer's environment variables don't affect tests. */
const defaults = {
  ...{ DATABASE_URL: '', SMTP_URL: '', PUBLIC_ORIGIN: '', SANDBOX_SEED: '', STATIC_DIR: '' },
  // An empty value would override the .env file of a test.
  VITE_API_HOST: undefined,
};

/** Skips the optimizing WebAssembly compiler: for a process that runs only seconds, this saves time. */
const nodeOptions = ['--liftoff-only', '--import', 'tsx'];
const sandboxAlone = [...nodeOptions, 'sandbox/start.ts'];

/** Returns arguments for `startProcess` that run JavaScript code in the process before the sandbox. */
export const withPreload = (code: string): readonly string[] => [
  ...nodeOptions,
  '--import',
  `data:text/javascript,${encodeURIComponent(code)}`,
  'sandbox/start.ts',
];

/** Starts a sandbox in a separate process, on a free port. */
export function startProcess(
  env: Record<string, string>,
  args: readonly string[] = sandboxAlone,
  cwd = '.',
  command = process.execPath,
) {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', SANDBOX_ROWS: '2', ...defaults, ...env },
  });
  running.add(child);
  const ended = once(child, 'close').then(([code]) => {
    running.delete(child);
    return code as unknown;
  });
  let output = '';
  const waiting: { expected: string; resolve: () => void }[] = [];
  const onOutput = (chunk: Buffer) => {
    output += chunk.toString();
    for (const { expected, resolve } of waiting) if (output.includes(expected)) resolve();
  };
  child.stdout.on('data', onOutput);
  child.stderr.on('data', onOutput);
  const waitForOutput = (expected: string) =>
    new Promise<void>((resolve, reject) => {
      if (output.includes(expected)) resolve();
      else waiting.push({ expected, resolve });
      void ended.then(() => reject(new Error(`it ended without '${expected}': ${output}`)));
    });
  return {
    pid: child.pid ?? 0,
    /** Resolves with the exit code. */
    ended,
    waitForOutput,
    output: () => output,
    /** Waits until the sandbox is ready. Returns its URL, 'http://127.0.0.1:…'. */
    ready: async () => {
      await waitForOutput('/sandbox/mailbox');
      return /Ready at (\S+)/.exec(output)?.[1] ?? '';
    },
    stop: (signal: NodeJS.Signals = 'SIGINT') => child.kill(signal),
  };
}

/** Sends a GET request with any headers, including Host. The returned `headers` are those of the response. */
export async function read(url: string, sent: Record<string, string> = {}) {
  const [response] = (await once(get(url, { headers: sent }), 'response')) as [
    AsyncIterable<Buffer> & { statusCode: number; headers: IncomingHttpHeaders },
  ];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}
