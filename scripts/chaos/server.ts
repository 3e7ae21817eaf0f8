import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { pick } from '../../src/core/defineResource';

export interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/** Returns whether a response reports success. */
export const saysYes = ({ body }: Reply) => pick(body, 'success') === true;

/** Returns the sandbox as a separate process, over a database that outlives the process. */
export function createServer(port: number, env: Readonly<Record<string, string>>) {
  const origin = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let output = '';

  const runs = () => child !== undefined && child.exitCode === null && child.signalCode === null;
  const call = async (method: string, path: string, token = '', body?: object): Promise<Reply> => {
    const headers = { authorization: token, 'content-type': 'application/json' };
    const response = await fetch(`${origin}/${path}`, {
      method,
      headers,
      signal: AbortSignal.timeout(20_000),
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  };
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (!child) return null;
    const ended = runs() ? once(child, 'exit') : undefined;
    child.kill(signal);
    await ended;
    return child.exitCode;
  };

  return {
    origin,
    call,
    runs,
    /** Returns the end of its output, for a report of a failure. */
    output: () => output.slice(-3000),
    /** Starts the sandbox and waits until it serves. */
    async start() {
      output = '';
      child = spawn(process.execPath, ['--import', 'tsx', 'sandbox/start.ts'], {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          ...process.env,
          HOST: '127.0.0.1',
          PORT: String(port),
          SMTP_URL: '',
          SANDBOX_ROWS: '2',
          ...env,
        },
      });
      const hear = (chunk: Buffer) => {
        output += chunk.toString();
      };
      child.stdout?.on('data', hear);
      child.stderr?.on('data', hear);
      const giveUp = Date.now() + 60_000;
      for (;;) {
        const health = await call('GET', 'sandbox/health').catch(() => undefined);
        if (health?.status === 200) return;
        if (!runs() || Date.now() > giveUp) throw new Error(`The sandbox did not start:\n${output}`);
        await wait(50);
      }
    },
    kill: () => end('SIGKILL'),
    /** Ends the sandbox with a SIGTERM, as an operator would, and returns its exit code. */
    stop: () => end('SIGTERM'),
  };
}

export type Server = ReturnType<typeof createServer>;
