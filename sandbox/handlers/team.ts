import { eq } from 'drizzle-orm';
import { directTeam } from '../../src/resources/directTeam';
import { levelMembers } from '../../src/resources/levelMembers';
import { teamLevels as levelList } from '../../src/resources/teamLevels';
import { pageOf } from '../db/page';
import { members } from '../db/schema';
import { userIdOf, type Member } from '../domain/members';
import { RequestError } from '../errors';
import { membersOfLevel, teamLevels, type TeamLevel } from '../domain/team';
import { list } from './route';

const toTeamMember = (member: Member) => ({
  userId: userIdOf(member.id),
  name: member.name,
  email: member.email,
  sponserId: userIdOf(member.sponsorId),
  createdAt: member.createdAt.toISOString(),
  paidStatus: member.paid,
  isVerified: member.verified,
});

function counters(levels: readonly TeamLevel[]) {
  const total = (key: 'count' | 'paid' | 'bound') => levels.reduce((sum, level) => sum + level[key], 0);
  return {
    pioneerActives: total('paid'),
    pioneerEnActives: total('count') - total('paid'),
    binanceActives: total('bound'),
    binanceEnActives: total('count') - total('bound'),
  };
}

export const teamRoutes = [
  list(levelList, [], async ({ db, member }, { limit, skip }) => {
    const levels = await teamLevels(db, member.id);
    const rows = levels
      .slice(skip, skip + limit)
      .map(({ level, count }) => ({ _id: String(level), level, count }));
    return { rows, count: levels.length, summary: counters(levels) };
  }),

  list(directTeam, [], async ({ db, member }, page) => {
    const direct = (await teamLevels(db, member.id)).slice(0, 1);
    const { pioneerEnActives, ...others } = counters(direct);
    const where = eq(members.sponsorId, member.id);
    const rows = await pageOf(db, members, { where, page });
    return {
      rows: rows.map(toTeamMember),
      count: direct[0]?.count ?? 0,
      summary: { ...others, pioneerEnactives: pioneerEnActives },
    };
  }),

  list(levelMembers, ['level'], async ({ db, member }, request) => {
    const levelText = request.text('level');
    if (!/^[1-9]\d{0,8}$/.test(levelText)) throw new RequestError("This level doesn't exist");
    const level = (await teamLevels(db, member.id)).find((each) => each.level === Number(levelText));
    if (!level) return { rows: [], count: 0 };
    const rows = await membersOfLevel(db, member.id, level.level, request);
    return { rows: rows.map((row) => ({ downlineId: toTeamMember(row) })), count: level.count };
  }),
];
