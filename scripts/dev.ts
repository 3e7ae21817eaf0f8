import { createServer } from 'vite';
import { endWithParent } from './endWithParent';

endWithParent();
// The sandbox listens on its own port; the development server forwards /api and /sandbox to it. Links and
// images point to the development server, as they would to the portal.
const server = await createServer();
await server.listen();
process.env.PUBLIC_ORIGIN ??= new URL(server.resolvedUrls?.local[0] ?? 'http://localhost:5173').origin;
server.printUrls();
await import('../sandbox/start');
