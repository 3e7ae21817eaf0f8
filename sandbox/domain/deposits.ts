import type Big from 'big.js';
import type { Db } from '../db/open';
import { recordActivity } from './activity';
import { book, house } from './ledger';
import { depositAddressOf } from './members';
import { Refusal } from './refusal';

/** USDT. A balance has room for a million of such deposits. */
const MOST = 1_000_000;

interface Arrival {
  readonly memberId: number;
  /** Where on the chain it came from. */
  readonly from: string;
  /** USDT. */
  readonly amount: Big;
  readonly at: Date;
}

/** Books a deposit that reached a member's address, as a chain watcher would. */
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
        { ...house.exchange, amount: amount.neg() },
        { owner: memberId, wallet: 'DEPOSIT', amount },
      ],
    });
    const message = `${amount.toFixed()} USDT received`;
    await recordActivity(tx, { memberId, activity: 'Deposit', message, at });
  });
}
