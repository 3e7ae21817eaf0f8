import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/**
 * Starts a proxy of the portal at the origin `portal`. The proxy sends each HTML page in two halves, and holds back the
 * second half until `release` is called. Returns the origin of the proxy, `release` and `close`.
 */
export async function serveInHalves(portal: string) {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const forward = async (request: IncomingMessage, response: ServerResponse) => {
    const upstream = await fetch(new URL(request.url ?? '/', portal));
    const body = Buffer.from(await upstream.arrayBuffer());
    response.statusCode = upstream.status;
    for (const name of ['content-type', 'content-security-policy']) {
      const value = upstream.headers.get(name);
      if (value !== null) response.setHeader(name, value);
    }
    if (!upstream.headers.get('content-type')?.startsWith('text/html')) return response.end(body);
    const half = (Math.max(0, body.indexOf('<body')) + body.length) / 2;
    response.write(body.subarray(0, half));
    await released;
    return response.end(body.subarray(half));
  };
  const server = createServer((request, response) => {
    // After an error, close the connection: the browser then reports a failed request, which fails the test.
    forward(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  const close = async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  return { origin: `http://127.0.0.1:${address.port}`, release, close };
}
