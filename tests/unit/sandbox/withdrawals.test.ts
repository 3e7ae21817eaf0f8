import Big from 'big.js';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accounts, members, postings, withdrawals } from '../../../sandbox/db/schema';
import { accountsOf, book, moveBetween, systemAccounts } from '../../../sandbox/domain/ledger';
import { createVault } from '../../../sandbox/domain/vault';
import type { MemberContext, RequestBody } from '../../../sandbox/handlers/route';
import { moneyRoutes } from '../../../sandbox/handlers/money';
import { openFreshDatabase } from '../../support/freshDatabase';
import { testClock } from './client';

// Limits are literals here, so that a test fails when a limit changes (see securityLimits.test.ts).

const clock = testClock();

const db = await openFreshDatabase();

describe('a withdrawal to an address', () => {
  it('requires at least 10 USDT and books a fee of 1 USDT', async () => {
    const me = { name: 'A', email: 'a@example.test', phone: '', passwordHash: '', createdAt: clock.now() };
    const [member = expect.fail('no member')] = await db.insert(members).values(me).returning();
    await db.insert(accounts).values([...Object.values(systemAccounts), ...accountsOf(member.id)]);
    await book(db, {
      type: 'test',
      source: '',
      target: '',
      at: clock.now(),
      moves: moveBetween(systemAccounts.exchange, { owner: member.id, wallet: 'INCOME' }, new Big(50)),
    });
    let otp = '';
    const context: MemberContext = {
      db,
      now: clock.now,
      seed: 1,
      mail: ({ code }) => Promise.resolve(void (otp = code)),
      vault: createVault(Buffer.alloc(32)),
      origin: 'http://localhost',
      clientIp: 'x',
      member,
    };
    const call = async (path: string, body: RequestBody) => {
      const route = moneyRoutes.find((each) => each.path === `api/user/${path}`);
      if (route?.access !== 'member') throw new Error(`no route ${path}`);
      return route.run(context, body);
    };
    const placeWithdrawal = (sum: string) =>
      call('placeWithraw', {
        otp,
        walletAddress: `0x${'a'.repeat(40)}`,
        amount: sum,
        withrawType: 'address',
      });
    await call('withrawOtp', {});
    await expect(placeWithdrawal('9.99999999')).rejects.toThrow('The minimum withdrawal is 10 USDT');
    await placeWithdrawal('10');

    const [order] = await db.select().from(withdrawals);
    const booked = await db.select().from(postings).where(eq(postings.type, 'withdraw'));
    expect(order).toMatchObject({ amount: '10.00000000', fee: '1.00000000' });
    expect(Object.fromEntries(booked.map((posting) => [posting.wallet, posting.amount]))).toEqual({
      INCOME: '-10.00000000',
      EXCHANGE: '9.00000000',
      FEES: '1.00000000',
    });
  });
});
