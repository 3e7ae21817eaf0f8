import { createServer } from 'vite';

// The sandbox answers on its own port; the development server passes /api and /sandbox on to it.
await import('../sandbox/start');
const server = await createServer();
await server.listen();
server.printUrls();
