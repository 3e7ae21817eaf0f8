import { createServer } from 'vite';
import { endWithParent } from './endWithParent';

endWithParent();
// The sandbox answers on its own port; the development server passes /api and /sandbox on to it. Links and
// pictures lead to the development server, as they would to the portal.
const server = await createServer();
await server.listen();
process.env.PUBLIC_ORIGIN ??= new URL(server.resolvedUrls?.local[0] ?? 'http://localhost:5173').origin;
server.printUrls();
await import('../sandbox/start');
