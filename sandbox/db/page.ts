import { desc, eq, type InferSelectModel, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './open';

export interface Page {
  readonly limit: number;
  readonly skip: number;
}

interface Paged {
  readonly where: SQL | undefined;
  /** The moment that rows are ordered by, newest first. */
  readonly by: PgColumn;
  readonly page: Page;
}

type Listed = PgTable & { readonly id: PgColumn };

/**
 * The ids of a page, to be joined to their rows. The contract asks for places and not for what comes after a row,
 * so what lies before a page must be counted off; it is counted off in the index, and no row of it is read.
 */
export const idsOfPage = (db: Db, table: Listed, { where, by, page }: Paged) =>
  db
    .select({ id: table.id })
    .from(table)
    .where(where)
    .orderBy(desc(by), desc(table.id))
    .limit(page.limit)
    .offset(page.skip)
    .as('page');

/** One page of a table's rows, newest first. */
export async function pageOf<T extends Listed>(
  db: Db,
  table: T,
  paged: Paged,
): Promise<InferSelectModel<T>[]> {
  const ids = idsOfPage(db, table, paged);
  const found = await db
    .select({ row: table })
    .from(table as PgTable)
    .innerJoin(ids, eq(ids.id, table.id))
    .orderBy(desc(paged.by), desc(table.id));
  return found.map(({ row }) => row as InferSelectModel<T>);
}
