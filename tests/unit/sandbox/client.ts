/** Helpers of the sandbox tests: a test clock, a client without a network, and readers of its responses. */

import { afterAll } from 'vitest';
import type { Sandbox, SandboxOptions } from '../../../sandbox/app';
import type { Db } from '../../../sandbox/db/open';
import type { members } from '../../../sandbox/db/schema';
import { tryCode, wrongCode } from '../../../sandbox/domain/codes';
import { getValue } from '../../../src/core/defineResource';
import { openFresh } from '../../support/freshDatabase';

export interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/** Creates a clock that tests can move forward. */
export function testClock(start = '2026-03-01T12:30:00Z') {
  let now = Date.parse(start);
  return {
    now: () => new Date(now),
    forward: (seconds: number) => {
      now += seconds * 1000;
    },
  };
}

/** Returns the values of a member's row. */
export const memberValues = (changes: Partial<typeof members.$inferInsert> = {}) => ({
  name: 'Ann',
  email: 'ann@example.test',
  phone: '',
  passwordHash: '',
  createdAt: testClock().now(),
  ...changes,
});

/** Opens a sandbox for a test file, after which it is closed. */
export async function openSandbox(options: SandboxOptions = {}) {
  const sandbox = await openFresh({ rows: 30, now: testClock().now, ...options });
  afterAll(sandbox.close);
  return sandbox;
}

/** Creates a client that calls a sandbox without the network. `clientIp` is its IP address. */
export function clientOf(sandbox: Sandbox, clientIp = '192.0.2.1') {
  const connection = { incoming: { socket: { remoteAddress: clientIp } } };
  const send = async (method: string, path: string, body?: unknown, token = ''): Promise<Reply> => {
    const init = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) };
    const url = new URL(path, 'http://localhost:4300');
    const response = await sandbox.fetch(
      new Request(url, {
        method,
        headers: { authorization: token, 'content-type': 'application/json' },
        ...init,
      }),
      connection,
    );
    return { status: response.status, body: await response.json() };
  };
  /** Returns the latest code that was mailed to an e-mail address. */
  const mailedCode = async (email: string) =>
    String(getValue((await send('GET', `sandbox/mailbox?format=json&to=${email}`)).body, '0.code'));
  const signIn = async (email: string, password: string) => {
    await send('POST', 'api/user/signIn', { email, password });
    const { body } = await send('POST', 'api/user/verifySignIn', { email, otp: await mailedCode(email) });
    return String(getValue(body, 'token'));
  };
  const signUp = (email: string, changes: object = {}) =>
    send('POST', 'api/user/signUp', {
      email,
      password: 'Some-1234',
      phoneNumber: '5550100999',
      name: 'New Member',
      sponserId: 'WH100001',
      traderId: 'WH12H',
      ...changes,
    });
  return { send, mailedCode, signIn, signUp };
}

export type Client = ReturnType<typeof clientOf>;

/**
 * Signs a member in, by default the demo member. `call` sends a body by POST, and no body by GET; `all` reads all rows of a
 * list.
 */
export async function signedIn(sandbox: Sandbox, { email, password }: Sandbox['demo'] = sandbox.demo) {
  const client = clientOf(sandbox);
  const token = await client.signIn(email, password);
  const call = (path: string, body?: object) =>
    client.send(body ? 'POST' : 'GET', `api/user/${path}`, body, token);
  const all = async (path: string, body: object = {}) => {
    const rows: unknown[] = [];
    for (;;) {
      const reply = await call(path, { ...body, limit: 100, skip: rows.length });
      rows.push(...rowsOf(reply));
      if (rows.length >= Number(at(reply, 'count'))) return rows;
    }
  };
  return { client, token, call, all };
}

/** Returns a property of a response body by its dotted key. */
export const at = (reply: Reply, key: string): unknown => getValue(reply.body, key);

/** Returns the rows of a list response, or [] if it has none. */
export const rowsOf = (reply: Reply, key = 'data'): unknown[] => {
  const rows = at(reply, key);
  return Array.isArray(rows) ? rows : [];
};

/** Returns a wrong code: one that differs from `code`. */
export const otherThan = (code: string) => (code === '000000' ? '111111' : '000000');

/** Redeems a code in its own transaction. Throws RequestError if the code is wrong. */
export async function redeemCode(db: Db, owner: Parameters<typeof tryCode>[1], code: string): Promise<void> {
  if (!(await db.transaction((tx) => tryCode(tx, owner, code)))) throw wrongCode();
}
