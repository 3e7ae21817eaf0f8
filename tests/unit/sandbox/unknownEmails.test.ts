import { scrypt } from 'node:crypto';
import { PgDialect } from 'drizzle-orm/pg-core';
import { describe, expect, it, vi } from 'vitest';
import { at, clientOf, openSandbox, otherThan } from './client';

// Count expensive operations instead of measuring time: a count does not depend on the load of the machine.
vi.mock('node:crypto', async (original) => {
  const own = await original<typeof import('node:crypto')>();
  return { ...own, scrypt: vi.fn(own.scrypt) };
});

const sandbox = await openSandbox({ rows: 2 });
const client = clientOf(sandbox);

/** Makes a call. Returns its message and cost: 'scrypt' for each hash, and the verb of each SQL statement. */
async function costOf(path: string, body: object) {
  vi.mocked(scrypt).mockClear();
  const statements = vi.spyOn(PgDialect.prototype, 'sqlToQuery');
  statements.mockClear();
  const reply = await client.call(path, body);
  const verbs = statements.mock.results.map(({ value }) => {
    const { sql } = value as { sql: string };
    return sql.includes('"limits"') ? 'limits' : String(sql.split(' ')[0]);
  });
  return {
    message: at(reply, 'message'),
    cost: [...vi.mocked(scrypt).mock.calls.map(() => 'scrypt'), ...verbs],
  };
}

/** Returns a cost without limit statements, and without begin and commit, which PGlite sends on its own. */
const workOf = ({ cost }: { readonly cost: readonly string[] }) =>
  cost.filter((step) => !['begin', 'commit', 'limits'].includes(step));

const NOBODY = 'nobody@example.test';

describe('an unknown e-mail gets the same response at the same cost as a known one', () => {
  it('with a wrong password: one scrypt', async () => {
    const of = (email: string) => costOf('signIn', { email, password: 'Wrong-1234' });
    const known = await of(sandbox.demo.email);
    expect(known.message).toBe('Wrong e-mail or password');
    expect(workOf(known)).toEqual(['scrypt', 'select']);
    expect(await of(NOBODY)).toEqual(known);
  });

  it.each([
    ['verifySignIn', {}],
    ['forgotePassword', { password: 'Other-1234', confirmpassword: 'Other-1234' }],
    ['verify', {}],
  ])('with a wrong code: the same statements for %s', async (path, rest) => {
    await client.call('signIn', sandbox.demo);
    const otp = otherThan(await client.mailedCode(sandbox.demo.email));
    const of = (email: string) => costOf(path, { email, otp, ...rest });
    const known = await of(sandbox.demo.email);
    expect(known.message).toBe('This code is wrong or has expired');
    expect(workOf(known)).toEqual(['select', 'delete', 'select', 'update', 'delete']);
    expect(await of(NOBODY)).toEqual(known);
  });
});
