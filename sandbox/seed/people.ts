import { sql } from 'drizzle-orm';
import { createRandom, type Random } from '../../src/core/random';
import { insertRows } from '../db/insertRows';
import type { Db } from '../db/open';
import { accounts, bindings, members } from '../db/schema';
import { accountsOf, systemAccounts } from '../domain/ledger';
import { hashPassword, type Member } from '../domain/members';
import { DAY_MS } from '../domain/values';
import type { Vault } from '../domain/vault';

/** The demo member, who has data on every page. */
export const demo = {
  id: 100001,
  name: 'Demo Member',
  email: 'demo@example.test',
  password: 'Demo-1234',
} as const;
/** A member of the demo member's team, as a recipient of transfers. */
export const friend = {
  id: 100002,
  name: 'Friendly Member',
  email: 'friend@example.test',
  password: 'Friend-1234',
} as const;

/** A member with three years of transactions and trades (seed/history). The password is the demo member's. */
export const history = {
  id: 100901,
  name: 'History Member',
  email: 'history@example.test',
  password: demo.password,
} as const;
/** The ids of the direct team of `history`. The first member is the partner of transfers. */
export const historyTeam = [100902, 100903, 100904, 100905, 100906] as const;
export const historyPartner = historyTeam[0];

/** The root of the sponsor tree. */
const root = { id: 100000, name: 'Operator', email: 'operator@example.test' } as const;

/** The number of members on each level below the demo member. The first member of level 1 is the friend. */
const levelSizes = [28, 18, 12, 9, 7, 6, 5, 4, 3, 3, 2, 2, 1, 1] as const;

const first =
  'Asha Bela Chidi Dana Emil Farah Goran Hana Ivo Jun Kemal Lena Mira Noor Oskar Priya Rosa Sami Tara Yuri';
const last =
  'Abadi Bauer Costa Danso Eze Fischer Gupta Haas Ito Jansen Kaya Lopez Moreno Novak Okoye Patel Rossi Silva';

const personName = (random: Random): string =>
  `${random.pick(first.split(' '))} ${random.pick(last.split(' '))}`;

const base = (id: number, createdAt: Date): Member => ({
  id,
  sponsorId: null,
  name: root.name,
  email: root.email,
  phone: '5550100000',
  // No password matches an empty hash, so nobody can sign in as a generated member.
  passwordHash: '',
  verified: true,
  paid: false,
  packageAmount: '0',
  packageEnds: null,
  createdAt,
});

const paidUntil = (now: Date, amount: string, days: number) => ({
  paid: true,
  packageAmount: amount,
  packageEnds: new Date(now.getTime() + days * DAY_MS),
});

/** Generates the demo member's team, level by level. Each sponsor is a random member of the level above. */
function generateTeam(random: Random, now: Date): Member[] {
  let levelAbove: number[] = [demo.id];
  let id: number = friend.id;
  const team: Member[] = [];
  levelSizes.forEach((size, index) => {
    const level = Array.from({ length: size }, () => id++);
    for (const member of level) {
      const joined = new Date(now.getTime() - (levelSizes.length - index) * 12 * DAY_MS + member * 60_000);
      const paid = random.int(1, 3) > 1 ? paidUntil(now, random.pick(['50', '100', '250']), 90) : {};
      team.push({
        ...base(member, joined),
        ...paid,
        sponsorId: random.pick(levelAbove),
        name: personName(random),
        email: `member${member}@example.test`,
        phone: `55501${String(member).slice(-5)}`,
        verified: random.int(1, 6) > 1,
      });
    }
    levelAbove = level;
  });
  return team;
}

/** More than the 40 months that the history can have (seed/history). */
const HISTORY_DAYS = 1240;

const isWithKeys = (id: number) => id === demo.id || id === history.id;

/** Returns the member `history` and the direct team. The history is seeded with the first sign-in. */
function historyMembers(now: Date, passwordHash: string): Member[] {
  const joined = new Date(now.getTime() - HISTORY_DAYS * DAY_MS);
  const { id: memberId, name, email } = history;
  const member = { ...base(memberId, joined), sponsorId: root.id, name, email, passwordHash };
  const random = createRandom(history.id);
  const team = historyTeam.map((id) => ({
    ...base(id, joined),
    ...paidUntil(now, '100', 90),
    sponsorId: history.id,
    name: personName(random),
    email: `member${id}@example.test`,
  }));
  return [member, ...team];
}

/** Seeds the system accounts and all members, with wallets and some exchange keys. */
export async function seedPeople(db: Db, random: Random, now: Date, vault: Vault): Promise<void> {
  const longAgo = new Date(now.getTime() - 200 * DAY_MS);
  const [demoHash, friendHash] = [await hashPassword(demo.password), await hashPassword(friend.password)];
  const team = generateTeam(random, now).map((member) =>
    member.id === friend.id
      ? { ...member, name: friend.name, email: friend.email, passwordHash: friendHash, verified: true }
      : member,
  );
  const demoMember: Member = {
    ...base(demo.id, longAgo),
    ...paidUntil(now, '100', 180),
    sponsorId: root.id,
    name: demo.name,
    email: demo.email,
    passwordHash: demoHash,
  };
  const allMembers = [base(root.id, longAgo), demoMember, ...team, ...historyMembers(now, demoHash)];

  await insertRows(db, members, allMembers);
  const wallets = allMembers.flatMap(({ id }) => accountsOf(id));
  await insertRows(db, accounts, [...Object.values(systemAccounts), ...wallets]);
  const keys = allMembers.flatMap(({ id, paid, createdAt }) => {
    if (!isWithKeys(id) && !(paid && random.int(0, 1) === 1)) return [];
    const location = { memberId: id, exchange: 'BINANCE' };
    const pair = { apiKey: `sandboxKey${id}`, apiSecret: `sandboxSecret${id}` };
    const balance = random.decimal(500, 5000, 2);
    return [{ ...location, keys: vault.encrypt(pair, location), balance, createdAt }];
  });
  await insertRows(db, bindings, keys);
  // The ids of new members continue after those of the seeded ones.
  await db.execute(
    sql`select setval(pg_get_serial_sequence('members', 'id'), (select max(id) from ${members}))`,
  );
}
