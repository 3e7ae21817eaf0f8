import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** Returns a free port of a host, so that another run or a running sandbox does not block the tests. */
export async function freePort(host = '127.0.0.1'): Promise<string> {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return String(port);
}
