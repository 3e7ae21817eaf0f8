import Big from 'big.js';
import type { Random } from '../../src/core/random';
import { packages } from '../data/packages';
import { systemAccounts, type Account, type NewEntry } from '../domain/ledger';
import { depositAddressOf, userIdOf } from '../domain/members';
import { demo, friend } from './people';

export type Movement = Omit<NewEntry, 'at'>;

/** The number of transactions in a round. */
export const ROUND = 9;

const me = userIdOf(demo.id);
const them = userIdOf(friend.id);
const income: Account = { owner: demo.id, wallet: 'INCOME' };
const fuel: Account = { owner: demo.id, wallet: 'FUEL' };
const deposits: Account = { owner: demo.id, wallet: 'DEPOSIT' };
const theirFuel: Account = { owner: friend.id, wallet: 'FUEL' };

export const hex = (random: Random, length: number): string =>
  Array.from({ length }, () => random.int(0, 15).toString(16)).join('');

interface MovementText {
  readonly type: string;
  readonly source: string;
  readonly target: string;
  readonly description: string;
}

const move = (words: MovementText, from: Account, to: Account, amount: string): Movement => ({
  ...words,
  moves: [
    { ...from, amount: new Big(amount).neg() },
    { ...to, amount: new Big(amount) },
  ],
});

const deposit = (random: Random) =>
  move(
    {
      type: 'deposit',
      source: `0x${hex(random, 40)}`,
      target: depositAddressOf(demo.id),
      description: 'Deposit',
    },
    systemAccounts.exchange,
    deposits,
    random.decimal(120, 400, 2),
  );

const bonus = (type: string, source: string, description: string, amount: string) =>
  move({ type, source, target: me, description }, systemAccounts.bonuses, income, amount);

const toFuel = (random: Random) =>
  move(
    { type: 'fuelWithdraw', source: me, target: me, description: 'Income moved to the Fuel Wallet' },
    income,
    fuel,
    random.decimal(50, 80, 2),
  );

// The friend returns less than they receive, so they never need their own funds.
const transfer = (random: Random, out: boolean) => {
  const [source, target] = out ? [me, them] : [them, me];
  const words = {
    type: 'userFundTransfer',
    source,
    target,
    description: `Transfer from ${source} to ${target}`,
  };
  return out
    ? move(words, fuel, theirFuel, random.decimal(20, 30, 2))
    : move(words, theirFuel, fuel, random.decimal(5, 18, 2));
};

const fee = (random: Random) =>
  move(
    { type: 'tradingFee', source: me, target: 'House', description: 'Trading bot fee' },
    fuel,
    systemAccounts.fees,
    random.decimal(1, 9, 4),
  );

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

const refund = (source: string, amount: Big): Movement => ({
  type: 'withdrawRefund',
  source,
  target: me,
  description: 'Refund of a rejected withdrawal',
  moves: withdrawal(source, amount).moves.map((back) => ({ ...back, amount: back.amount.neg() })),
});

const activation = (random: Random) => {
  const { amount, extra } = random.pick(packages.slice(0, 2));
  return move(
    { type: 'accountActivation', source: me, target: 'Package', description: `Account activation, ${extra}` },
    deposits,
    systemAccounts.packages,
    amount,
  );
};

/** Returns whether the withdrawal of a round is rejected and refunded. */
export const isRejected = (place: number): boolean => place % 6 === 0;

/**
 * Generates one round of the demo member's transactions, in chronological order.
 * A round adds more to each wallet than it takes, so no wallet runs out of funds.
 */
export function movementsOf(random: Random, place: number): Movement[] {
  const even = place % 2 === 0;
  const address = `0x${hex(random, 40)}`;
  const amount = new Big(random.decimal(12, 40, 2));
  const last = even ? fee(random) : activation(random);
  const below = userIdOf(random.int(friend.id, friend.id + 90));
  return [
    deposit(random),
    bonus('levelIncome', below, `Level ${random.int(1, 14)} income`, random.decimal(40, 90, 2)),
    bonus('rewards', 'House', 'Rewards bonus', random.decimal(40, 120, 2)),
    bonus('royaltyBonus', 'House', 'Royalty bonus', random.decimal(60, 200, 2)),
    toFuel(random),
    transfer(random, even),
    fee(random),
    withdrawal(address, amount),
    isRejected(place) ? refund(address, amount) : last,
  ];
}
