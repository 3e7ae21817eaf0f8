/** Opens new sandboxes and databases for tests, on PGlite or on the suite's PostgreSQL server. */

import { createHash, randomUUID, scrypt } from 'node:crypto';
import { afterAll, inject } from 'vitest';
import { createSandbox, type Sandbox, type SandboxOptions } from '../../sandbox/app';
import { openDatabase, type Db } from '../../sandbox/db/open';
import { connected, databaseUrl, sqlOn } from './postgres';

/** The URL of a database on the suite's PostgreSQL; undefined when the suite runs on the embedded PGlite. */
const server = inject('postgres');
/** Key of the advisory lock that stops two test files from creating the same template database. Any number works. */
const TEMPLATE_LOCK = 4301;

/** Whether to copy template databases. False under Stryker: a mutant could seed wrong rows into a shared template. */
const usesTemplates = process.env.STRYKER_MUTATOR_WORKER === undefined;

const databaseName = (serverUrl: string, rest: string) => `${new URL(serverUrl).pathname.slice(1)}_${rest}`;

/** Creates a database as a copy of `template`, by default an empty database. Returns the URL of the copy. */
async function makeDatabase(serverUrl: string, template = 'template1'): Promise<string> {
  const name = databaseName(serverUrl, randomUUID().replaceAll('-', ''));
  await sqlOn(serverUrl, `create database ${name} template ${template}`);
  return databaseUrl(serverUrl, name);
}

/**
 * Returns the name of a template database with seeded data. Creates it if needed, because seeding is slow.
 */
async function templateFor(serverUrl: string, options: SandboxOptions): Promise<string> {
  // The key includes the name of the scrypt function, because a test file may replace it with a fake one. A
  // template whose passwords were hashed by the other function would reject every sign-in.
  const key = JSON.stringify([options.seed, options.rows, options.now?.(), options.key, scrypt.name]);
  const name = databaseName(serverUrl, `t${createHash('sha256').update(key).digest('hex').slice(0, 12)}`);
  return connected(serverUrl, async (client) => {
    await client.query(`select pg_advisory_lock(${TEMPLATE_LOCK})`);
    const { rowCount } = await client.query(`select from pg_database where datname = '${name}'`);
    if (rowCount) return name;
    await client.query(`create database ${name}`);
    await (await createSandbox({ ...options, databaseUrl: databaseUrl(serverUrl, name) })).close();
    return name;
  });
}

/** The encryption key of all sandboxes: a copied database can be decrypted only with the key of its template. */
const key = '5a'.repeat(32);

/** Returns a function that closes a sandbox or connection, and drops its database. */
const dropOnClose = (close: () => Promise<void>, serverUrl: string, url: string) => async () => {
  await close();
  await sqlOn(serverUrl, `drop database ${new URL(url).pathname.slice(1)} with (force)`);
};

/** Opens a new sandbox on the database engine of the suite. */
export async function openFresh(choices: SandboxOptions = {}): Promise<Sandbox> {
  const options = { key, ...choices };
  if (!server) return createSandbox({ ...options, dataDir: 'memory://' });
  const url = await makeDatabase(server, usesTemplates ? await templateFor(server, options) : undefined);
  const sandbox = await createSandbox({ ...options, databaseUrl: url });
  return { ...sandbox, close: dropOnClose(sandbox.close, server, url) };
}

/** Opens a database with empty tables on the database engine of the suite. Closes it after the test file. */
export async function openFreshDatabase(): Promise<Db> {
  const url = server && (await makeDatabase(server));
  const { db, close } = await openDatabase({ dataDir: 'memory://', databaseUrl: url });
  afterAll(server && url ? dropOnClose(close, server, url) : close);
  return db;
}
