import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSandbox, type Sandbox } from '../../../../sandbox/app';
import { CannotStart } from '../../../../sandbox/errors';
import { openPool } from '../../../../sandbox/db/pool';
import {
  connected,
  postgresRestartable,
  sqlOn,
  startPostgres,
  type Postgres,
} from '../../../support/postgres';
import { clientOf, type Client } from '../client';

vi.mock('../../../../sandbox/db/pool', async (original) => {
  const own = await original<typeof import('../../../../sandbox/db/pool')>();
  return { ...own, openPool: vi.fn(own.openPool) };
});

const DATABASE_DOWN = {
  status: 503,
  body: { success: false, message: "The database isn't responding. Try again in a moment" },
};

describe.skipIf(!postgresRestartable)('a sandbox that loses its database', () => {
  let postgres: Postgres;
  let sandbox: Sandbox;
  let pool: Pool;
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
    pool = vi.mocked(openPool).mock.results[0]?.value as Pool;
    client = clientOf(sandbox);
    token = await client.signIn(sandbox.demo.email, sandbox.demo.password);
  });
  afterAll(async () => {
    await sandbox.close();
    await postgres.stop();
  });

  const call = () => client.call('dashboard', undefined, token);
  const ticket = () => client.call('addTicket', { subject: 'Help', message: 'Please' }, token);
  const terminate = () =>
    sqlOn(
      postgres.url,
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    );
  /** Waits until the pool has removed all closed connections. Nothing may use the pool meanwhile. */
  const poolIsEmpty = (of = pool) => expect.poll(() => of.totalCount).toBe(0);

  it('reconnects when the server closes its idle connections', async () => {
    await Promise.all(Array.from({ length: 10 }, call));
    expect(pool.totalCount).toBe(10);
    await terminate();
    await poolIsEmpty();
    expect((await call()).status).toBe(200);
  });

  it('fails calls whose connections the server closes, and completes calls that were waiting for one', async () => {
    for (let round = 0; round < 3; round++) {
      const statuses = await connected(postgres.url, async (blocker) => {
        await blocker.query('begin');
        await blocker.query('lock table tickets in access exclusive mode');
        const calls = Array.from({ length: 20 }, ticket);
        // Use a separate connection: within a transaction, pg_stat_activity does not change.
        const waiting = () =>
          sqlOn<{ pid: number }>(
            postgres.url,
            "select pid from pg_stat_activity where wait_event_type = 'Lock'",
          );
        // Every connection of the pool waits for the lock; the other calls wait for a connection.
        await expect.poll(waiting).toHaveLength(10);
        const pids = (await waiting()).map(({ pid }) => pid).join();
        await sqlOn(postgres.url, `select pg_terminate_backend(pid) from unnest(array[${pids}]) pid`);
        // Release the lock only now: a connection that gets the lock before it is closed would complete its call.
        const alive = `select pid from pg_stat_activity where pid in (${pids})`;
        await expect.poll(() => sqlOn(postgres.url, alive)).toEqual([]);
        await blocker.query('rollback');
        return Promise.all(calls);
      });
      const failed = statuses.filter(({ status }) => status !== 200);
      expect(failed).toEqual(Array(10).fill(DATABASE_DOWN));
    }
  });

  it('leaks no pool connection when the server closes it at 15 different times', async () => {
    // More rounds than the pool has connections, so that one leak per round would exhaust the pool.
    for (let round = 0; round < 15; round++) {
      const calls = Array.from({ length: 20 }, ticket);
      // Close the connections a little later in each round.
      for (let query = 0; query < round; query++) await sqlOn(postgres.url, 'select 1');
      await terminate();
      for (const response of await Promise.all(calls))
        if (response.status !== 200) expect(response).toEqual(DATABASE_DOWN);
    }
    await terminate();
    await poolIsEmpty();
    const after = await Promise.all(Array.from({ length: 30 }, call));
    expect(new Set(after.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('removes connections that are lost while checked out, even before they are released', async () => {
    const pool = openPool(postgres.url);
    const checkedOut = await Promise.all(Array.from({ length: 10 }, () => pool.connect()));
    await terminate();
    await poolIsEmpty(pool);
    for (const client of checkedOut) client.release();
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await pool.end();
  });

  it('fails every call with 503 while the server is down, and recovers when it is back', async () => {
    await postgres.kill();
    await poolIsEmpty();
    for (let tries = 0; tries < 3; tries++) {
      expect(await call()).toEqual(DATABASE_DOWN);
      expect(await ticket()).toEqual(DATABASE_DOWN);
      expect(await client.send('GET', 'sandbox/mailbox?format=json')).toEqual(DATABASE_DOWN);
    }
    await postgres.restart();
    expect((await call()).status).toBe(200);
    expect((await ticket()).body).toMatchObject({ success: true });
  });

  it('logs one line for each failed call, without addresses or parameters', () => {
    const failures = lines.filter((line) => line.includes('does not respond'));
    expect(failures.length).toBeGreaterThan(5);
    expect(new Set(failures)).toEqual(
      new Set([
        'GET /api/user/dashboard was rejected: the database does not respond',
        'GET /sandbox/mailbox was rejected: the database does not respond',
        'POST /api/user/addTicket was rejected: the database does not respond',
      ]),
    );
  });
});

describe.skipIf(!postgresRestartable)('opening an unusable database', () => {
  it('names the cause, without the password', async () => {
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
  });
});
