import { getTableColumns, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './open';

const BATCH = 2000;

async function insertBatch<T extends PgTable>(db: Db, table: T, rows: readonly T['$inferInsert'][]) {
  const [sample] = rows;
  if (!sample) return;
  const keys = Object.keys(getTableColumns(table)).filter((key) => key in sample);
  const columns = sql.join(
    keys.map((key) => sql.identifier(toSnakeCase(key))),
    sql`, `,
  );
  const snakeCaseRows = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([k, v]) => [toSnakeCase(k), v])),
  );
  await db.execute(
    sql`insert into ${table} (${columns}) select ${columns}
        from jsonb_populate_recordset(null::${table}, ${JSON.stringify(snakeCaseRows)}::jsonb)`,
  );
}

/**
 * Creates a writer that inserts many rows fast: in batches of about 2000, each batch as one JSON parameter.
 * All rows must have the same keys. `parents` are the writers of the referenced tables, which are flushed
 * before each batch. Call `flush` to insert the last batch.
 */
export function bulkWriter<T extends PgTable>(
  db: Db,
  table: T,
  parents: readonly { flush(): Promise<void> }[] = [],
) {
  let buffer: T['$inferInsert'][] = [];
  const flush = async () => {
    for (const writer of parents) await writer.flush();
    const rows = buffer;
    buffer = [];
    await insertBatch(db, table, rows);
  };
  return {
    flush,
    /** Adds rows. All rows of one call are inserted by the same statement. */
    async add(...rows: T['$inferInsert'][]) {
      buffer.push(...rows);
      if (buffer.length >= BATCH) await flush();
    },
  };
}

/** Sets the id sequence of a table that was filled with explicit ids to continue after the highest id. */
export async function continueIdentity(db: Db, table: PgTable, name: string): Promise<void> {
  await db.execute(
    sql`select setval(pg_get_serial_sequence(${name}, 'id'), (select coalesce(max(id), 0) + 1 from ${table}), false)`,
  );
}
