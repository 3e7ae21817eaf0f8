import Big from 'big.js';
import type { packages } from '../data';
import type { Db } from '../db/open';
import { activities } from '../db/schema';
import { book, moveBetween, systemAccounts, type NewEntry } from './ledger';
import { depositAddressOf, userIdOf } from './members';
import { decimal } from './values';

type Activity = Pick<typeof activities.$inferInsert, 'memberId' | 'activity' | 'message'>;

/** A transaction of a member, and its line in the activity log. */
export type Movement = Omit<NewEntry, 'at'> & { readonly activity?: Activity };

/** The fee of a withdrawal to an address, in USDT. */
export const WITHDRAWAL_FEE = new Big(1);

/** Returns functions that create the transactions of a member. Amounts are in USDT. */
export function movementsOf(memberId: number) {
  const me = userIdOf(memberId);
  const walletOf = (owner: number, wallet: 'FUEL' | 'INCOME' | 'DEPOSIT') => ({ owner, wallet });
  const fuel = walletOf(memberId, 'FUEL');
  const income = walletOf(memberId, 'INCOME');
  const deposits = walletOf(memberId, 'DEPOSIT');
  const log = (activity: string, message: string): Activity => ({ memberId, activity, message });

  const withdrawal = (target: string, amount: Big): Movement => ({
    type: 'withdraw',
    source: me,
    target,
    description: 'Withdrawal to an address',
    moves: [
      { ...income, amount: amount.neg() },
      { ...systemAccounts.exchange, amount: amount.minus(WITHDRAWAL_FEE) },
      { ...systemAccounts.fees, amount: WITHDRAWAL_FEE },
    ],
    activity: log('Withdrawal', `${decimal(amount)} USDT on the way to ${target}`),
  });

  return {
    withdrawal,
    refund: (source: string, amount: Big): Movement => ({
      type: 'withdrawRefund',
      source,
      target: me,
      description: 'Refund of a rejected withdrawal',
      moves: withdrawal(source, amount).moves.map((move) => ({ ...move, amount: move.amount.neg() })),
    }),
    deposit: (source: string, amount: Big | string): Movement => ({
      type: 'deposit',
      source,
      target: depositAddressOf(memberId),
      description: 'Deposit',
      moves: moveBetween(systemAccounts.exchange, deposits, amount),
      activity: log('Deposit', `${decimal(amount)} USDT received`),
    }),
    bonus: (type: string, source: string, description: string, amount: string): Movement => ({
      type,
      source,
      target: me,
      description,
      moves: moveBetween(systemAccounts.bonuses, income, amount),
    }),
    toFuel: (amount: Big | string): Movement => ({
      type: 'fuelWithdraw',
      source: me,
      target: me,
      description: 'Income moved to the Fuel Wallet',
      moves: moveBetween(income, fuel, amount),
      activity: log('Withdrawal', `${decimal(amount)} USDT moved to the Fuel Wallet`),
    }),
    transfer: (receiverId: number, amount: Big | string): Movement => {
      const target = userIdOf(receiverId);
      return {
        type: 'userFundTransfer',
        source: me,
        target,
        description: `Transfer from ${me} to ${target}`,
        moves: moveBetween(fuel, walletOf(receiverId, 'FUEL'), amount),
        activity: log('Fund transfer', `${decimal(amount)} USDT sent to ${target}`),
      };
    },
    fee: (amount: string): Movement => ({
      type: 'tradingFee',
      source: me,
      target: 'Operator',
      description: 'Trading bot fee',
      moves: moveBetween(fuel, systemAccounts.fees, amount),
    }),
    activation: ({ amount, extra }: (typeof packages)[number]): Movement => ({
      type: 'accountActivation',
      source: me,
      target: 'Package',
      description: `Account activation, ${extra}`,
      moves: moveBetween(deposits, systemAccounts.packages, amount),
      activity: log('Activation', `Account activated with the ${amount} USDT package`),
    }),
  };
}

/**
 * Books a movement and adds its line to the activity log, inside the caller's transaction. Returns the id of the entry.
 * Throws RequestError if a wallet lacks funds.
 */
export async function carryOut(tx: Db, { activity, ...entry }: Movement, at: Date): Promise<number> {
  const entryId = await book(tx, { ...entry, at });
  if (activity) await tx.insert(activities).values({ ...activity, createdAt: at });
  return entryId;
}
