/** Helpers of the sandbox tests: a test clock, a client without a network, and readers of its responses. */

import { afterAll } from 'vitest';
import type { Sandbox, SandboxOptions } from '../../../sandbox/app';
import type { Db } from '../../../sandbox/db/open';
import type { members } from '../../../sandbox/db/schema';
import { tryCode, wrongCode } from '../../../sandbox/domain/codes';
import { getValue } from '../../../src/core/defineResource';
import { mailedCode, signInDemo } from '../../../scripts/signInDemo';
import { openFresh } from '../../support/freshDatabase';

export interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/** Creates a clock that tests can move forward. */
export function testClock() {
  let now = Date.parse('2026-03-01T12:30:00Z');
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

const ORIGIN = 'http://localhost:4300';

/** Returns the body of a sign-up. */
export const signUpBody = (email: string) => ({
  email,
  password: 'Some-1234',
  phoneNumber: '5550100999',
  name: 'New Member',
  sponserId: 'WH100001',
  traderId: 'WH12H',
});

/**
 * Creates a client that calls a sandbox at an origin without the network. `clientIp` is its IP address. `call` takes an
 * API call's path below /api/user/, and sends a body by POST, and no body by GET.
 */
export function clientOf(sandbox: Pick<Sandbox, 'fetch'>, clientIp = '192.0.2.1', origin = ORIGIN) {
  const connection = { incoming: { socket: { remoteAddress: clientIp } } };
  const fetch = (request: Request) => sandbox.fetch(request, connection);
  const send = async (method: string, path: string, body?: unknown, token = ''): Promise<Reply> => {
    const headers = { authorization: token, 'content-type': 'application/json' };
    const init = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) };
    const response = await fetch(new Request(new URL(path, origin), { method, headers, ...init }));
    return { status: response.status, body: await response.json() };
  };
  const call = (path: string, body?: unknown, token?: string) =>
    send(body === undefined ? 'GET' : 'POST', `api/user/${path}`, body, token);
  return {
    send,
    call,
    /** Returns the latest code that was mailed to an e-mail address. */
    mailedCode: (email: string) => mailedCode(fetch, origin, email),
    signIn: (email: string, password: string) => signInDemo(fetch, origin, { email, password }),
    signUp: (email: string, changes: object = {}) => call('signUp', { ...signUpBody(email), ...changes }),
  };
}

export type Client = ReturnType<typeof clientOf>;

/** Signs a member in, by default the demo member. `call` sends the token, and `all` reads all rows of a list. */
export async function signedIn(sandbox: Sandbox, { email, password }: Sandbox['demo'] = sandbox.demo) {
  const client = clientOf(sandbox);
  const token = await client.signIn(email, password);
  const call = (path: string, body?: unknown) => client.call(path, body, token);
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
export const rowsOf = (reply: Reply): unknown[] => {
  const rows = at(reply, 'data');
  return Array.isArray(rows) ? rows : [];
};

/** Returns a wrong code: one that differs from `code`. */
export const otherThan = (code: string) => (code === '000000' ? '111111' : '000000');

/** Redeems a code in its own transaction. Throws RequestError if the code is wrong. */
export async function redeemCode(db: Db, owner: Parameters<typeof tryCode>[1], code: string): Promise<void> {
  if (!(await db.transaction((tx) => tryCode(tx, owner, code)))) throw wrongCode();
}
