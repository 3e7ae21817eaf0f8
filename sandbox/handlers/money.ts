import Big from 'big.js';
import { eq } from 'drizzle-orm';
import { activations } from '../../src/resources/activations';
import { packages as packageList } from '../../src/resources/packages';
import { transfers } from '../../src/resources/transfers';
import { packages } from '../data/packages';
import { members } from '../db/schema/members';
import { recordActivity } from '../domain/activity';
import { readAmount } from '../domain/amount';
import { balancesOf, book, systemAccounts } from '../domain/ledger';
import { memberByUserId, userIdOf } from '../domain/members';
import { Refusal } from '../domain/refusal';
import { DAY_MS } from '../domain/time';
import { decimal, textOf } from '../domain/serialize';
import { list, member } from './route';

export const moneyRoutes = [
  member(transfers.create, async ({ db, member: me, now }, body) => {
    const amount = readAmount(body.amount);
    const receiver = await memberByUserId(db, body.uid);
    if (!receiver) throw new Refusal('No member has this user id');
    if (receiver.id === me.id) throw new Refusal("You can't transfer funds to yourself");
    const [source, target] = [userIdOf(me.id), userIdOf(receiver.id)];
    const at = now();
    await db.transaction(async (tx) => {
      await book(tx, {
        type: 'userFundTransfer',
        source,
        target,
        description: `Transfer from ${source} to ${target}`,
        at,
        moves: [
          { owner: me.id, wallet: 'FUEL', amount: amount.neg() },
          { owner: receiver.id, wallet: 'FUEL', amount },
        ],
      });
      const message = `${amount.toFixed()} USDT sent to ${target}`;
      await recordActivity(tx, { memberId: me.id, activity: 'Fund transfer', message, at });
    });
    return { message: `${amount.toFixed()} USDT sent to ${receiver.name} (${target})` };
  }),

  list(packageList, [], () => {
    const rows = packages.map(({ id, amount, extra }) => ({ _id: id, packageAmount: amount, extra }));
    return { rows, count: rows.length };
  }),

  member(activations.create, async ({ db, member: me, now }, body) => {
    const chosen = packages.find(({ id }) => id === textOf(body.id));
    if (!chosen) throw new Refusal("This package isn't available");
    const amount = new Big(chosen.amount);
    const at = now();
    const packageEnds = new Date(at.getTime() + chosen.days * DAY_MS);
    const balances = await db.transaction(async (tx) => {
      await book(tx, {
        type: 'accountActivation',
        source: userIdOf(me.id),
        target: 'Package',
        description: `Account activation, ${chosen.extra}`,
        at,
        moves: [
          { owner: me.id, wallet: 'DEPOSIT', amount: amount.neg() },
          { ...systemAccounts.packages, amount },
        ],
      });
      await tx
        .update(members)
        .set({ paid: true, packageAmount: chosen.amount, packageEnds })
        .where(eq(members.id, me.id));
      const message = `Account activated with the ${chosen.amount} USDT package`;
      await recordActivity(tx, { memberId: me.id, activity: 'Activation', message, at });
      return balancesOf(tx, me.id);
    });
    return { message: 'Your account is active', data: { balance: decimal(balances.DEPOSIT) } };
  }),
];
