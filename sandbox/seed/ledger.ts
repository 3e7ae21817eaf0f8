import Big from 'big.js';
import type { Random } from '../../src/core/random';
import { packages } from '../data';
import type { Db } from '../db/open';
import { userIdOf } from '../domain/members';
import { movementsOf, type Movement } from '../domain/movements';
import { evenlySpacedDate } from '../domain/values';
import { hex, insertMovements } from './movements';
import { demo, friend } from './people';

/** The number of transactions in a round. Each round has a similar mix of transaction types. */
const ROUND_LENGTH = 9;

const { deposit, bonus, toFuel, transfer, fee, withdrawal, refund, activation } = movementsOf(demo.id);

const { transfer: transferBack } = movementsOf(friend.id);

/** Returns whether the withdrawal of a round is rejected and refunded. */
const isRejected = (round: number): boolean => round % 6 === 0;

/** Generates one round of the demo member's transactions, oldest first. It adds more to each wallet than it takes. */
function movementsIn(random: Random, round: number): Movement[] {
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
    // The friend sends back less than the demo member sends, so the friend's wallet never runs out of funds.
    even ? transfer(friend.id, random.decimal(20, 30, 2)) : transferBack(demo.id, random.decimal(5, 18, 2)),
    fee(random.decimal(1, 9, 4)),
    withdrawal(address, amount),
    isRejected(round) ? refund(address, amount) : last,
  ];
}

const MIN_ROUNDS = 24;
const DAYS = 180;

/** Generates the demo member's transactions with their dates and withdrawal orders. The newest orders are pending. */
function* generateLedger(random: Random, now: Date, rows: number) {
  const rounds = Math.max(MIN_ROUNDS, Math.ceil(rows / (ROUND_LENGTH + 1)));
  let index = 0;
  for (let round = 0; round < rounds; round += 1) {
    const status = isRejected(round) ? 'REJECTED' : round >= rounds - 3 ? 'PENDING' : 'APPROVED';
    for (const movement of movementsIn(random, round)) {
      const at = evenlySpacedDate(now, DAYS, rounds * ROUND_LENGTH, index);
      index += 1;
      const isOrder = movement.type === 'withdraw';
      const hash = isOrder && status === 'APPROVED' ? `0x${hex(random, 64)}` : null;
      yield { at, movement, order: isOrder ? ({ status, hash } as const) : undefined };
    }
  }
}

/** Seeds the ledger with about `rows` postings of the demo member, oldest first. */
export const seedLedger = (db: Db, random: Random, now: Date, rows: number): Promise<void> =>
  insertMovements(db, demo.id, generateLedger(random, now, rows));
