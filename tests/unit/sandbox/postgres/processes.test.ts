/** Tests of several sandbox processes that share one database. */

import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { databaseUrl, sqlOn } from '../../../support/postgres';
import { at, clientOf, type Client } from '../client';
import { emptyFolder } from '../dataFolders';
import { endProcesses, startProcess, withPreload } from '../startProcess';

const server = inject('postgres') ?? expect.fail('these tests need a PostgreSQL server');
/** The real `fetch`, taken before support/setup replaces it: the tested processes serve real HTTP. */
const send = fetch;
const NAME = 'several_processes';
/** Returns code that stops the clock of a process, so that no cool-down ends during slow tests. */
const stopClock = (now: number) => `
  globalThis.Date = class extends Date {
    constructor(...args) {
      super(...(args.length === 0 ? [${now}] : args));
    }
    static now() {
      return ${now};
    }
  };
`;
/** Clients of three processes that share one database. */
let clients: Client[] = [];

beforeAll(async () => {
  await sqlOn(server, `create database ${NAME}`);
  const env = { DATABASE_URL: databaseUrl(server, NAME), SANDBOX_DATA: await emptyFolder() };
  const args = withPreload(stopClock(Date.now()));
  const origins = await Promise.all([1, 2, 3].map(() => startProcess(env, args).ready()));
  clients = origins.map((origin) => clientOf({ fetch: (request) => send(request) }, '', origin));
});
afterAll(async () => {
  endProcesses();
  await sqlOn(server, `drop database ${NAME} with (force)`);
});

/** Returns a client of one of the processes, selected round-robin by `turn`. */
const client = (turn: number) => clients[turn % clients.length] ?? expect.fail('no process');
const demo = { email: 'demo@example.test', password: 'Demo-1234' };

describe('several sandboxes on one database', () => {
  it('seed it once when they start at the same time', async () => {
    const [row] = await sqlOn<{ members: string; sum: string }>(
      databaseUrl(server, NAME),
      `select (select count(*) from members where email = '${demo.email}') as members,
        (select sum(amount) from postings) as sum`,
    );
    expect(row?.members).toBe('1');
    expect(Number(row?.sum)).toBe(0);
  });

  it('mail one code within the cool-down, and share the session that it opens', async () => {
    const all = await Promise.all(Array.from({ length: 12 }, (_, turn) => client(turn).call('signIn', demo)));
    expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
    const mails = await client(1).send('GET', `sandbox/mailbox?format=json&to=${demo.email}`);
    expect(mails.body).toHaveLength(1);
    const otp = await client(1).mailedCode(demo.email);
    const token = String(at(await client(2).call('verifySignIn', { email: demo.email, otp }), 'token'));
    for (const turn of [0, 1, 2])
      expect(at(await client(turn).call('dashboard', undefined, token), 'success')).toBe(true);
  });

  it('count wrong passwords together', async () => {
    const email = 'nobody@example.test';
    const all = await Promise.all(
      Array.from({ length: 30 }, (_, turn) => client(turn).call('signIn', { email, password: 'wrong' })),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(all.filter(({ status }) => status === 429)).toHaveLength(10);
  });
});
