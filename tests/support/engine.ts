import { createHash, randomUUID, scrypt } from 'node:crypto';
import { inject } from 'vitest';
import { createSandbox, type Sandbox, type SandboxOptions } from '../../sandbox/app';
import { openDatabase, type OpenDatabase } from '../../sandbox/db/open';
import { connected, databaseUrl, sqlOn } from './postgres';

/** The URL of a database on the suite's PostgreSQL; undefined when the suite runs on the embedded PGlite. */
const server = inject('postgres');
/** The key of the lock that stops two test files from creating the same template. Any number works. */
const TEMPLATE_LOCK = 4301;

/** Whether to copy templates. Not with Stryker: a mutant may seed other rows into a shared template. */
const usesTemplates = process.env.STRYKER_MUTATOR_WORKER === undefined;

const databaseName = (serverUrl: string, rest: string) => `${new URL(serverUrl).pathname.slice(1)}_${rest}`;

/** Creates a database as a copy of `template`, which is empty by default. Returns its URL. */
async function makeDatabase(serverUrl: string, template = 'template1'): Promise<string> {
  const name = databaseName(serverUrl, randomUUID().replaceAll('-', ''));
  await sqlOn(serverUrl, `create database ${name} template ${template}`);
  return databaseUrl(serverUrl, name);
}

/** Creates a seeded database to copy, once for each set of options: seeding takes far longer than a copy. */
async function templateFor(serverUrl: string, options: SandboxOptions): Promise<string> {
  // Test files that replace scrypt cannot sign in with the hashes of the real one, so they get their own template.
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

/** The same encryption key for all sandboxes: a copy opens only with the key of its template. */
const key = '5a'.repeat(32);

/** Wraps `close` so that it drops the database as well. */
const dropOnClose = <T extends { readonly close: () => Promise<void> }>(
  opened: T,
  serverUrl: string,
  url: string,
): T => ({
  ...opened,
  close: async () => {
    await opened.close();
    await sqlOn(serverUrl, `drop database ${new URL(url).pathname.slice(1)} with (force)`);
  },
});

/** Opens a new sandbox on the database engine of the suite. */
export async function openFresh(choices: SandboxOptions = {}): Promise<Sandbox> {
  const options = { key, ...choices };
  if (!server) return createSandbox({ ...options, dataDir: 'memory://' });
  const url = await makeDatabase(server, usesTemplates ? await templateFor(server, options) : undefined);
  return dropOnClose(await createSandbox({ ...options, databaseUrl: url }), server, url);
}

/** Opens a new database with empty tables on the database engine of the suite. */
export async function openFreshDatabase(): Promise<OpenDatabase> {
  if (!server) return openDatabase({ dataDir: 'memory://' });
  const url = await makeDatabase(server);
  return dropOnClose(await openDatabase({ dataDir: 'memory://', databaseUrl: url }), server, url);
}
