import Big from 'big.js';
import { eq, sum } from 'drizzle-orm';
import { dashboard, phoneNumber } from '../../src/resources/dashboard';
import { recipient } from '../../src/resources/transfers';
import { bindings, members } from '../db/schema';
import { balancesOf } from '../domain/ledger';
import { memberByUserId, userIdOf } from '../domain/members';
import { profitSince } from './trading';
import { RequestError } from '../errors';
import { incomeByType } from '../domain/statement';
import { teamLevels } from '../domain/team';
import { DAY_MS, decimal } from '../domain/values';
import { member, one, type MemberContext } from './route';

const bonusTypes = ['levelIncome', 'rewards', 'royaltyBonus'];
const withdrawalTypes = ['withdraw', 'withdrawRefund', 'fuelWithdraw'];

const userOf = ({ member: m }: MemberContext) => ({
  name: m.name,
  userId: userIdOf(m.id),
  sponserId: userIdOf(m.sponsorId),
  email: m.email,
  createdAt: m.createdAt.toISOString(),
  paidStatus: m.paid,
  isVerified: m.verified,
  packageAmount: decimal(m.packageAmount),
  packageValidity: m.packageEnds?.toISOString().slice(0, 10) ?? '',
  phoneNumber: m.phone,
});

export const accountRoutes = [
  one(dashboard, async (context) => {
    const { db, member: me, now, origin } = context;
    const { FUEL, INCOME, DEPOSIT } = await balancesOf(db, me.id);
    const income = await incomeByType(db, me.id, [...bonusTypes, ...withdrawalTypes]);
    const [bound] = await db
      .select({ total: sum(bindings.balance) })
      .from(bindings)
      .where(eq(bindings.memberId, me.id));
    const levels = await teamLevels(db, me.id);
    const direct = levels.find(({ level }) => level === 1);
    const business = levels.reduce((total, level) => total.plus(level.business), new Big(0));
    const withdrawn = new Big(income.get('withdraw') ?? 0).plus(income.get('withdrawRefund') ?? 0);
    const dayAgo = new Date(now().getTime() - DAY_MS);
    return {
      user: userOf(context),
      balance: decimal(FUEL.plus(INCOME).plus(DEPOSIT)),
      binanceBalance: decimal(bound?.total),
      mainBalance: decimal(FUEL),
      incomeBalance: decimal(INCOME),
      depositBalance: decimal(DEPOSIT),
      url: `${origin}/signup?sponserId=${userIdOf(me.id)}`,
      last24hourProfit: decimal((await profitSince(db, me.id, dayAgo)).total),
      directTeamBonus: decimal(income.get('levelIncome')),
      clubBonus: decimal(income.get('rewards')),
      loyalityBonus: decimal(income.get('royaltyBonus')),
      teamCount: levels.reduce((total, level) => total + level.count, 0),
      directsCount: direct?.count ?? 0,
      directsActive: decimal(direct?.business),
      teamActive: decimal(business),
      withrawRecords: decimal(withdrawn.neg()),
      fuelWithraw: decimal(new Big(income.get('fuelWithdraw') ?? 0).neg()),
    };
  }),

  one(recipient, async ({ db }, { uid }) => {
    const found = await memberByUserId(db, uid);
    if (!found) throw new RequestError('No member has this user id');
    return { name: found.name, email: found.email };
  }),

  member(phoneNumber.create, async ({ db, member: me }, { phonenumber }) => {
    const phone = phonenumber.trim();
    if (!/^\+?[\d ()-]{6,20}$/.test(phone)) throw new RequestError('Enter a valid phone number');
    await db.update(members).set({ phone }).where(eq(members.id, me.id));
    return { message: 'Phone number saved' };
  }),
];
