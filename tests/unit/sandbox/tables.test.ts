import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { members } from '../../../sandbox/db/schema';
import { createTables } from '../../../sandbox/db/open';
import { openFreshDatabase } from '../../support/freshDatabase';
import { memberValues } from './client';

const db = await openFreshDatabase();

it('a database of another version keeps its rows until a reset, which creates its tables again', async () => {
  await db.insert(members).values(memberValues({ id: 1 }));
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
});
