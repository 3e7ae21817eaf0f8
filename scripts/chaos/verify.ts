import { openDatabase, type DatabaseChoice } from '../../sandbox/db/open';
import { sql } from 'drizzle-orm';
import { pick } from '../../src/core/defineResource';
import { movement, type Trace, type Write } from './journal';
import { saysYes, type Server } from './server';
import type { SignedIn } from './writers';

const PAGE = 100;

/** Returns every row of a member's list. */
async function readAll(server: Server, { token }: SignedIn, path: string): Promise<unknown[]> {
  const rows: unknown[] = [];
  for (;;) {
    const reply = await server.call('POST', `api/user/${path}`, token, { limit: PAGE, skip: rows.length });
    const page = pick(reply.body, 'data');
    if (!saysYes(reply) || !Array.isArray(page)) throw new Error(`${path}: ${JSON.stringify(reply)}`);
    rows.push(...(page as unknown[]));
    if (page.length < PAGE) return rows;
  }
}

const field = (row: unknown, key: string) => String(pick(row, key));
const lists: Record<Trace['list'], { path: string; read: (row: unknown) => string }> = {
  txns: { path: 'allTxns', read: (row) => movement(field(row, 'amount'), field(row, 'transactionType')) },
  orders: { path: 'withrawOrders', read: (row) => field(row, 'amount') },
  tickets: { path: 'getTicket', read: (row) => field(row, 'message') },
};

const keyOf = ({ member, list, row }: Trace) => `${member.userId} ${list} ${row}`;

/** Returns the number of occurrences of each row in the members' lists, by member, list and row. */
async function readLists(server: Server, members: readonly SignedIn[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const member of members)
    for (const list of ['txns', 'orders', 'tickets'] as const) {
      const { path, read } = lists[list];
      for (const row of await readAll(server, member, path)) {
        const key = keyOf({ member, list, row: read(row) });
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    }
  return counts;
}

export interface Findings {
  readonly found: number;
  /** A sentence for each lost acknowledged write, each refused write that was made, and each write made twice. */
  readonly faults: readonly string[];
  /** The number of writes without a response that were made. */
  readonly unknownMade: number;
}

/** Looks up every write in the lists that the API returns to each member. */
export async function findWrites(
  server: Server,
  members: readonly SignedIn[],
  journal: readonly Write[],
): Promise<Findings> {
  const counts = await readLists(server, members);
  const faults: string[] = [];
  let [found, unknownMade] = [0, 0];
  for (const { kind, outcome, traces } of journal) {
    const times = traces.map((trace) => counts.get(keyOf(trace)) ?? 0);
    const what = `${kind}, ${outcome}: ${traces.map(keyOf).join('; ')}, found ${times.join(' and ')} times`;
    const [once, never] = [times.every((n) => n === 1), times.every((n) => n === 0)];
    if (outcome === 'acknowledged' && once) found += 1;
    else if (outcome === 'unknown' && once) unknownMade += 1;
    else if (outcome === 'acknowledged' || !never) faults.push(what);
  }
  return { found, faults, unknownMade };
}

/** Checks the rules of the ledger in the database itself, while no server runs. Returns the violations. */
export async function brokenRules(choice: DatabaseChoice): Promise<string[]> {
  const { db, close } = await openDatabase(choice);
  const count = async (what: string, query: ReturnType<typeof sql>) => {
    const answer: unknown = await db.execute(query);
    const n = Number(pick(answer, 'rows.0.n'));
    return n === 0 ? [] : [`${what}: ${n}`];
  };
  const broken = [
    await count('sum of all accounts', sql`select sum(balance) as n from accounts`),
    await count(
      'accounts below zero',
      sql`select count(*) as n from accounts where owner <> 0 and balance < 0`,
    ),
    await count(
      'entries that do not sum to zero',
      sql`select count(*) as n from (select from postings group by entry_id having sum(amount) <> 0) as e`,
    ),
    await count(
      'balances that are not the sum of their postings',
      sql`select count(*) as n from accounts as a where balance <>
          (select coalesce(sum(amount), 0) from postings as p where p.owner = a.owner and p.wallet = a.wallet)`,
    ),
    await count(
      'withdrawals without their entry',
      sql`select count(*) as n from withdrawals as w where not exists (select from postings as p
          where p.entry_id = w.entry_id and p.owner = w.member_id and p.amount = -w.amount)`,
    ),
  ];
  await close();
  return broken.flat();
}
