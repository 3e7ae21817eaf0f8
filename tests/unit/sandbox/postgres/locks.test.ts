/** Tests of simultaneous transactions on PostgreSQL: the ledger, mailed codes and sessions. */

import Big from 'big.js';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { accounts, codes, members, sessions } from '../../../../sandbox/db/schema';
import { issueCode, voidCodes, type CodePurpose } from '../../../../sandbox/domain/codes';
import {
  balancesOf,
  book,
  moveBetween,
  systemAccounts,
  type Account,
} from '../../../../sandbox/domain/ledger';
import { closeSessions, openSession } from '../../../../sandbox/domain/members';
import { createVault } from '../../../../sandbox/domain/vault';
import { redeemByEmail } from '../../../../sandbox/handlers/mailedCodes';
import type { PublicContext } from '../../../../sandbox/handlers/route';
import { authRoutes } from '../../../../sandbox/handlers/auth';
import { at, memberValues, openSandbox, otherThan, redeemCode, signedIn } from '../client';
import { openLedger } from '../openLedger';

const { db, bookMoves, transfer, memberWith } = await openLedger();
const sandbox = await openSandbox({ rows: 2 });

const wallet = (owner: number, name = 'FUEL'): Account => ({ owner, wallet: name });
/** Makes the postings of a withdrawal to an address: system accounts receive the amount and the fee. */
const withdrawal = (owner: number) =>
  bookMoves([
    { ...wallet(owner, 'INCOME'), amount: new Big(-1) },
    { ...systemAccounts.exchange, amount: new Big('0.9') },
    { ...systemAccounts.fees, amount: new Big('0.1') },
  ]);

/** Starts all calls at the same time and counts the outcomes: 'done' or the first line of the error. */
async function outcomes(length: number, start: (index: number) => Promise<unknown>) {
  const settled = await Promise.allSettled(Array.from({ length }, (_, index) => start(index)));
  const counts: Record<string, number> = {};
  for (const one of settled) {
    const message = one.status === 'fulfilled' ? 'done' : String(one.reason).split('\n')[0];
    counts[String(message)] = (counts[String(message)] ?? 0) + 1;
  }
  return counts;
}

const rows = async (query: ReturnType<typeof sql>) => {
  const result = await db.execute(query);
  return (result as { rows: Record<string, unknown>[] }).rows;
};
const connections = sql`select count(*)::int as n from pg_stat_activity
  where datname = current_database() and backend_type = 'client backend'`;
const waiting = async () =>
  (
    await rows(sql`select query from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`)
  ).map(({ query }) => String(query));
const sums = sql`select
  (select sum(balance)::text from ${accounts}) as balances,
  (select count(*)::int from ${accounts} where owner <> 0 and balance < 0) as negative`;
const balanced = [{ balances: '0.00000000', negative: 0 }];

describe('the ledger on a PostgreSQL server with ten connections', () => {
  it('completes exactly ten of 200 transfers of 1 from a balance of 10, and fails the others with the reason', async () => {
    const [giver, taker] = [await memberWith('10'), await memberWith('1')];
    expect(await outcomes(200, () => transfer(wallet(giver), wallet(taker), '1'))).toEqual({
      done: 10,
      'RequestError: Not enough funds: your Fuel Wallet balance is 0 USDT': 190,
    });
    expect(String((await balancesOf(db, taker)).FUEL)).toBe('11');
    expect(await rows(sums)).toEqual(balanced);
    expect((await rows(connections))[0]?.n).toBeGreaterThanOrEqual(10);
  });

  it('completes exactly ten of 200 withdrawals of 1 from an income of 10, and fails the others with the reason', async () => {
    const owner = await memberWith('10', 'INCOME');
    expect(await outcomes(200, () => withdrawal(owner))).toEqual({
      done: 10,
      'RequestError: Not enough funds: your income balance is 0 USDT': 190,
    });
    expect(await rows(sums)).toEqual(balanced);
  });

  it('completes 200 crossing transfers without a deadlock', async () => {
    const [a, b, c] = [await memberWith('200'), await memberWith('200'), await memberWith('200')];
    const ring = [a, b, c, b, a, c, a].map((owner) => wallet(owner));
    const step = (index: number) =>
      transfer(ring[index % 6] ?? wallet(a), ring[(index % 6) + 1] ?? wallet(b), '1');
    expect(await outcomes(200, step)).toEqual({ done: 200 });
    expect(await rows(sums)).toEqual(balanced);
  });

  it('waits for a running transaction, and checks the balance that it leaves', async () => {
    const [giver, taker] = [await memberWith('10'), await memberWith('1')];
    let pending: Promise<unknown> = Promise.resolve();
    await db.transaction(async (tx) => {
      const moves = moveBetween(wallet(giver), wallet(taker), new Big(9));
      await book(tx, { type: 'test', source: 'a', target: 'b', at: new Date(), moves });
      pending = outcomes(1, () => transfer(wallet(giver), wallet(taker), '5'));
      // The transfer must wait before it reads the balance. If it waited only at the update, it would use an outdated
      // balance, and only the database constraint would reject it.
      const reading = expect.stringMatching(/^select .*"accounts".* for update$/) as string;
      await expect.poll(waiting).toEqual([reading]);
    });
    expect(await pending).toEqual({
      'RequestError: Not enough funds: your Fuel Wallet balance is 1 USDT': 1,
    });
  });
});

describe('a code on a PostgreSQL server with ten connections', () => {
  const now = new Date();
  const owner = {
    member: { id: 1, passwordHash: '' },
    purpose: 'withdrawal',
    clientIp: 'x',
    now,
  } as const;
  beforeAll(() => db.insert(members).values(memberValues({ id: 1 })));

  it('is void after 100 simultaneous wrong attempts', async () => {
    const code = await issueCode(db, owner);
    await outcomes(100, () => redeemCode(db, owner, otherThan(code)));
    expect(await db.select().from(codes).where(eq(codes.memberId, 1))).toEqual([]);
    await expect(redeemCode(db, owner, code)).rejects.toMatchObject({ name: 'RequestError' });
  });

  it('completes exactly one of 100 simultaneous withdrawals with this code', async () => {
    const { client, call } = await signedIn(sandbox);
    const income = async () => String(at(await call('dashboard'), 'data.incomeBalance'));
    const before = await income();
    await call('withrawOtp');
    const otp = await client.mailedCode(sandbox.demo.email);
    const body = { otp, walletAddress: '', amount: '0.5', withrawType: 'FUEL' };
    const replies = Array.from({ length: 100 }, () => call('placeWithraw', body));
    const passed = (await Promise.all(replies)).filter((reply) => at(reply, 'success') === true);
    expect(passed).toHaveLength(1);
    expect(String(new Big(before).minus(await income()))).toBe('0.5');
  });
});

describe('a password reset and a sign-in at the same time on a PostgreSQL server', () => {
  const now = new Date();
  let email = '';
  let count = 0;
  const context = (): PublicContext => ({
    db,
    now: () => now,
    seed: 1,
    mail: () => Promise.resolve(),
    vault: createVault(Buffer.alloc(32)),
    origin: 'http://localhost',
    clientIp: 'x',
  });
  /** Creates a member without a session, with a sign-in code and a reset code. */
  const makeMember = async () => {
    email = `raced${(count += 1)}@example.test`;
    const values = memberValues({ email, passwordHash: 'old', verified: true });
    const [member = expect.fail('no member')] = await db.insert(members).values(values).returning();
    const issue = (purpose: CodePurpose) => issueCode(db, { member, purpose, clientIp: 'x', now });
    return { member, signInCode: await issue('signIn'), resetCode: await issue('reset') };
  };
  const call = async (name: string, body: object) => {
    const route = authRoutes.find(({ path }) => path === `api/user/${name}`);
    if (route?.access !== 'public') throw new Error(`no route ${name}`);
    return route.run(context(), { email, ...body });
  };
  /** Waits until exactly one query is blocked: the one that locks the member's row. */
  const oneBlockedQuery = () =>
    expect
      .poll(waiting)
      .toEqual([expect.stringMatching(/^select .*"members".* for no key update$/) as string]);

  it('make the sign-in wait for the reset, which voids its code', async () => {
    const { member, signInCode, resetCode } = await makeMember();
    let pending: Promise<unknown> = Promise.resolve();
    await redeemByEmail(context(), { email, otp: resetCode }, 'reset', async (tx, { id }) => {
      pending = outcomes(1, () => call('verifySignIn', { otp: signInCode }));
      await oneBlockedQuery();
      await tx.update(members).set({ passwordHash: 'new' }).where(eq(members.id, id));
      await voidCodes(tx, id);
      await closeSessions(tx, id);
    });
    expect(await pending).toEqual({ 'RequestError: This code is wrong or has expired': 1 });
    expect(await db.$count(sessions, eq(sessions.memberId, member.id))).toBe(0);
  });

  it('make the reset wait for the sign-in, and end the new session', async () => {
    const { member, signInCode, resetCode } = await makeMember();
    const password = 'Other-1234';
    let pending: Promise<unknown> = Promise.resolve();
    await redeemByEmail(context(), { email, otp: signInCode }, 'signIn', async (tx, { id }) => {
      await openSession(tx, id, now);
      pending = outcomes(1, () =>
        call('forgotePassword', { otp: resetCode, password, confirmpassword: password }),
      );
      await oneBlockedQuery();
    });
    expect(await pending).toEqual({ done: 1 });
    expect(await db.$count(sessions, eq(sessions.memberId, member.id))).toBe(0);
  });
});
