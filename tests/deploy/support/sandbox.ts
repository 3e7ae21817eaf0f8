import { request } from '@playwright/test';
import { sessionOf } from '../../e2e/support/members';
import { demo } from '../../e2e/support/test';
import { startProcess } from '../../unit/sandbox/startProcess';

/**
 * Starts a new sandbox in its own process. `publicOrigin` is the origin of the server in front of it. Returns its origin,
 * an access token of the demo member, and a function that stops it.
 */
export async function startSandbox(publicOrigin: string) {
  const settings = { PUBLIC_ORIGIN: publicOrigin, SANDBOX_DATA: 'memory://', SANDBOX_KEY: '' };
  const sandbox = startProcess({ ...settings, SANDBOX_ROWS: '30', SANDBOX_SEED: '1' });
  const origin = await sandbox.ready();
  const api = await request.newContext({ baseURL: origin });
  const token = await sessionOf(api, demo);
  await api.dispose();
  const close = async () => {
    sandbox.stop('SIGTERM');
    await sandbox.ended;
  };
  return { origin, token, close };
}
