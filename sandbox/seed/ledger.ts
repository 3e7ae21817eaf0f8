import type { Random } from '../../src/core/random';
import { bulkWriter, continueIdentity } from '../db/bulk';
import type { Db } from '../db/open';
import { entries, postings, withdrawals } from '../db/schema/ledger';
import { hex, isRejected, movementsOf, ROUND, type Movement } from './movements';
import { demo } from './people';
import { spread } from './timeline';

const MIN_ROUNDS = 24;
const DAYS = 180;

interface Booked {
  readonly entryId: number;
  readonly createdAt: Date;
}

const postingsOf = ({ moves, type }: Movement, { entryId, createdAt }: Booked) =>
  moves.map(({ amount, ...account }) => ({
    ...account,
    entryId,
    amount: amount.toFixed(),
    type,
    createdAt,
  }));

function outcome(random: Random, place: number, rounds: number) {
  if (isRejected(place))
    return { status: 'REJECTED', hash: null, remarks: "The address wasn't accepted" } as const;
  return place >= rounds - 3
    ? ({ status: 'PENDING', hash: null, remarks: null } as const)
    : ({ status: 'APPROVED', hash: `0x${hex(random, 64)}`, remarks: 'Sent' } as const);
}

const orderOf = ({ moves, target }: Movement, booked: Booked) => ({
  ...booked,
  memberId: demo.id,
  amount:
    moves
      .find(({ owner }) => owner === demo.id)
      ?.amount.abs()
      .toFixed() ?? '0',
  fee: '1',
  address: target,
});

/** Seeds the ledger with about `rows` postings of the demo member, oldest first. */
export async function seedLedger(db: Db, random: Random, now: Date, rows: number): Promise<void> {
  const rounds = Math.max(MIN_ROUNDS, Math.ceil(rows / (ROUND + 1)));
  const journal = bulkWriter(db, entries);
  const lines = bulkWriter(db, postings, [journal]);
  const orders = bulkWriter(db, withdrawals, [journal]);
  let id = 0;
  for (let place = 0; place < rounds; place += 1) {
    for (const movement of movementsOf(random, place)) {
      const createdAt = spread(now, DAYS, rounds * ROUND, id);
      id += 1;
      const { type, source, target, description = '' } = movement;
      const booked = { entryId: id, createdAt };
      await journal.add({ id, type, source, target, description, createdAt });
      await lines.add(...postingsOf(movement, booked));
      if (type === 'withdraw')
        await orders.add({ ...orderOf(movement, booked), ...outcome(random, place, rounds) });
    }
  }
  await lines.flush();
  await orders.flush();
  await continueIdentity(db, entries, 'entries');
}
