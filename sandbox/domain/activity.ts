import type { Db } from '../db/open';
import { activities } from '../db/schema/support';

/** Adds an entry to the member's activity log. */
export async function recordActivity(
  db: Db,
  line: { memberId: number; activity: string; message: string; at: Date },
): Promise<void> {
  const { at, ...rest } = line;
  await db.insert(activities).values({ ...rest, createdAt: at });
}
