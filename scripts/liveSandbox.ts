import { createSandbox } from '../sandbox/app';
import { listen } from '../sandbox/server/listen';
import { signInDemo } from './signInDemo';

/** Handles a request instead of the sandbox, or resolves to undefined to pass it to the sandbox. */
type Override = (request: Request) => Promise<Response | undefined>;

/** Serves the built portal and a new sandbox on a free port, and signs the demo member in. */
export async function startLiveSandbox(rows: number, override?: Override) {
  const sandbox = await createSandbox({ dataDir: 'memory://', rows, staticDir: 'dist' });
  const fetch = async (request: Request) => (await override?.(request)) ?? sandbox.fetch(request);
  const server = await listen({ host: '127.0.0.1', port: 0, fetch, log: console.error });
  const origin = `http://127.0.0.1:${server.port}`;
  const token = await signInDemo(sandbox.fetch, origin, sandbox.demo);
  return {
    origin,
    /** An access token of the demo member. */
    token,
    close: async () => {
      await server.close();
      await sandbox.close();
    },
  };
}
