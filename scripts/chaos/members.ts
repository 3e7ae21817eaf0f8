import Big from 'big.js';
import { createSandbox } from '../../sandbox/app';
import { openDatabase, type DatabaseChoice } from '../../sandbox/db/open';
import { accounts } from '../../sandbox/db/schema/ledger';
import { members } from '../../sandbox/db/schema/members';
import { accountsOf, book, house } from '../../sandbox/domain/ledger';
import { userIdOf } from '../../sandbox/domain/members';
import { hashPassword } from '../../sandbox/domain/passwords';

export interface Member {
  readonly email: string;
  readonly password: string;
  /** The public id of the member: 'WH…'. */
  readonly userId: string;
}

const HOLDINGS = new Big(1_000_000);

/** Fills a new database, and adds members with USDT in their wallets, before any server runs on it. */
export async function prepareMembers(choice: DatabaseChoice, count: number): Promise<Member[]> {
  const { dataDir, databaseUrl } = choice;
  await (await createSandbox({ dataDir, rows: 2, ...(databaseUrl && { databaseUrl }) })).close();
  const { db, close } = await openDatabase(choice);
  const password = 'Chaos-1234';
  const passwordHash = await hashPassword(password);
  const at = new Date();
  const made: Member[] = [];
  for (let i = 1; i <= count; i++) {
    const email = `chaos${i}@example.test`;
    const person = { name: 'Chaos Member', phone: '5550100000', verified: true, createdAt: at };
    const [row] = await db
      .insert(members)
      .values({ ...person, email, passwordHash })
      .returning();
    if (!row) throw new Error('the member was not made');
    await db.insert(accounts).values(accountsOf(row.id));
    for (const wallet of ['FUEL', 'INCOME']) {
      const moves = [
        { ...house.bonuses, amount: HOLDINGS.neg() },
        { owner: row.id, wallet, amount: HOLDINGS },
      ];
      await db.transaction((tx) => book(tx, { type: 'rewards', source: 'House', target: email, at, moves }));
    }
    made.push({ email, password, userId: userIdOf(row.id) });
  }
  await close();
  return made;
}
