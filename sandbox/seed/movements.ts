import Big from 'big.js';
import type { Random } from '../../src/core/random';
import type { packages } from '../data';
import { bulkWriter } from '../db/bulkWriter';
import type { Db } from '../db/open';
import { entries, postings, withdrawals } from '../db/schema';
import { moveBetween, postingsOf, systemAccounts, type Account, type NewEntry } from '../domain/ledger';
import { depositAddressOf, userIdOf } from '../domain/members';

export type Movement = Omit<NewEntry, 'at'>;

export const hex = (random: Random, length: number): string =>
  Array.from({ length }, () => random.int(0, 15).toString(16)).join('');

const move = (
  type: string,
  [source, target]: readonly [string, string],
  description: string,
  [from, to]: readonly [Account, Account],
  amount: string,
): Movement => ({
  type,
  source,
  target,
  description,
  moves: moveBetween(from, to, new Big(amount)),
});

/** Returns functions that create the transactions of a member. `partner` is the other member of transfers. */
export function movementsFor(member: number, partner: number) {
  const [me, them] = [userIdOf(member), userIdOf(partner)];
  const income: Account = { owner: member, wallet: 'INCOME' };
  const fuel: Account = { owner: member, wallet: 'FUEL' };
  const deposits: Account = { owner: member, wallet: 'DEPOSIT' };
  const theirFuel: Account = { owner: partner, wallet: 'FUEL' };

  const withdrawal = (target: string, amount: Big): Movement => ({
    type: 'withdraw',
    source: me,
    target,
    description: 'Withdrawal to an address',
    moves: [
      { ...income, amount: amount.neg() },
      { ...systemAccounts.exchange, amount: amount.minus(1) },
      { ...systemAccounts.fees, amount: new Big(1) },
    ],
  });

  return {
    withdrawal,
    refund: (source: string, amount: Big): Movement => ({
      type: 'withdrawRefund',
      source,
      target: me,
      description: 'Refund of a rejected withdrawal',
      moves: withdrawal(source, amount).moves.map((posting) => ({
        ...posting,
        amount: posting.amount.neg(),
      })),
    }),
    deposit: (sender: string, amount: string) =>
      move(
        'deposit',
        [sender, depositAddressOf(member)],
        'Deposit',
        [systemAccounts.exchange, deposits],
        amount,
      ),
    bonus: (type: string, source: string, description: string, amount: string) =>
      move(type, [source, me], description, [systemAccounts.bonuses, income], amount),
    toFuel: (amount: string) =>
      move('fuelWithdraw', [me, me], 'Income moved to the Fuel Wallet', [income, fuel], amount),
    transfer: (isOutgoing: boolean, amount: string) => {
      const parties = isOutgoing ? ([me, them] as const) : ([them, me] as const);
      const accounts = isOutgoing ? ([fuel, theirFuel] as const) : ([theirFuel, fuel] as const);
      return move(
        'userFundTransfer',
        parties,
        `Transfer from ${parties[0]} to ${parties[1]}`,
        accounts,
        amount,
      );
    },
    fee: (amount: string) =>
      move('tradingFee', [me, 'Operator'], 'Trading bot fee', [fuel, systemAccounts.fees], amount),
    activation: ({ amount, extra }: (typeof packages)[number]) => {
      const accounts = [deposits, systemAccounts.packages] as const;
      return move('accountActivation', [me, 'Package'], `Account activation, ${extra}`, accounts, amount);
    },
  };
}

type Status = 'APPROVED' | 'PENDING' | 'REJECTED';
const remarks: Record<Status, string | null> = {
  APPROVED: 'Sent',
  PENDING: null,
  REJECTED: "The address wasn't accepted",
};

/** Creates a writer of a member's transactions. `status` and `hash` are those of a withdrawal's order. */
export function movementWriter(db: Db, memberId: number) {
  const journal = bulkWriter(db, entries);
  const lines = bulkWriter(db, postings, [journal]);
  const orders = bulkWriter(db, withdrawals, [journal]);
  return {
    async add(id: number, createdAt: Date, movement: Movement, order?: { status: Status; hash: string }) {
      const { type, source, target, description = '', moves } = movement;
      await journal.add({ id, type, source, target, description, createdAt });
      await lines.add(...postingsOf({ type, moves, at: createdAt }, id));
      if (!order) return;
      const { status } = order;
      await orders.add({
        memberId,
        entryId: id,
        createdAt,
        address: target,
        fee: '1',
        status,
        hash: status === 'APPROVED' ? order.hash : null,
        remarks: remarks[status],
        // The first move of a withdrawal debits the income wallet.
        amount: moves[0]?.amount.abs().toFixed() ?? '0',
      });
    },
    async flush() {
      await lines.flush();
      await orders.flush();
    },
  };
}
