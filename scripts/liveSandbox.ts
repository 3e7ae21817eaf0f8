import { once } from 'node:events';
import { serve } from '@hono/node-server';
import { createSandbox } from '../sandbox/app';
import { signInDemo } from './signInDemo';

interface LiveSandbox {
  /** The origin of the portal and its API: http://127.0.0.1:…, without a trailing slash. */
  readonly origin: string;
  /** An access token of the demo member. */
  readonly token: string;
  readonly close: () => Promise<void>;
}

/** Handles a request instead of the sandbox, or resolves to undefined to pass it to the sandbox. */
type Override = (request: Request) => Promise<Response | undefined>;

/** Serves the built portal and a new sandbox on a free port, and signs the demo member in. */
export async function startLiveSandbox(rows: number, override?: Override): Promise<LiveSandbox> {
  const sandbox = await createSandbox({ dataDir: 'memory://', rows, staticDir: 'dist' });
  const fetch = async (request: Request) => (await override?.(request)) ?? sandbox.fetch(request);
  const server = serve({ fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  const origin = `http://127.0.0.1:${address.port}`;
  const token = await signInDemo(sandbox.fetch, origin, sandbox.demo);
  return {
    origin,
    token,
    close: async () => {
      server.close();
      await sandbox.close();
    },
  };
}
