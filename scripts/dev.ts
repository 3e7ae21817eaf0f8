// Starts the development server and the sandbox in one process (`npm run dev`).

import { createServer } from 'vite';
import { loadApiHost } from '../build/apiHost.ts';
import { readOptions } from '../sandbox/server/options';
import { endWithParent } from './endWithParent';
import { exitWithMessage } from './exitWithMessage';
import { freePort } from './freePort';
import { refuseArguments } from './refuseArguments';

endWithParent();

/** Starts the development server, which forwards /api and /sandbox to the sandbox's own port. */
async function startServer() {
  // Find invalid settings first.
  refuseArguments('npm run dev');
  loadApiHost('development');
  const { host, port } = readOptions(process.env);
  // Choose the port here, because the development server must know it.
  if (port === 0) process.env.PORT = await freePort(host);
  const server = await createServer();
  return server.listen();
}

const server = await startServer().catch(exitWithMessage);
// Makes links and images in responses point to the development server.
process.env.PUBLIC_ORIGIN ||= new URL(server.resolvedUrls?.local[0] ?? 'http://localhost:5173').origin;
server.printUrls();
await import('../sandbox/start');
