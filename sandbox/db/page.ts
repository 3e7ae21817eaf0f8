import { desc, eq, type InferSelectModel, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './open';

export interface Page {
  readonly limit: number;
  readonly skip: number;
}

interface Paged {
  readonly where: SQL | undefined;
  /** The timestamp column that sorts the rows, newest first. */
  readonly by: PgColumn;
  readonly page: Page;
}

type Listed = PgTable & { readonly id: PgColumn };

/**
 * Returns a subquery for the ids of a page, to be joined to their rows. The contract pages by offset and not by
 * cursor, so the database must skip all earlier rows. It skips them in the index, without reading the rows.
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

/** Returns one page of a table's rows, newest first. */
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
