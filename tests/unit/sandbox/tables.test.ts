import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { members } from '../../../sandbox/db/schema';
import { createTables } from '../../../sandbox/db/open';
import { openFreshDatabase } from '../../support/freshDatabase';

it('a database of another version keeps its rows until a reset, which creates its tables again', async () => {
  const { db, close } = await openFreshDatabase();
  const createdAt = new Date();
  await db
    .insert(members)
    .values({ id: 1, name: 'A', email: 'a@example.test', phone: '', passwordHash: '', createdAt });
  await createTables(db);
  // A sandbox of the time before versions left no comment.
  await db.execute(sql`comment on table postings is null`);
  await db.execute(sql`alter table members drop column paid cascade`);
  await expect(createTables(db)).rejects.toThrow(
    'The database was made by another version of the sandbox. Delete its rows and create it again with ' +
      '`npm start -- --reset`, or choose another database with SANDBOX_DATA or DATABASE_URL',
  );
  expect(await db.execute(sql`select id from members`)).toMatchObject({ rows: [{ id: 1 }] });
  await createTables(db, true);
  expect(await db.select().from(members)).toEqual([]);
  await createTables(db);
  await close();
});
