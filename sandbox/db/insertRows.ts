import { getTableColumns, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './open';

/** Splits values into arrays of up to 1000 values, so that an insert needs little memory. */
export function* batchesOf<T>(values: Iterable<T>): Generator<T[]> {
  let batch: T[] = [];
  for (const value of values) {
    batch.push(value);
    if (batch.length < 1000) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/**
 * Inserts rows fast: by one statement, with all rows as one JSON parameter. All rows must have the same keys. Returns the
 * ids of the rows, in their order.
 */
export async function insertRows<T extends PgTable>(
  db: Db,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<number[]> {
  const [sample] = rows;
  if (!sample) return [];
  const columnKeys = Object.keys(getTableColumns(table));
  const columns = sql.join(
    columnKeys.filter((key) => key in sample).map((key) => sql.identifier(toSnakeCase(key))),
    sql`, `,
  );
  const snakeCaseRows = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [toSnakeCase(key), value])),
  );
  const inserted = await db.execute(
    sql`insert into ${table} (${columns}) select ${columns}
        from jsonb_populate_recordset(null::${table}, ${JSON.stringify(snakeCaseRows)}::jsonb)
        returning ${columnKeys.includes('id') ? sql`id` : sql`null as id`}`,
  );
  return (inserted as { rows: { id: unknown }[] }).rows.map(({ id }) => Number(id));
}
