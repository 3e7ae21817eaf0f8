import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { describeDatabase, openDatabase } from '../../../sandbox/db/open';
import { members } from '../../../sandbox/db/schema';
import { emptyFolder, locksIn, seededFolder } from './dataFolders';
import { endProcesses, read, startProcess, withPreload } from './startProcess';

afterEach(endProcesses);

/** Code that sends SIGINT to its own process when the database preparation begins, so before it can end. */
const stopOnPreparing = `
  const { log } = console;
  console.log = (line) => {
    log(line);
    if (line.startsWith('Preparing')) process.kill(process.pid, 'SIGINT');
  };
`;

/** Code that lets no time limit pass, so that the grace period never ends. */
const withoutTimeLimits = 'AbortSignal.timeout = () => new AbortController().signal;';

/** Returns whether nothing listens on a port. */
const refusesConnections = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(false);
    });
    socket.once('error', () => resolve(true));
  });

it('a sandbox that is stopped during preparation finishes it, and its folder opens again', async () => {
  const folder = await emptyFolder();
  const sandbox = startProcess({ SANDBOX_DATA: folder }, withPreload(stopOnPreparing));
  expect(await sandbox.ended).toBe(0);
  expect(sandbox.output()).not.toContain('Ready at');
  expect(sandbox.output()).not.toContain('SANDBOX_SEED and SANDBOX_ROWS are ignored');
  expect(await locksIn(folder)).toEqual([]);
  const { db, close } = await openDatabase({ dataDir: folder });
  expect(await db.$count(members)).toBeGreaterThan(100);
  await close();
});

/** Starts a sandbox process that must fail. Returns the exit code, and the output after the usual lines. */
async function failing(env: Record<string, string>) {
  const started = startProcess({ SANDBOX_DATA: 'memory://', ...env });
  const code = await started.ended;
  const printed = started.output().split('\n').filter(Boolean);
  return { code, lines: printed.filter((line) => !/^(This is a sandbox|Database: |Preparing)/.test(line)) };
}

it('starting without the database server prints one sentence and exits with 1', async () => {
  const { code, lines } = await failing({ DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/portal' });
  expect(lines).toEqual([
    'PostgreSQL at 127.0.0.1:1 does not respond (connect ECONNREFUSED 127.0.0.1:1). Start it, or correct DATABASE_URL',
  ]);
  expect(code).toBe(1);
});

it('a damaged database is not opened, and the error has the command that moves it away', async () => {
  const folder = await seededFolder();
  await writeFile(join(folder, 'global', 'pg_control'), 'no control file');
  await expect(openDatabase({ dataDir: folder })).rejects.toThrow(
    `The database in ${folder} is damaged, or was made by another version, and does not open. Set the ` +
      `folder aside and start again, which makes a new one: mv ${folder} ${folder}.damaged`,
  );
  expect(await locksIn(folder)).toEqual([]);
});

it('a database of another version ends the process with 1 until --reset', async () => {
  const folder = await seededFolder();
  const { db, close } = await openDatabase({ dataDir: folder });
  await db.execute(sql`comment on table postings is 'another version'`);
  await close();
  const { code, lines } = await failing({ SANDBOX_DATA: folder });
  expect(lines).toEqual([
    expect.stringMatching(/^The database was made by another version .* `npm start -- --reset`/),
  ]);
  expect(code).toBe(1);
  const reset = startProcess({ SANDBOX_DATA: folder }, ['--import', 'tsx', 'sandbox/start.ts', '--reset']);
  await reset.waitForOutput('Filling the database with made-up rows');
});

describe('an uncaught error', () => {
  // Fails like an unawaited Drizzle query: the message contains the query parameters.
  const uncaughtQuery = `
    class DrizzleQueryError extends Error {}
    const fail = () => Object.assign(new DrizzleQueryError('params: kept secret'), { query: 'select $1' });
    process.once('SIGUSR2', () => WAY);
  `;

  it.each([
    ['thrown', 'setTimeout(() => { throw fail(); })'],
    ['a rejection', 'void Promise.reject(fail())'],
  ])('ends the process with 1 and prints no query parameters: %s', async (_, way) => {
    const sandbox = startProcess(
      { SANDBOX_DATA: 'memory://' },
      withPreload(uncaughtQuery.replace('WAY', way)),
    );
    await sandbox.waitForOutput('Preparing the database');
    sandbox.stop('SIGUSR2');
    expect(await sandbox.ended).toBe(1);
    expect(sandbox.output()).toContain(
      'The sandbox stopped because of an unexpected error: DrizzleQueryError (in: select $1)',
    );
    expect(sandbox.output()).not.toContain('kept secret');
  });
});

it('a running sandbox serves only its own hosts, completes a pending call on SIGTERM, and unlocks its folder', async () => {
  const folder = await seededFolder();
  const sandbox = startProcess({ SANDBOX_DATA: folder }, withPreload(withoutTimeLimits));
  const url = await sandbox.ready();
  expect(sandbox.output()).toContain(`Database: embedded, in the folder ${folder}`);
  expect(sandbox.output()).toContain('SANDBOX_SEED and SANDBOX_ROWS are ignored');
  expect(await locksIn(folder)).toHaveLength(1);
  expect((await read(`${url}/sandbox/health`)).status).toBe(200);
  expect((await read(`${url}/sandbox/health`, { host: 'evil.test' })).status).toBe(421);

  const port = Number(new URL(url).port);
  const idle = connect(port, '127.0.0.1');
  await once(idle, 'connect');
  const call = connect(port, '127.0.0.1');
  const callClosed = once(call, 'close');
  let response = '';
  call.on('data', (chunk) => (response += chunk.toString()));
  const body = JSON.stringify({ email: 'nobody@example.test', password: 'Wrong-1234' });
  const head = `POST /api/user/signIn HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\n`;
  // The server responds to the head with "100 Continue", so the call is pending from then on.
  call.write(`${head}Expect: 100-continue\r\nContent-Length: ${body.length}\r\n\r\n`);
  await expect.poll(() => response).toContain('100 Continue');
  sandbox.stop('SIGTERM');
  await expect.poll(() => refusesConnections(port)).toBe(true);
  call.write(body);
  // The process ends without its grace period, although an idle connection is open.
  expect(await sandbox.ended).toBe(0);
  await callClosed;
  expect(response).toContain('"success":false');
  expect(await locksIn(folder)).toEqual([]);
  idle.destroy();
});

describe('the description of the database', () => {
  it.each([
    [{ dataDir: '.sandbox' }, 'embedded, in the folder .sandbox'],
    [{ dataDir: 'memory://' }, 'embedded, in memory only'],
    [
      { dataDir: '.sandbox', databaseUrl: 'postgres://me:secret@db.test:5433/portal?password=secret' },
      'PostgreSQL at db.test:5433',
    ],
    [{ dataDir: '.sandbox', databaseUrl: '/var/run/postgresql portal' }, 'PostgreSQL'],
  ])('for %j is %j', (choice, description) => {
    expect(describeDatabase(choice)).toBe(description);
  });
});
