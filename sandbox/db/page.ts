import { desc, eq, type InferSelectModel, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './open';

export interface Page {
  readonly limit: number;
  readonly skip: number;
}

interface PageQuery {
  readonly where: SQL | undefined;
  /** The timestamp column that sorts the rows, newest first. Default: `createdAt`. */
  readonly sortBy?: PgColumn;
  readonly page: Page;
}

type ListTable = PgTable & { readonly id: PgColumn; readonly createdAt: PgColumn };

/**
 * Returns a subquery for the ids of a page's rows. It skips earlier rows in the index, so the database reads
 * table rows only for the page.
 */
export const idsOfPage = (db: Db, table: ListTable, { where, sortBy = table.createdAt, page }: PageQuery) =>
  db
    .select({ id: table.id })
    .from(table)
    .where(where)
    .orderBy(desc(sortBy), desc(table.id))
    .limit(page.limit)
    .offset(page.skip)
    .as('page');

/** Returns one page of a table's rows, newest first. */
export async function pageOf<T extends ListTable>(
  db: Db,
  table: T,
  query: PageQuery,
): Promise<InferSelectModel<T>[]> {
  const ids = idsOfPage(db, table, query);
  const rows = await db
    .select({ row: table })
    .from(table as PgTable)
    .innerJoin(ids, eq(ids.id, table.id))
    .orderBy(desc(query.sortBy ?? table.createdAt), desc(table.id));
  return rows.map(({ row }) => row as InferSelectModel<T>);
}

/** Returns one page of a table's rows, converted by `toRow`, and the number of rows on all pages. */
export async function countedPage<T extends ListTable, Row>(
  db: Db,
  table: T,
  query: PageQuery,
  toRow: (row: InferSelectModel<T>) => Row,
) {
  const rows = await pageOf(db, table, query);
  return { rows: rows.map(toRow), count: await db.$count(table, query.where) };
}
