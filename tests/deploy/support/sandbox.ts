import { spawn } from 'node:child_process';
import { request } from '@playwright/test';
import { freePort } from '../../../scripts/freePort';
import { sessionOf } from '../../e2e/support/members';
import { demo } from '../../e2e/support/test';

interface Sandbox {
  readonly origin: string;
  /** The access token of the demo member. */
  readonly token: string;
  readonly close: () => Promise<void>;
}

/** Starts a new sandbox in its own process. `publicOrigin` is the origin of the server in front of it. */
export async function startSandbox(publicOrigin: string): Promise<Sandbox> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const settings = { PORT: port, HOST: '127.0.0.1', PUBLIC_ORIGIN: publicOrigin, SANDBOX_DATA: 'memory://' };
  const none = { DATABASE_URL: '', SANDBOX_KEY: '', SMTP_URL: '', SANDBOX_ROWS: '30', SANDBOX_SEED: '1' };
  const child = spawn(process.execPath, ['--import', 'tsx', 'sandbox/start.ts'], {
    env: { ...process.env, ...none, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((done) => child.on('close', () => done()));
  const close = async () => {
    child.kill('SIGTERM');
    await ended;
  };

  const api = await request.newContext({ baseURL: origin });
  for (let tries = 0; !(await api.get('/sandbox/health').catch(() => undefined))?.ok(); tries++) {
    if (child.exitCode !== null || tries === 300) throw new Error('the sandbox does not start');
    await new Promise((wait) => setTimeout(wait, 100));
  }
  const token = await sessionOf(api, demo);
  await api.dispose();
  return { origin, token, close };
}
