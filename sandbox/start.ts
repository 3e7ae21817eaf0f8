import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { createSandbox, type Sandbox } from './app';
import { FolderInUse } from './db/folderLock';
import { describeDatabase } from './db/open';

const { env } = process;
const host = env.HOST ?? '127.0.0.1';
const port = Number(env.PORT ?? 4300);
const dataDir = env.SANDBOX_DATA ?? '.sandbox';
const staticDir = env.STATIC_DIR ?? (existsSync(join('dist', 'index.html')) ? 'dist' : undefined);
const say = (line: string) => console.log(line);

let sandbox: Sandbox | undefined;
let preparing: Promise<void> = Promise.resolve();
let closing = false;

const server = serve(
  {
    hostname: host,
    port,
    // Longer than a client keeps an idle connection: a call on one that was just closed would fail.
    serverOptions: { keepAliveTimeout: 310_000 },
    fetch: (request: Request) =>
      sandbox
        ? sandbox.fetch(request)
        : Response.json({ success: false, message: 'The sandbox is still starting' }, { status: 503 }),
  },
  (address) => {
    preparing = prepare(address.port).catch((error: unknown) => {
      if (error instanceof FolderInUse) console.error(error.message);
      else console.error('The sandbox could not start:', error);
      process.exit(1);
    });
  },
);

server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1}`
      : `The sandbox could not listen on ${host}:${port}: ${error.message}`,
  );
  process.exit(1);
});

async function prepare(taken: number) {
  say("This is a sandbox for development and tests, not the operator's backend. No money in it is real.");
  say(`Database: ${describeDatabase({ dataDir, databaseUrl: env.DATABASE_URL })}`);
  say('Preparing the database (first start takes a few seconds) …');
  sandbox = await createSandbox({
    dataDir,
    seed: Number(env.SANDBOX_SEED ?? 1),
    rows: Number(env.SANDBOX_ROWS ?? 60),
    log: say,
    ...(env.DATABASE_URL && { databaseUrl: env.DATABASE_URL }),
    ...(env.SMTP_URL && { smtpUrl: env.SMTP_URL }),
    ...(staticDir && { staticDir }),
  });
  if (closing) return;
  const address = `http://${host === '0.0.0.0' ? 'localhost' : host}:${taken}`;
  say(`Ready at ${address}${staticDir ? '' : ' (API only: no built portal found)'}`);
  say(`Demo member: ${sandbox.demo.email}, password ${sandbox.demo.password}`);
  say(`One-time codes appear here and at ${address}/sandbox/mailbox`);
}

function close() {
  if (closing) return;
  closing = true;
  server.close();
  if ('closeAllConnections' in server) server.closeAllConnections();
  // A database that is being prepared is let finish: left half made, it might never open again.
  const closed = preparing.then(() => sandbox?.close());
  closed.then(
    () => process.exit(0),
    (error: unknown) => {
      console.error('The database did not close cleanly:', error);
      process.exit(1);
    },
  );
}
process.on('SIGINT', close);
process.on('SIGTERM', close);
