import { asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/open';
import type { Page } from '../db/page';
import { bindings, members } from '../db/schema';

const MAX_LEVELS = 20;

/** Returns the subquery `team (id, level)`: all members below a member. Direct referrals have level 1. */
const team = (memberId: number) => sql`(
  with recursive walk (id, level) as (
    select id, 1 from members where sponsor_id = ${memberId}
    union all
    select m.id, walk.level + 1 from walk join members m on m.sponsor_id = walk.id
    where walk.level < ${MAX_LEVELS}
  ) select id, level from walk
) as team`;

const level = sql<number>`team.level`;
const isTeam = eq(members.id, sql`team.id`);
// Don't use `exists` here: the query planner might read the whole bindings table, even for a team of two.
const bound = sql`(select true from ${bindings} where ${bindings.memberId} = ${members.id} limit 1)`;

/**
 * Returns for each level the number of members, of paid members and of members with a bound exchange, and the
 * sum of their package prices in USDT (`business`).
 */
export function teamLevels(db: Db, memberId: number) {
  return db
    .select({
      level: level.mapWith(Number),
      count: count(),
      paid: count(sql`case when ${members.paid} then 1 end`),
      bound: count(sql`case when ${bound} then 1 end`),
      business: sql<string>`sum(${members.packageAmount})`,
    })
    .from(team(memberId))
    .innerJoin(members, isTeam)
    .groupBy(level)
    .orderBy(asc(level));
}

export type TeamLevel = Awaited<ReturnType<typeof teamLevels>>[number];

/** Returns one page of the members of a level, newest first. */
export async function membersOfLevel(db: Db, memberId: number, levelNumber: number, { limit, skip }: Page) {
  const rows = await db
    .select({ member: members })
    .from(team(memberId))
    .innerJoin(members, isTeam)
    .where(sql`team.level = ${levelNumber}`)
    .orderBy(desc(members.createdAt), desc(members.id))
    .limit(limit)
    .offset(skip);
  return rows.map(({ member }) => member);
}
