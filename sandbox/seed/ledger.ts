import Big from 'big.js';
import type { Random } from '../../src/core/random';
import { packages } from '../data';
import { continueIdentity } from '../db/bulkWriter';
import type { Db } from '../db/open';
import { entries } from '../db/schema';
import { userIdOf } from '../domain/members';
import { evenlySpacedDate } from '../domain/values';
import { hex, movementsFor, movementWriter, type Movement } from './movements';
import { demo, friend } from './people';

/** The number of transactions in a round. Each round has a similar mix of transaction types. */
const ROUND_LENGTH = 9;

const { deposit, bonus, toFuel, transfer, fee, withdrawal, refund, activation } = movementsFor(
  demo.id,
  friend.id,
);

// The friend sends back less than the demo member sends, so the friend's wallet never runs out of funds.
const transferAmount = (random: Random, isOutgoing: boolean) =>
  isOutgoing ? random.decimal(20, 30, 2) : random.decimal(5, 18, 2);

/** Returns whether the withdrawal of a round is rejected and refunded. */
const isRejected = (round: number): boolean => round % 6 === 0;

/** Generates one round of the demo member's transactions, oldest first. It adds more to each wallet than it takes. */
function movementsOf(random: Random, round: number): Movement[] {
  const even = round % 2 === 0;
  const address = `0x${hex(random, 40)}`;
  const amount = new Big(random.decimal(12, 40, 2));
  const last = even ? fee(random.decimal(1, 9, 4)) : activation(random.pick(packages.slice(0, 2)));
  const referral = userIdOf(random.int(friend.id, friend.id + 90));
  return [
    deposit(`0x${hex(random, 40)}`, random.decimal(120, 400, 2)),
    bonus('levelIncome', referral, `Level ${random.int(1, 14)} income`, random.decimal(40, 90, 2)),
    bonus('rewards', 'Operator', 'Rewards bonus', random.decimal(40, 120, 2)),
    bonus('royaltyBonus', 'Operator', 'Royalty bonus', random.decimal(60, 200, 2)),
    toFuel(random.decimal(50, 80, 2)),
    transfer(even, transferAmount(random, even)),
    fee(random.decimal(1, 9, 4)),
    withdrawal(address, amount),
    isRejected(round) ? refund(address, amount) : last,
  ];
}

const MIN_ROUNDS = 24;
const DAYS = 180;

/** Seeds the ledger with about `rows` postings of the demo member, oldest first. The newest withdrawals are pending. */
export async function seedLedger(db: Db, random: Random, now: Date, rows: number): Promise<void> {
  const rounds = Math.max(MIN_ROUNDS, Math.ceil(rows / (ROUND_LENGTH + 1)));
  const writer = movementWriter(db, demo.id);
  let id = 0;
  for (let round = 0; round < rounds; round += 1) {
    const status = isRejected(round) ? 'REJECTED' : round >= rounds - 3 ? 'PENDING' : 'APPROVED';
    for (const movement of movementsOf(random, round)) {
      const createdAt = evenlySpacedDate(now, DAYS, rounds * ROUND_LENGTH, id);
      id += 1;
      const hash = movement.type === 'withdraw' && status === 'APPROVED' ? `0x${hex(random, 64)}` : '';
      await writer.add(id, createdAt, movement, movement.type === 'withdraw' ? { status, hash } : undefined);
    }
  }
  await writer.flush();
  await continueIdentity(db, entries, 'entries');
}
