import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { members } from '../../../sandbox/db/schema';
import { describeError, printable } from '../../../sandbox/domain/log';
import { openFresh, openFreshDatabase } from '../../support/freshDatabase';
import { at, clientOf, openSandbox } from './client';

const db = await openFreshDatabase();
const lines: string[] = [];
const log = (line: string) => void lines.push(line);
const sandbox = await openSandbox({ rows: 1, log });

describe('an error in the log', () => {
  const member = {
    name: 'Secret Name',
    email: 'private@example.test',
    phone: '5550100999',
    passwordHash: 'hash-of-a-password',
    createdAt: new Date('2026-03-01T12:30:00Z'),
  };
  const insert = () => db.insert(members).values(member);

  it("names code, table, constraint, statement and this project's frames, and no row value", async () => {
    await insert();
    const error = await insert().catch((thrown: unknown) => thrown);
    // The error itself contains the values of the row, so only `describeError` can keep them out of the log.
    expect(String(error)).toContain(member.passwordHash);
    const line = describeError(error);
    expect(line).toContain('DrizzleQueryError');
    expect(line).toContain('code 23505');
    expect(line).toContain('table members');
    expect(line).toContain('constraint members_email_unique');
    expect(line).toContain('insert into "members"');
    expect(line).toMatch(/tests\/unit\/sandbox\/logs\.test\.ts:\d+:\d+/);
    expect(line).not.toContain('node_modules');
    expect(line).not.toContain('\n');
    for (const secret of Object.values(member)) expect(line).not.toContain(String(secret));
  });

  it('does not contain a value that the database could not parse', async () => {
    const error = await db.execute(sql`select ${'kept secret'}::integer`).catch((thrown: unknown) => thrown);
    expect(String((error as Error).cause)).toContain('kept secret');
    expect(describeError(error)).toContain('code 22P02');
    expect(describeError(error)).not.toContain('kept secret');
  });
});

describe('a log line', () => {
  it('is printed with JSON escapes for characters that control a terminal', () => {
    expect(printable('\u001b]0;x\u0007 \u009b31m \u007f \r\n \u0000 \u202ea\u2066 \u2028 \ud800')).toBe(
      '\\u001b]0;x\\u0007 \\u009b31m \\u007f \\u000d\\u000a \\u0000 \\u202ea\\u2066 \\u2028 \\ud800',
    );
  });

  it('keeps all printable characters', () => {
    const line = 'Code for zoë+ü@example.test (sign in): 012345 – 👩‍👩‍👧 “x” \\ {"a":[1]}';
    expect(printable(line)).toBe(line);
  });
});

describe('the sandbox log', () => {
  it('contains no secret when a database query fails', async () => {
    const closed = await openFresh({ rows: 1, log });
    const client = clientOf(closed);
    const token = await client.signIn(closed.demo.email, closed.demo.password);
    // Every query on a closed database fails.
    await closed.close();
    lines.length = 0;
    const keys = { exchangeName: 'BINANCE', apiKey: 'keyOfMine', apiSecret: 'secretOfMine' };
    for (const reply of [
      await client.call('bind', keys, token),
      await client.signUp('private@example.test', { password: 'secretOfMine' }),
      await client.send('POST', 'sandbox/deposits', { email: 'private@example.test', amount: '1' }),
    ]) {
      expect(reply.status).toBeGreaterThanOrEqual(500);
      expect(at(reply, 'success')).toBe(false);
    }
    expect(lines.length).toBeGreaterThan(0);
    for (const secret of ['keyOfMine', 'secretOfMine', 'private@example.test', 'params', token])
      expect(lines.join('\n')).not.toContain(secret);
  });

  it('escapes control characters in the e-mail of a sign-up', async () => {
    const client = clientOf(sandbox);
    lines.length = 0;
    const reply = await client.signUp('turned\u200f@example.test');
    expect(at(reply, 'success')).toBe(true);
    expect(lines.join('\n')).toMatch(
      /^Code for turned\\u200f@example\.test \(account verification\): \d{6}$/,
    );
  });
});
