import type { Random } from '../../src/core/random';
import { batchesOf, insertRows } from '../db/insertRows';
import type { Db } from '../db/open';
import { entries, postings, withdrawals } from '../db/schema';
import { postingsOf } from '../domain/ledger';
import { WITHDRAWAL_FEE, type Movement } from '../domain/movements';

export const hex = (random: Random, length: number): string =>
  Array.from({ length }, () => random.int(0, 15).toString(16)).join('');

const remarks = { APPROVED: 'Sent', PENDING: null, REJECTED: "The address wasn't accepted" } as const;

interface SeedMovement {
  readonly at: Date;
  readonly movement: Movement;
  /** The order of a withdrawal. */
  readonly order?: { readonly status: keyof typeof remarks; readonly hash: string | null } | undefined;
}

/** Seeds a member's transactions, oldest first. */
export async function insertMovements(db: Db, memberId: number, all: Iterable<SeedMovement>): Promise<void> {
  for (const batch of batchesOf(all)) {
    const ids = await insertRows(
      db,
      entries,
      batch.map(({ at, movement: { type, source, target, description = '' } }) => {
        return { type, source, target, description, createdAt: at };
      }),
    );
    const booked = batch.map((each, index) => ({ ...each, entryId: ids[index] ?? 0 }));
    await insertRows(
      db,
      postings,
      booked.flatMap(({ at, movement: { type, moves }, entryId }) =>
        postingsOf({ type, moves, at }, entryId),
      ),
    );
    await insertRows(
      db,
      withdrawals,
      booked.flatMap(({ at, movement: { moves, target }, order, entryId }) => {
        if (!order) return [];
        // The first move of a withdrawal debits the income wallet.
        const amount = moves[0]?.amount.abs().toFixed() ?? '0';
        const fee = WITHDRAWAL_FEE.toFixed();
        const details = { address: target, amount, fee, remarks: remarks[order.status] };
        return [{ memberId, entryId, createdAt: at, ...details, ...order }];
      }),
    );
  }
}
