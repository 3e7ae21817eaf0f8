import { createHash, randomUUID, scrypt } from 'node:crypto';
import { inject } from 'vitest';
import { createSandbox, type Sandbox, type SandboxOptions } from '../../sandbox/app';
import { openDatabase, type OpenDatabase } from '../../sandbox/db/open';
import { connected, databaseUrl, sqlOn } from './postgres';

/** A database on this suite's server; undefined where the suite runs on the embedded one. */
const server = inject('postgres');
/** Any number: two files must not make one template. */
const TEMPLATE_LOCK = 4301;

/** A mutant may fill a database with other rows: then nothing is copied from what another mutant made. */
const copies = process.env.STRYKER_MUTATOR_WORKER === undefined;

const named = (on: string, rest: string) => `${new URL(on).pathname.slice(1)}_${rest}`;

/** A new database, empty or the copy of another. */
async function makeDatabase(on: string, template = 'template1'): Promise<string> {
  const name = named(on, randomUUID().replaceAll('-', ''));
  await sqlOn(on, `create database ${name} template ${template}`);
  return databaseUrl(on, name);
}

/** A seeded database to copy from, made once for each kind of rows: filling one takes far longer. */
async function templateFor(on: string, options: SandboxOptions): Promise<string> {
  // Files that replace scrypt by a cheaper one cannot sign in with the hashes of the others.
  const key = JSON.stringify([options.seed, options.rows, options.now?.(), options.key, scrypt.name]);
  const name = named(on, `t${createHash('sha256').update(key).digest('hex').slice(0, 12)}`);
  return connected(on, async (client) => {
    await client.query(`select pg_advisory_lock(${TEMPLATE_LOCK})`);
    const { rowCount } = await client.query(`select from pg_database where datname = '${name}'`);
    if (rowCount) return name;
    await client.query(`create database ${name}`);
    await (await createSandbox({ ...options, databaseUrl: databaseUrl(on, name) })).close();
    return name;
  });
}

/** One for all: a copied database must open with the key that its template was sealed with. */
const key = '5a'.repeat(32);

/** What was opened on a database of its own, which goes with it. */
const owning = <T extends { readonly close: () => Promise<void> }>(
  opened: T,
  on: string,
  url: string,
): T => ({
  ...opened,
  close: async () => {
    await opened.close();
    await sqlOn(on, `drop database ${new URL(url).pathname.slice(1)} with (force)`);
  },
});

/** A fresh sandbox on the engine of the running suite. */
export async function openFresh(choices: SandboxOptions = {}): Promise<Sandbox> {
  const options = { key, ...choices };
  if (!server) return createSandbox({ ...options, dataDir: 'memory://' });
  const url = await makeDatabase(server, copies ? await templateFor(server, options) : undefined);
  return owning(await createSandbox({ ...options, databaseUrl: url }), server, url);
}

/** A fresh database, with tables and without rows, on the engine of the running suite. */
export async function openFreshDatabase(): Promise<OpenDatabase> {
  if (!server) return openDatabase({ dataDir: 'memory://' });
  const url = await makeDatabase(server);
  return owning(await openDatabase({ dataDir: 'memory://', databaseUrl: url }), server, url);
}
