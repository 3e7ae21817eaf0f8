import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/open';
import { entries, postings } from '../db/schema';
import type { Wallet } from './ledger';

export interface Page {
  readonly limit: number;
  readonly skip: number;
}

interface StatementFilter {
  readonly owner: number;
  readonly wallet?: Wallet | undefined;
  readonly type?: string | undefined;
}

const matching = ({ owner, wallet, type }: StatementFilter) =>
  and(
    eq(postings.owner, owner),
    wallet && eq(postings.wallet, wallet),
    type === undefined ? undefined : eq(postings.type, type),
  );

/** One page of a member's postings with their entries, newest first, and how many there are in all. */
export async function statement(db: Db, filter: StatementFilter, { limit, skip }: Page) {
  const where = matching(filter);
  // Paged before it is joined: a deep page then skips index rows, not joined ones.
  const page = db
    .select()
    .from(postings)
    .where(where)
    .orderBy(desc(postings.createdAt), desc(postings.id))
    .limit(limit)
    .offset(skip)
    .as('page');
  const rows = await db
    .select({
      amount: page.amount,
      wallet: page.wallet,
      type: page.type,
      createdAt: page.createdAt,
      source: entries.source,
      target: entries.target,
      description: entries.description,
    })
    .from(page)
    .innerJoin(entries, eq(entries.id, page.entryId))
    .orderBy(desc(page.createdAt), desc(page.id));
  return { rows, count: await db.$count(postings, where) };
}

export type StatementRow = Awaited<ReturnType<typeof statement>>['rows'][number];

/** What a member's income wallet gained (or lost, negative) by each of these types, in USDT. */
export async function incomeByType(
  db: Db,
  owner: number,
  types: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .select({ type: postings.type, total: sql<string>`sum(${postings.amount})` })
    .from(postings)
    .where(and(eq(postings.owner, owner), eq(postings.wallet, 'INCOME'), inArray(postings.type, [...types])))
    .groupBy(postings.type);
  return new Map(rows.map(({ type, total }) => [type, total]));
}
