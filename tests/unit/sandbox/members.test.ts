import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../sandbox/db/open';
import { members } from '../../../sandbox/db/schema';
import { depositAddressOf, memberByUserId, userIdOf } from '../../../sandbox/domain/members';
import { openFreshDatabase } from '../../support/freshDatabase';

describe('a member', () => {
  let database: OpenDatabase;
  let id = 0;
  beforeAll(async () => {
    database = await openFreshDatabase();
    const [row] = await database.db
      .insert(members)
      .values({
        name: 'Ann',
        email: 'ann@example.test',
        phone: '555',
        passwordHash: 'x',
        createdAt: new Date(0),
      })
      .returning();
    id = row?.id ?? 0;
  });
  afterAll(() => database.close());

  it('is found by user id, ignoring case and surrounding spaces', async () => {
    for (const userId of [`WH${id}`, `wh${id}`, ` WH${id} `])
      expect((await memberByUserId(database.db, userId))?.email).toBe('ann@example.test');
  });

  it('is not found by a text that only contains a user id', async () => {
    const texts = [`xWH${id}`, `WH${id}x`, `WH${id} WH${id}`, `${id}`, 'WH', 'WH999999999', ''];
    const others = [...texts, null, {}, [id]];
    for (const userId of others) expect(await memberByUserId(database.db, userId)).toBeUndefined();
  });

  it('has a constant user id and deposit address', () => {
    expect([userIdOf(100001), userIdOf(null)]).toEqual(['WH100001', '']);
    expect(depositAddressOf(100001)).toBe('0x26ba04d0e724203ef9d7a0070aa2778725cf228d');
    expect(depositAddressOf(100002)).not.toBe(depositAddressOf(100001));
  });
});
