import { once } from 'node:events';
import { createServer } from 'node:http';

/**
 * Hands on what a portal serves, its pages in two halves: the second one comes so many ms after the first, as on a
 * line that stutters. Gives the address, and how to stop.
 */
export async function serveInHalves(portal: string, pause: number) {
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(new URL(request.url ?? '/', portal));
      const body = Buffer.from(await answer.arrayBuffer());
      const type = answer.headers.get('content-type') ?? '';
      response.writeHead(answer.status, { 'content-type': type });
      if (!type.startsWith('text/html')) return response.end(body);
      response.write(body.subarray(0, body.length / 2));
      setTimeout(() => response.end(body.subarray(body.length / 2)), pause);
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.closeAllConnections() };
}
