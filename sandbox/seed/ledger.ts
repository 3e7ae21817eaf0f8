import Big from 'big.js';
import type { Random } from '../../src/core/random';
import { packages } from '../data/packages';
import { bulkWriter, continueIdentity } from '../db/bulkWriter';
import type { Db } from '../db/open';
import { entries, postings, withdrawals } from '../db/schema/ledger';
import { moveBetween, postingsOf, systemAccounts, type Account, type NewEntry } from '../domain/ledger';
import { depositAddressOf, userIdOf } from '../domain/members';
import { evenlySpacedDate } from '../domain/time';
import { demo, friend } from './people';

type Movement = Omit<NewEntry, 'at'>;

/** The number of transactions in a round. Each round has a similar mix of transaction types. */
const ROUND_LENGTH = 9;

const me = userIdOf(demo.id);
const them = userIdOf(friend.id);
const income: Account = { owner: demo.id, wallet: 'INCOME' };
const fuel: Account = { owner: demo.id, wallet: 'FUEL' };
const deposits: Account = { owner: demo.id, wallet: 'DEPOSIT' };
const theirFuel: Account = { owner: friend.id, wallet: 'FUEL' };

const hex = (random: Random, length: number): string =>
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

const deposit = (random: Random) => {
  const parties = [`0x${hex(random, 40)}`, depositAddressOf(demo.id)] as const;
  const amount = random.decimal(120, 400, 2);
  return move('deposit', parties, 'Deposit', [systemAccounts.exchange, deposits], amount);
};

const bonus = (type: string, source: string, description: string, amount: string) =>
  move(type, [source, me], description, [systemAccounts.bonuses, income], amount);

const toFuel = (random: Random) => {
  const amount = random.decimal(50, 80, 2);
  return move('fuelWithdraw', [me, me], 'Income moved to the Fuel Wallet', [income, fuel], amount);
};

// The friend sends back less than the demo member sends, so the friend's wallet never runs out of funds.
const transfer = (random: Random, isOutgoing: boolean) => {
  const parties = isOutgoing ? ([me, them] as const) : ([them, me] as const);
  const description = `Transfer from ${parties[0]} to ${parties[1]}`;
  return isOutgoing
    ? move('userFundTransfer', parties, description, [fuel, theirFuel], random.decimal(20, 30, 2))
    : move('userFundTransfer', parties, description, [theirFuel, fuel], random.decimal(5, 18, 2));
};

const fee = (random: Random) => {
  const amount = random.decimal(1, 9, 4);
  return move('tradingFee', [me, 'Operator'], 'Trading bot fee', [fuel, systemAccounts.fees], amount);
};

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
  moves: withdrawal(source, amount).moves.map((posting) => ({ ...posting, amount: posting.amount.neg() })),
});

const activation = (random: Random) => {
  const { amount, extra } = random.pick(packages.slice(0, 2));
  const accounts = [deposits, systemAccounts.packages] as const;
  return move('accountActivation', [me, 'Package'], `Account activation, ${extra}`, accounts, amount);
};

/** Returns whether the withdrawal of a round is rejected and refunded. */
const isRejected = (round: number): boolean => round % 6 === 0;

/** Generates one round of the demo member's transactions, oldest first. It adds more to each wallet than it takes. */
function movementsOf(random: Random, round: number): Movement[] {
  const even = round % 2 === 0;
  const address = `0x${hex(random, 40)}`;
  const amount = new Big(random.decimal(12, 40, 2));
  const last = even ? fee(random) : activation(random);
  const referral = userIdOf(random.int(friend.id, friend.id + 90));
  return [
    deposit(random),
    bonus('levelIncome', referral, `Level ${random.int(1, 14)} income`, random.decimal(40, 90, 2)),
    bonus('rewards', 'Operator', 'Rewards bonus', random.decimal(40, 120, 2)),
    bonus('royaltyBonus', 'Operator', 'Royalty bonus', random.decimal(60, 200, 2)),
    toFuel(random),
    transfer(random, even),
    fee(random),
    withdrawal(address, amount),
    isRejected(round) ? refund(address, amount) : last,
  ];
}

const MIN_ROUNDS = 24;
const DAYS = 180;

function outcome(random: Random, round: number, rounds: number) {
  if (isRejected(round))
    return { status: 'REJECTED', hash: null, remarks: "The address wasn't accepted" } as const;
  return round >= rounds - 3
    ? ({ status: 'PENDING', hash: null, remarks: null } as const)
    : ({ status: 'APPROVED', hash: `0x${hex(random, 64)}`, remarks: 'Sent' } as const);
}

/** Seeds the ledger with about `rows` postings of the demo member, oldest first. */
export async function seedLedger(db: Db, random: Random, now: Date, rows: number): Promise<void> {
  const rounds = Math.max(MIN_ROUNDS, Math.ceil(rows / (ROUND_LENGTH + 1)));
  const journal = bulkWriter(db, entries);
  const lines = bulkWriter(db, postings, [journal]);
  const orders = bulkWriter(db, withdrawals, [journal]);
  let id = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const movement of movementsOf(random, round)) {
      const createdAt = evenlySpacedDate(now, DAYS, rounds * ROUND_LENGTH, id);
      id += 1;
      const { type, source, target, description = '', moves } = movement;
      await journal.add({ id, type, source, target, description, createdAt });
      await lines.add(...postingsOf({ ...movement, at: createdAt }, id));
      if (type === 'withdraw')
        await orders.add({
          memberId: demo.id,
          entryId: id,
          address: target,
          fee: '1',
          createdAt,
          ...outcome(random, round, rounds),
          // The first move of a withdrawal debits the income wallet.
          amount: moves[0]?.amount.abs().toFixed() ?? '0',
        });
    }
  }
  await lines.flush();
  await orders.flush();
  await continueIdentity(db, entries, 'entries');
}
