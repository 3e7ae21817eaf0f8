// Starts the development server and the sandbox in one process (`npm run dev`).

import { createServer } from 'vite';
import { endWithParent } from './endWithParent';

endWithParent();
// The sandbox listens on its own port; the development server forwards /api and /sandbox to it. PUBLIC_ORIGIN makes
// links and images in responses point to the development server.
const server = await createServer();
await server.listen();
process.env.PUBLIC_ORIGIN ??= new URL(server.resolvedUrls?.local[0] ?? 'http://localhost:5173').origin;
server.printUrls();
await import('../sandbox/start');
