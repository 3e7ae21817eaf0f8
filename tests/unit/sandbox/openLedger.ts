import Big from 'big.js';
import { accounts } from '../../../sandbox/db/schema';
import {
  accountsOf,
  book,
  moveBetween,
  systemAccounts,
  type Account,
  type NewEntry,
} from '../../../sandbox/domain/ledger';
import { openFreshDatabase } from '../../support/freshDatabase';

/** Opens a database with the system accounts. `memberWith` adds a member who has an amount in a wallet. */
export async function openLedger() {
  const db = await openFreshDatabase();
  await db.insert(accounts).values(Object.values(systemAccounts));
  let owner = 0;
  const bookMoves = (moves: NewEntry['moves']) =>
    db.transaction((tx) => book(tx, { type: 'test', source: 'a', target: 'b', at: new Date(), moves }));
  const transfer = (from: Account, to: Account, amount: Big | string) =>
    bookMoves(moveBetween(from, to, amount));
  const memberWith = async (amount: string, wallet = 'FUEL') => {
    owner += 1;
    await db.insert(accounts).values(accountsOf(owner));
    await transfer(systemAccounts.exchange, { owner, wallet }, amount);
    return owner;
  };
  return { db, bookMoves, transfer, memberWith };
}
