import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../scripts/freePort';
import { findPostgres, postgresUser } from '../../scripts/postgres';

/** The URL of an external PostgreSQL server, which the tests use but never stop. */
const externalUrl = process.env.TEST_DATABASE_URL;

/** Whether the tests start their own PostgreSQL server. They can't kill or restart an external server. */
export const postgresRestartable = !externalUrl && findPostgres() !== undefined;

export interface Postgres {
  /** The URL of a new, empty database. */
  readonly url: string;
  /** Stops the server. On an external server, drops the databases of the test instead. */
  readonly stop: () => Promise<void>;
  /** Shuts the server down with SIGINT if it is running, and starts the server on the same port. */
  readonly restart: () => Promise<void>;
  /** Kills the server with SIGKILL. It stays down until `restart`. */
  readonly kill: () => Promise<void>;
}

/** Runs `work` with a new connection. */
export async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  // Without a listener, a lost connection would crash this process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Runs SQL on a new connection and returns the rows. */
export const sqlOn = <Row extends object>(url: string, text: string): Promise<Row[]> =>
  connected(url, async (client) => (await client.query<Row>(text)).rows);

/** Returns the URL of another database on the same server. */
export function databaseUrl(url: string, name: string): string {
  const result = new URL(url);
  result.pathname = `/${name}`;
  return result.href;
}

async function onExternalServer(server: string): Promise<Postgres> {
  const name = `test_${process.pid}_${Date.now()}`;
  await sqlOn(server, `create database ${name}`);
  const rejectExternal = () =>
    Promise.reject(
      new Error('The server of TEST_DATABASE_URL was not started by the tests, so it cannot be restarted'),
    );
  // Also drop the copies of this database, whose names begin with its name.
  const stop = async () => {
    const databases = await sqlOn<{ datname: string }>(
      server,
      `select datname from pg_database where starts_with(datname, '${name}')`,
    );
    for (const { datname } of databases)
      await sqlOn(server, `drop database if exists ${datname} with (force)`);
  };
  return { url: databaseUrl(server, name), stop, restart: rejectExternal, kill: rejectExternal };
}

/**
 * Starts a temporary PostgreSQL without passwords on a free port of 127.0.0.1. With TEST_DATABASE_URL, creates a
 * new database on that server instead. `durable` keeps committed data through a SIGKILL.
 */
export async function startPostgres({ durable = false } = {}): Promise<Postgres> {
  if (externalUrl) return onExternalServer(externalUrl);
  const bin = findPostgres();
  if (!bin) throw new Error('No PostgreSQL found');
  const user = postgresUser();
  const folder = mkdtempSync(join(tmpdir(), 'pg-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const common = { cwd: folder, ...user };
  const port = await freePort();
  const settings = [
    ...['listen_addresses=127.0.0.1', 'max_connections=300'],
    ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ].map((setting) => `--${setting}`);
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | undefined;
  let output = '';

  const end = async (signal: NodeJS.Signals) => {
    const ended = server && server.exitCode === null && server.signalCode === null && once(server, 'exit');
    server?.kill(signal);
    await ended;
    server = undefined;
  };
  const attempt = async () => {
    const args = ['-D', data, '-p', port, '-k', folder, ...settings];
    const child = spawn(join(bin, 'postgres'), args, { ...common, stdio: ['ignore', 'ignore', 'pipe'] });
    server = child;
    child.stderr.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-2000);
    });
    while (child.exitCode === null && child.signalCode === null) {
      if (await sqlOn(url, 'select 1').catch(() => undefined)) return true;
      await wait(50);
    }
    return false;
  };
  const start = async () => {
    // Retry: a killed server's processes hold its shared memory for a moment, and a new server fails meanwhile.
    const deadline = Date.now() + 20_000;
    while (!(await attempt())) {
      if (Date.now() > deadline) throw new Error(`PostgreSQL did not start:\n${output}`);
      await wait(200);
    }
  };
  const removeFolder = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  const onExit = () => {
    server?.kill('SIGQUIT');
    removeFolder();
  };
  process.once('exit', onExit);

  try {
    const auth = ['-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C', '-N'];
    execFileSync(join(bin, 'initdb'), ['-D', data, ...auth], { ...common, stdio: 'pipe' });
    await start();
    await sqlOn(url, 'create database test');
  } catch (error) {
    await end('SIGQUIT');
    removeFolder();
    throw error;
  }
  return {
    url: databaseUrl(url, 'test'),
    stop: async () => {
      process.off('exit', onExit);
      await end('SIGINT');
      removeFolder();
    },
    restart: async () => {
      await end('SIGINT');
      await start();
    },
    kill: () => end('SIGKILL'),
  };
}
