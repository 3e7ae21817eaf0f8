import type Big from 'big.js';
import { eq } from 'drizzle-orm';
import { activations } from '../../src/resources/activations';
import { packages as packageList } from '../../src/resources/packages';
import { transfers } from '../../src/resources/transfers';
import { withdrawalCode, withdrawals as withdrawalList } from '../../src/resources/withdrawals';
import { packages } from '../data';
import { countedPage } from '../db/page';
import { members, withdrawals } from '../db/schema';
import { balancesOf, checkFunds, readAmount } from '../domain/ledger';
import { memberByUserId, userIdOf } from '../domain/members';
import { carryOut, movementsOf, WITHDRAWAL_FEE } from '../domain/movements';
import { RequestError } from '../errors';
import { DAY_MS, decimal, textOf } from '../domain/values';
import { redeemByEmail, sendCode } from './mailedCodes';
import { list, member, type MemberContext } from './route';

const MINIMUM = 10;
const ADDRESS = /^[A-Za-z0-9]{20,64}$/;

/** Moves an amount from the income wallet to the Fuel Wallet immediately. Returns the success message. */
async function toFuel({ db, member: { id }, now }: MemberContext, amount: Big): Promise<string> {
  await db.transaction((tx) => carryOut(tx, movementsOf(id).toFuel(amount), now()));
  return `${amount.toFixed()} USDT moved to your Fuel Wallet`;
}

/** Debits the income wallet and creates a withdrawal order for the operator. Returns the success message. */
async function toAddress({ db, member: { id }, now }: MemberContext, amount: Big, address: string) {
  const createdAt = now();
  await db.transaction(async (tx) => {
    const entryId = await carryOut(tx, movementsOf(id).withdrawal(address, amount), createdAt);
    await tx.insert(withdrawals).values({
      memberId: id,
      entryId,
      amount: amount.toFixed(),
      fee: WITHDRAWAL_FEE.toFixed(),
      address,
      status: 'PENDING',
      createdAt,
    });
  });
  return 'Your withdrawal is placed';
}

export const moneyRoutes = [
  member(transfers.create, async ({ db, member: me, now }, body) => {
    const amount = readAmount(body.amount);
    const receiver = await memberByUserId(db, body.uid);
    if (!receiver) throw new RequestError('No member has this user id');
    if (receiver.id === me.id) throw new RequestError("You can't transfer funds to yourself");
    await db.transaction((tx) => carryOut(tx, movementsOf(me.id).transfer(receiver.id, amount), now()));
    const target = userIdOf(receiver.id);
    return { message: `${amount.toFixed()} USDT sent to ${receiver.name} (${target})` };
  }),

  list(packageList, [], () => ({
    rows: packages.map(({ id, amount, extra }) => ({ _id: id, packageAmount: amount, extra })),
  })),

  member(activations.create, async ({ db, member: me, now }, body) => {
    const chosen = packages.find(({ id }) => id === textOf(body.id));
    if (!chosen) throw new RequestError("This package isn't available");
    const at = now();
    const packageEnds = new Date(at.getTime() + chosen.days * DAY_MS);
    const balances = await db.transaction(async (tx) => {
      await carryOut(tx, movementsOf(me.id).activation(chosen), at);
      await tx
        .update(members)
        .set({ paid: true, packageAmount: chosen.amount, packageEnds })
        .where(eq(members.id, me.id));
      return balancesOf(tx, me.id);
    });
    return { message: 'Your account is active', data: { balance: decimal(balances.DEPOSIT) } };
  }),

  member(withdrawalCode.create, async (context) => {
    const { member: me } = context;
    const error = await sendCode(context, { member: me, purpose: 'withdrawal', requester: 'member' });
    if (error) throw error;
    return { message: 'We sent a code to your e-mail' };
  }),

  member(withdrawalList.create, async (context, body) => {
    const amount = readAmount(body.amount);
    const address = body.walletAddress.trim();
    const isExternal = body.withrawType === 'address';
    if (isExternal && !ADDRESS.test(address)) throw new RequestError('Enter a valid USDT address');
    if (isExternal && amount.lt(MINIMUM)) throw new RequestError(`The minimum withdrawal is ${MINIMUM} USDT`);
    // book() checks the balance too, but a failing order must not use up the code.
    const { email, id } = context.member;
    const { INCOME } = await balancesOf(context.db, id);
    checkFunds('INCOME', INCOME, amount);
    await redeemByEmail(context, { email, otp: body.otp }, 'withdrawal', () => Promise.resolve());
    return { message: await (isExternal ? toAddress(context, amount, address) : toFuel(context, amount)) };
  }),

  list(withdrawalList, [], ({ db, member: { id } }, page) =>
    countedPage(db, withdrawals, { where: eq(withdrawals.memberId, id), page }, (row) => ({
      tokenName: 'USDT',
      amount: decimal(row.amount),
      status: row.status,
      hash: row.hash,
      remaks: row.remarks,
      createdAt: row.createdAt.toISOString(),
    })),
  ),
];
