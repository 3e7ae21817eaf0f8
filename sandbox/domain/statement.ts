import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../db/open';
import { idsOfPage, type Page } from '../db/page';
import { entries, postings } from '../db/schema';
import type { Wallet } from './ledger';

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

/** Selects one page of a member's postings with their entries, newest first. */
function selectPage(db: Db, where: SQL | undefined, page: Page) {
  const ids = idsOfPage(db, postings, { where, page });
  return db
    .select({
      amount: postings.amount,
      wallet: postings.wallet,
      type: postings.type,
      createdAt: postings.createdAt,
      source: entries.source,
      target: entries.target,
      description: entries.description,
    })
    .from(ids)
    .innerJoin(postings, eq(postings.id, ids.id))
    .innerJoin(entries, eq(entries.id, postings.entryId))
    .orderBy(desc(postings.createdAt), desc(postings.id));
}

export type StatementRow = Awaited<ReturnType<typeof selectPage>>[number];

/** Returns one page of a member's postings, converted by `toRow`, and the number of postings on all pages. */
export async function statement<Row>(
  db: Db,
  filter: StatementFilter,
  page: Page,
  toRow: (row: StatementRow) => Row,
) {
  const where = matching(filter);
  const rows = await selectPage(db, where, page);
  return { rows: rows.map(toRow), count: await db.$count(postings, where) };
}

/** Returns the sum of the income wallet's postings by type, in USDT. Debits are negative. */
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
