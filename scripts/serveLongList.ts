// Serves the portal and a sandbox with a long list until SIGTERM, for tests that can't run a sandbox in their
// own process. The argument is the number of rows. Prints the origin and an access token as JSON.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox } from '../sandbox/app';
import { bulkWriter, continueIdentity } from '../sandbox/db/bulkWriter';
import { openDatabase, type Db } from '../sandbox/db/open';
import { accounts, entries, members, postings } from '../sandbox/db/schema';
import { accountsOf, systemAccounts } from '../sandbox/domain/ledger';
import { openSession } from '../sandbox/domain/members';
import { listen } from '../sandbox/server/listen';
import { transactionRows } from './transactionRows';

/** The id of the added member. It is fixed, because the names of exported files contain it. */
const MEMBER = 199_999;

/** Adds a member with `count` transactions and opens a session. Returns the access token. */
async function addMember(db: Db, count: number) {
  const createdAt = new Date();
  const person = { name: 'Long List', phone: '5550100000', verified: true, passwordHash: '', createdAt };
  const [member] = await db
    .insert(members)
    .values({ ...person, id: MEMBER, email: 'list@example.test' })
    .returning();
  if (!member) throw new Error('the member was not inserted');
  await db.insert(accounts).values(accountsOf(member.id));
  const first = (await db.$count(entries)) + 1;
  const journal = bulkWriter(db, entries);
  const booked = bulkWriter(db, postings, [journal]);
  for (const [index, row] of transactionRows(count).entries()) {
    const { transactionType: type, amount, createdAt, walletType } = row;
    const entryId = first + index;
    await journal.add({
      id: entryId,
      type,
      source: row.from ?? '',
      target: row.to ?? '',
      createdAt: new Date(createdAt),
    });
    const shared = { entryId, type, createdAt: new Date(createdAt) };
    const wallet = walletType === 'WALLET' ? 'FUEL' : 'DEPOSIT';
    const counterAmount = amount.startsWith('-') ? amount.slice(1) : `-${amount}`;
    await booked.add(
      { ...shared, owner: member.id, wallet, amount },
      { ...shared, ...systemAccounts.exchange, amount: counterAmount },
    );
  }
  await booked.flush();
  await continueIdentity(db, entries, 'entries');
  return openSession(db, member.id, createdAt);
}

const dataDir = await mkdtemp(join(tmpdir(), 'list-'));
await (await createSandbox({ dataDir, rows: 2 })).close();
const { db, close } = await openDatabase({ dataDir });
const token = await addMember(db, Number(process.argv[2]));
await close();
const sandbox = await createSandbox({ dataDir, staticDir: 'dist' });
const server = await listen({ host: '127.0.0.1', port: 0, fetch: sandbox.fetch, log: console.error });
const stop = async () => {
  await server.close();
  await sandbox.close();
  await rm(dataDir, { recursive: true });
  process.exit(0);
};
process.once('SIGTERM', () => void stop());
console.log(JSON.stringify({ origin: `http://127.0.0.1:${server.port}`, token }));
