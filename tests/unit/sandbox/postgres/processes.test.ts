/** Tests of several sandbox processes that share one database. */

import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { databaseUrl, sqlOn } from '../../../support/postgres';
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
/** The origins of three processes that share one database. */
let origins: string[] = [];

beforeAll(async () => {
  await sqlOn(server, `create database ${NAME}`);
  const env = { DATABASE_URL: databaseUrl(server, NAME), SANDBOX_DATA: await emptyFolder() };
  const args = withPreload(stopClock(Date.now()));
  origins = await Promise.all([1, 2, 3].map(() => startProcess(env, args).ready()));
});
afterAll(async () => {
  endProcesses();
  await sqlOn(server, `drop database ${NAME} with (force)`);
});

/** Sends a call to one of the processes, selected round-robin by `turn`. */
async function call(turn: number, path: string, body?: object, token = '') {
  const response = await send(`${origins[turn % origins.length]}/${path}`, {
    headers: { 'content-type': 'application/json', authorization: token },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
const mailedTo = async (turn: number, to: string) => {
  const { body } = await call(turn, `sandbox/mailbox?format=json&to=${to}`);
  return (body as unknown as { code: string }[]).map(({ code }) => code);
};
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
    const all = await Promise.all(
      Array.from({ length: 12 }, (_, turn) => call(turn, 'api/user/signIn', demo)),
    );
    expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
    const codes = await mailedTo(1, demo.email);
    expect(codes).toHaveLength(1);
    const { body } = await call(2, 'api/user/verifySignIn', { email: demo.email, otp: codes[0] });
    const token = String(body.token);
    for (const turn of [0, 1, 2]) {
      const { body } = await call(turn, 'api/user/dashboard', undefined, token);
      expect(body.success).toBe(true);
    }
  });

  it('count wrong passwords together', async () => {
    const email = 'nobody@example.test';
    const all = await Promise.all(
      Array.from({ length: 30 }, (_, turn) => call(turn, 'api/user/signIn', { email, password: 'wrong' })),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(all.filter(({ status }) => status === 429)).toHaveLength(10);
  });
});
