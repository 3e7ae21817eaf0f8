// Starts the sandbox as a server. The settings come from environment variables (server/options.ts).

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { createSandbox, type Sandbox } from './app';
import { CannotStart, errorJson } from './errors';
import { describeDatabase, OutdatedDatabase } from './db/open';
import { describeError } from './domain/log';
import { addressOf, ownAddresses, servedHosts } from './server/address';
import { listen, type Listening } from './server/listen';
import { readOptions, type StartOptions } from './server/options';

const log = (line: string) => console.log(line);

let sandbox: Sandbox | undefined;
let listening: Listening | undefined;
let question: Interface | undefined;
let closing = false;

/** Returns the folder of the built portal, or undefined if the default folder has no build. Throws CannotStart. */
function portalFolder(configured: string | undefined): string | undefined {
  const folder = configured ?? 'dist';
  if (existsSync(join(folder, 'index.html'))) return folder;
  if (configured === undefined) return undefined;
  throw new CannotStart(`The folder ${configured} (STATIC_DIR) has no index.html. Build the portal first.`);
}

/** Asks in a terminal whether to delete the rows of an outdated database. Elsewhere, the answer is no. */
async function confirmsReset(): Promise<boolean> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return false;
  const asked = createInterface({ input: process.stdin, output: process.stdout });
  question = asked;
  const answer = await new Promise<string>((resolve) => {
    // Ctrl+C closes the question.
    asked.once('close', () => resolve(''));
    asked.question(
      'The database was made by another version of the sandbox. Delete its rows and create it again? [y/N] ',
      resolve,
    );
  });
  asked.close();
  return /^y(?:es)?$/i.test(answer.trim());
}

async function prepare(options: StartOptions): Promise<void> {
  const { host, publicOrigin } = options;
  const staticDir = portalFolder(options.staticDir);
  listening = await listen({
    host,
    port: options.port,
    fetch: (request, connection) =>
      sandbox?.fetch(request, connection) ?? errorJson('The sandbox is still starting', 503),
    log,
  });
  const serverAddress = { host, port: listening.port, publicOrigin };
  log("This is a sandbox for development and tests, not the operator's backend. No money in it is real.");
  log(`Database: ${describeDatabase(options)}`);
  log('Preparing the database (first start takes a few seconds) …');
  const open = (reset: boolean) =>
    createSandbox({
      ...options,
      reset,
      staticDir,
      hosts: servedHosts(serverAddress, ownAddresses()),
      log,
    });
  sandbox = await open(process.argv.includes('--reset')).catch(async (error: unknown) => {
    if (error instanceof OutdatedDatabase && (await confirmsReset())) return open(true);
    throw error;
  });
  if (closing) return;
  const address = addressOf(serverAddress);
  log(`Ready at ${address}${staticDir ? '' : ' (API only: no built portal found)'}`);
  if (publicOrigin !== undefined) log(`Members reach it at ${publicOrigin}`);
  log(`Demo member: ${sandbox.demo.email}, password ${sandbox.demo.password}`);
  log(`One-time codes appear here and at ${address}/sandbox/mailbox`);
}

/** Prints the error in one line and exits with code 1. */
function fail(error: unknown): never {
  console.error(
    error instanceof CannotStart ? error.message : `The sandbox could not start: ${describeError(error)}`,
  );
  process.exit(1);
}

async function close(preparing: Promise<void>): Promise<void> {
  if (closing) return;
  closing = true;
  try {
    question?.close();
    await listening?.close();
    // Let a running preparation finish, so that the database is not left half prepared.
    await preparing;
    await sandbox?.close();
    process.exit(0);
  } catch (error) {
    console.error(`The sandbox did not stop cleanly: ${describeError(error)}`);
    process.exit(1);
  }
}

// Unhandled rejections arrive here as well. Their messages can contain query parameters, so Node must not print them.
// Exiting at once is safe: committed data survives, as it does after SIGKILL.
process.on('uncaughtException', (error: unknown) => {
  console.error(`The sandbox stopped because of an unexpected error: ${describeError(error)}`);
  process.exit(1);
});

const preparing = Promise.resolve().then(() => prepare(readOptions(process.env)));
preparing.catch(fail);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void close(preparing));
// Emitted when the IPC channel closes: scripts/start.ts ended without sending a signal.
process.on('disconnect', () => void close(preparing));
