import { describe, expect, it } from 'vitest';
import { members } from '../../../sandbox/db/schema';
import { depositAddressOf, memberByUserId, userIdOf } from '../../../sandbox/domain/members';
import { openFreshDatabase } from '../../support/freshDatabase';
import { memberValues } from './client';

const db = await openFreshDatabase();
const [{ id } = expect.fail('no member')] = await db.insert(members).values(memberValues()).returning();

describe('a member', () => {
  it('is found by user id, ignoring case and surrounding spaces', async () => {
    for (const userId of [`WH${id}`, `wh${id}`, ` WH${id} `])
      expect((await memberByUserId(db, userId))?.email).toBe('ann@example.test');
  });

  it('is not found by a text that only contains a user id', async () => {
    const texts = [`xWH${id}`, `WH${id}x`, `WH${id} WH${id}`, `${id}`, 'WH', 'WH999999999', ''];
    const others = [...texts, null, {}, [id]];
    for (const userId of others) expect(await memberByUserId(db, userId)).toBeUndefined();
  });

  it('has a constant user id and deposit address', () => {
    expect([userIdOf(100001), userIdOf(null)]).toEqual(['WH100001', '']);
    expect(depositAddressOf(100001)).toBe('0x26ba04d0e724203ef9d7a0070aa2778725cf228d');
    expect(depositAddressOf(100002)).not.toBe(depositAddressOf(100001));
  });
});
