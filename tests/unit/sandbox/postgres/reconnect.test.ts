// @vitest-environment node
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../../../../sandbox/app';
import { CannotStart } from '../../../../sandbox/cannotStart';
import { openPool } from '../../../../sandbox/db/pool';
import { postgresRestartable, sqlOn, startPostgres, type Postgres } from '../../../support/postgres';
import { clientOf, type Client } from '../client';

const GONE = {
  status: 503,
  body: { success: false, message: 'The database does not answer. Please try again in a moment' },
};

describe.skipIf(!postgresRestartable)('a sandbox whose database goes away', () => {
  let postgres: Postgres;
  let sandbox: Sandbox;
  let client: Client;
  let token: string;
  const lines: string[] = [];

  beforeAll(async () => {
    postgres = await startPostgres();
    sandbox = await createSandbox({
      databaseUrl: postgres.url,
      rows: 2,
      log: (line) => lines.push(line),
    });
    client = clientOf(sandbox);
    token = await client.signIn(sandbox.demo.email, sandbox.demo.password);
  });
  afterAll(async () => {
    await sandbox.close();
    await postgres.stop();
  });

  const call = () => client.send('GET', 'api/user/dashboard', undefined, token);
  const ticket = () =>
    client.send('POST', 'api/user/addTicket', { subject: 'Help', message: 'Please' }, token);
  const terminate = () =>
    sqlOn(
      postgres.url,
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    );

  it('goes on when the server ends its idle connections', async () => {
    await Promise.all(Array.from({ length: 10 }, call));
    await terminate();
    await wait(100);
    expect((await call()).status).toBe(200);
  });

  it('refuses what was under way when the server ends its connections, and loses none of the pool', async () => {
    // More rounds than the pool has connections: one that leaked each time would leave none.
    const statuses = new Set<number>();
    for (let round = 0; round < 15; round++) {
      const calls = Array.from({ length: 20 }, () => ticket());
      await wait(round);
      await terminate();
      for (const answer of await Promise.all(calls)) {
        statuses.add(answer.status);
        if (answer.status !== 200) expect(answer).toEqual(GONE);
      }
    }
    expect([...statuses].sort()).toEqual([200, 503]);
    const after = await Promise.all(Array.from({ length: 30 }, call));
    expect(new Set(after.map(({ status }) => status))).toEqual(new Set([200]));
  }, 60_000);

  it('takes connections back that ended while they were lent out, though nobody returned them', async () => {
    const pool = openPool(postgres.url);
    const lent = await Promise.all(Array.from({ length: 10 }, () => pool.connect()));
    await terminate();
    await wait(200);
    expect(pool.totalCount).toBe(0);
    for (const client of lent) client.release();
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await pool.end();
  });

  it('refuses every call while the server is down, and answers by itself once it is back', async () => {
    await postgres.kill();
    for (let tries = 0; tries < 3; tries++) {
      expect(await call()).toEqual(GONE);
      expect(await ticket()).toEqual(GONE);
      expect(await client.send('GET', 'sandbox/mailbox?format=json')).toEqual(GONE);
    }
    await postgres.restart();
    expect((await call()).status).toBe(200);
    expect((await ticket()).body).toMatchObject({ success: true });
  }, 60_000);

  it('goes on after a restart that an operator made', async () => {
    await postgres.restart();
    await wait(100);
    expect((await call()).status).toBe(200);
  }, 60_000);

  it('logs one line for each refusal, without an address or a parameter', () => {
    const refusals = lines.filter((line) => line.includes('does not answer'));
    expect(refusals.length).toBeGreaterThan(5);
    expect(new Set(refusals)).toEqual(
      new Set([
        'GET /api/user/dashboard was refused: the database does not answer',
        'POST /api/user/addTicket was refused: the database does not answer',
      ]),
    );
  });
});

describe.skipIf(!postgresRestartable)('opening a database that cannot be used', () => {
  it('names what is wrong and no password', async () => {
    const postgres = await startPostgres();
    const missing = new URL(postgres.url);
    missing.password = 'secret';
    missing.pathname = '/nowhere';
    await expect(createSandbox({ databaseUrl: missing.href })).rejects.toThrow(
      new CannotStart(
        `PostgreSQL at ${missing.host} cannot be used (database "nowhere" does not exist). Start it, or correct DATABASE_URL`,
      ),
    );
    await postgres.stop();
  }, 60_000);
});
