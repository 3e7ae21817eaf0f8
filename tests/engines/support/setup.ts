import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { ensureEngines } from '../../../scripts/browserEngines';

/**
 * Finds or installs the browsers, and starts the server. Passes the browsers' paths, the server's origin and an access token to the
 * workers in environment variables.
 */
export default async function setup(): Promise<() => void> {
  if (!existsSync('dist/index.html')) throw new Error('There is no build to serve: npm run build');
  const engines = await ensureEngines((line) => console.log(`── ${line}`));
  const server = spawn(process.execPath, ['--import', 'tsx', 'tests/engines/support/server.ts'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [line] = (await Promise.race([
    once(server.stdout, 'data'),
    once(server, 'exit').then(() => Promise.reject(new Error('the sandbox did not start'))),
  ])) as [Buffer];
  const { origin, token } = JSON.parse(line.toString()) as Record<'origin' | 'token', string>;
  Object.assign(process.env, {
    ENGINES: JSON.stringify(engines),
    ENGINES_ORIGIN: origin,
    E2E_TOKEN: token,
  });
  return () => server.stdin.end();
}
