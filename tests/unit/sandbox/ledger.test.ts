import Big from 'big.js';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accounts, entries, postings } from '../../../sandbox/db/schema';
import { balancesOf, checkFunds, systemAccounts } from '../../../sandbox/domain/ledger';
import { RequestError } from '../../../sandbox/errors';
import { openLedger } from './openLedger';

const { db, transfer, memberWith } = await openLedger();
const fuel = (owner: number) => ({ owner, wallet: 'FUEL' });
const fuelOf = async (owner: number) => (await balancesOf(db, owner)).FUEL;

const countWrongBalances = () =>
  db.$count(
    accounts,
    sql`${accounts.balance} <> (select coalesce(sum(p.amount), 0) from ${postings} p
        where p.owner = ${accounts.owner} and p.wallet = ${accounts.wallet})`,
  );

describe('ledger', () => {
  it('keeps the total of all wallets, and no wallet below zero, for random transfers', async () => {
    const random = fc.record({
      from: fc.integer({ min: 0, max: 2 }),
      to: fc.integer({ min: 0, max: 2 }),
      units: fc.integer({ min: 1, max: 40_00000000 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(random, { maxLength: 12 }), async (transfers) => {
        const owners = [await memberWith('20'), await memberWith('20'), await memberWith('20')];
        const expected = owners.map(() => new Big(20));
        for (const { from, to, units } of transfers) {
          const [a = 0, b = 0] = [owners[from], owners[to]];
          if (a === b) continue;
          const amount = new Big(units).div(1e8);
          const fits = expected[from]?.gte(amount) ?? false;
          const outcome = await transfer(fuel(a), fuel(b), amount).then(
            () => true,
            (error: unknown) => !(error instanceof RequestError),
          );
          expect(outcome).toBe(fits);
          if (!fits) continue;
          expected[from] = expected[from]?.minus(amount) ?? amount;
          expected[to] = expected[to]?.plus(amount) ?? amount;
        }
        const balances = await Promise.all(owners.map(fuelOf));
        expect(balances.map(String)).toEqual(expected.map(String));
        expect(String(balances.reduce((sum, balance) => sum.plus(balance), new Big(0)))).toBe('60');
      }),
      { numRuns: 25 },
    );
    expect(await countWrongBalances()).toBe(0);
  });

  it('reports missing funds with the same message before and during booking', async () => {
    const [giver, taker] = [await memberWith('10.50'), await memberWith('0.01')];
    const message = 'Not enough funds: your Fuel Wallet balance is 10.5 USDT';
    const tooMuch = new Big('10.50000001');
    await expect(transfer(fuel(giver), fuel(taker), tooMuch)).rejects.toThrow(message);
    expect(() => checkFunds('FUEL', '10.50000000', tooMuch)).toThrow(message);
    expect(() => checkFunds('FUEL', '10.50000000', new Big('10.5'))).not.toThrow();
  });

  it('is protected by the database itself against unbalanced, overdrawn and deleted postings', async () => {
    const owner = await memberWith('5');
    const createdAt = new Date();
    const [entry] = await db
      .insert(entries)
      .values({ type: 'test', source: 'a', target: 'b', createdAt })
      .returning();
    const posting = { entryId: entry?.id ?? 0, type: 'test', createdAt, ...fuel(owner) };
    const insert = (...amounts: string[]) =>
      db.insert(postings).values(amounts.map((amount) => ({ ...posting, amount })));
    await expect(insert('1')).rejects.toMatchObject({ cause: { message: /sum to zero/ } });
    const overdraft = db.insert(postings).values([
      { ...posting, amount: '-6' },
      { ...posting, ...systemAccounts.fees, amount: '6' },
    ]);
    await expect(overdraft).rejects.toMatchObject({ cause: { message: /accounts_no_overdraft/ } });
    await expect(db.delete(postings)).rejects.toMatchObject({ cause: { message: /append-only/ } });
    expect(String(await fuelOf(owner))).toBe('5');
  });
});
