import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** A port that nobody has: another run, or a sandbox that was left open, must not stop the journeys. */
export async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return String(port);
}
