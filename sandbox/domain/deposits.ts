import type Big from 'big.js';
import type { Db } from '../db/open';
import { recordActivity } from './activity';
import { book, systemAccounts } from './ledger';
import { depositAddressOf } from './members';
import { Refusal } from './refusal';

/** The largest deposit, in USDT. A balance can hold almost a million of them. */
const MOST = 1_000_000;

interface Arrival {
  readonly memberId: number;
  /** The sender's address on the blockchain. */
  readonly from: string;
  /** The amount in USDT. */
  readonly amount: Big;
  readonly at: Date;
}

/** Books a deposit to a member's address. A real backend would do this when a blockchain watcher reports it. */
export async function receiveDeposit(db: Db, { memberId, from, amount, at }: Arrival): Promise<void> {
  if (amount.gt(MOST)) throw new Refusal(`A deposit is ${MOST} USDT at most`);
  await db.transaction(async (tx) => {
    await book(tx, {
      type: 'deposit',
      source: from,
      target: depositAddressOf(memberId),
      description: 'Deposit',
      at,
      moves: [
        { ...systemAccounts.exchange, amount: amount.neg() },
        { owner: memberId, wallet: 'DEPOSIT', amount },
      ],
    });
    const message = `${amount.toFixed()} USDT received`;
    await recordActivity(tx, { memberId, activity: 'Deposit', message, at });
  });
}
