import Big from 'big.js';
import { eq } from 'drizzle-orm';
import { createRandom, type Random } from '../../src/core/random';
import { ticketTopics } from '../../src/resources/tickets';
import { packages } from '../data';
import { insertRows } from '../db/insertRows';
import type { Db } from '../db/open';
import { activities, members, postings, tickets } from '../db/schema';
import { accountsOf, lockAccounts, systemAccounts } from '../domain/ledger';
import { userIdOf } from '../domain/members';
import { movementsOf, type Movement } from '../domain/movements';
import { DAY_MS, HOUR_MS, floorToHour } from '../domain/values';
import { hex, insertMovements } from './movements';
import { history, historyPartner, historyTeam } from './people';
import { generatePosition, insertPositions, type Position } from './trading';

interface Event {
  readonly at: number;
  readonly movement: Movement;
}

/** An activation every five months renews a package of 180 days before it ends. */
const [, renewed] = packages;
const RENEWAL_MONTHS = 5;
const MIN_MONTHS = 36;

/** The prices of the history do not depend on the current date, so that its profits never change. */
const PRICED_AT = new Date('2026-01-01T00:00:00Z');

/** A withdrawal is paid after this time. */
const PAID_AFTER_MS = 3 * DAY_MS;

const { deposit, bonus, toFuel, transfer, fee, withdrawal, refund, activation } = movementsOf(history.id);
const { transfer: transferBack } = movementsOf(historyPartner);

const monthIndexOf = (date: Date) => date.getUTCFullYear() * 12 + date.getUTCMonth();
/** Returns the first millisecond of a month in UTC, by the number of months since the year 0. */
const monthStart = (month: number): number => Date.UTC(Math.floor(month / 12), month % 12, 1);

/** Returns the first month of the history: the newest one with an activation that is 36 months or more ago. */
const firstMonth = (now: Date): number => {
  const latest = monthIndexOf(now) - MIN_MONTHS;
  return latest - (latest % RENEWAL_MONTHS);
};

/** Returns whether the first withdrawal of a month is rejected and refunded two days later. */
const isRejected = (month: number): boolean => month % 4 === 0;

/**
 * Generates the transactions of a month. They depend on the seed and the month only. Each month adds more to each
 * wallet than it takes, at every moment, so no wallet is ever overdrawn. Two transactions are on the limits of the
 * month: a deposit in its first millisecond and a bonus in its last one.
 */
function eventsOf(random: Random, month: number): Event[] {
  const start = monthStart(month);
  const on = (day: number, movement: Movement): Event => ({
    at: start + (day - 1) * DAY_MS + random.int(HOUR_MS, DAY_MS - HOUR_MS),
    movement,
  });
  const address = `0x${hex(random, 40)}`;
  const rejected = new Big(random.decimal(15, 45, 2));
  const levelIncome = () => {
    const referral = userIdOf(random.pick(historyTeam));
    return bonus('levelIncome', referral, `Level ${random.int(1, 3)} income`, random.decimal(20, 60, 4));
  };
  return [
    { at: start, movement: deposit(address, random.decimal(300, 600, 2)) },
    ...(month % RENEWAL_MONTHS === 0 ? [on(1, activation(renewed))] : []),
    ...[2, 5, 9, 12, 16, 19, 23, 26].map((day) => on(day, levelIncome())),
    on(3, bonus('rewards', 'Operator', 'Rewards bonus', random.decimal(60, 120, 2))),
    on(4, bonus('royaltyBonus', 'Operator', 'Royalty bonus', random.decimal(80, 200, 2))),
    on(6, toFuel(random.decimal(100, 150, 2))),
    on(7, transfer(historyPartner, random.decimal(20, 30, 2))),
    ...[8, 15, 22, 28].map((day) => on(day, fee(random.decimal(1, 9, 4)))),
    on(10, withdrawal(address, rejected)),
    ...(isRejected(month) ? [on(12, refund(address, rejected))] : []),
    ...(month % 3 === 0 ? [on(17, deposit(address, random.decimal(50, 250, 8)))] : []),
    on(20, toFuel(random.decimal(30, 45, 2))),
    on(21, transferBack(history.id, random.decimal(5, 18, 2))),
    on(24, withdrawal(`0x${hex(random, 40)}`, new Big(random.decimal(15, 40, 2)))),
    { at: monthStart(month + 1) - 1, movement: levelIncome() },
  ].toSorted((a, b) => a.at - b.at);
}

/** Generates the transactions until `now`, with the orders of withdrawals. */
function movementsUntil(seed: number, now: Date) {
  const first = firstMonth(now);
  const events = Array.from({ length: monthIndexOf(now) - first + 1 }, (_, index) =>
    eventsOf(createRandom(seed + first + index), first + index),
  )
    .flat()
    .filter(({ at }) => at <= now.getTime());
  const refunds = events.filter(({ movement }) => movement.type === 'withdrawRefund');
  const refunded = new Set(refunds.map(({ movement }) => movement.source));
  const orderOf = ({ at, movement: { type, target } }: Event) => {
    if (type !== 'withdraw') return undefined;
    if (refunded.has(target)) return { status: 'REJECTED', hash: null } as const;
    if (now.getTime() - at <= PAID_AFTER_MS) return { status: 'PENDING', hash: null } as const;
    return { status: 'APPROVED', hash: `0x${hex(createRandom(seed + at), 64)}` } as const;
  };
  return events.map((event) => ({ ...event, at: new Date(event.at), order: orderOf(event) }));
}

/** Generates the positions of a day. Each month has its own share of profitable trades, so some months lose money. */
function positionsOf(seed: number, day: number, now: Date): Position[] {
  const random = createRandom(seed + day);
  const winners = createRandom(seed + monthIndexOf(new Date(day * DAY_MS))).pick([1, 2, 3, 3, 4]);
  const markets = [
    ...Array<'FUTURE'>(random.int(1, 3)).fill('FUTURE'),
    ...Array<'SPOT'>(random.int(0, 1)).fill('SPOT'),
  ];
  const common = { memberId: history.id, pricedAt: PRICED_AT, leaveOpen: false, winners, now, openings: 1 };
  return markets
    .map((market) => ({ market, opened: day * DAY_MS + random.int(0, DAY_MS - 1) }))
    .toSorted((a, b) => a.opened - b.opened)
    .flatMap((planned, index) =>
      planned.opened < now.getTime()
        ? [generatePosition(createRandom(seed + day * 8 + index), { ...common, ...planned })]
        : [],
    );
}

function positionsUntil(seed: number, now: Date): Position[] {
  const first = monthStart(firstMonth(now)) / DAY_MS;
  const days = Math.floor(now.getTime() / DAY_MS) - first + 1;
  return Array.from({ length: days }, (_, index) => positionsOf(seed, first + index, now)).flat();
}

async function seedTickets(db: Db, now: Date): Promise<void> {
  const ticket = { memberId: history.id, subject: ticketTopics[0], message: 'This is a question.' };
  const createdAt = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db.insert(tickets).values([
    { ...ticket, status: 'CLOSED', remarks: 'Solved', createdAt: createdAt(400) },
    { ...ticket, status: 'ANSWERED', remarks: 'We answered you by e-mail', createdAt: createdAt(2) },
  ]);
}

interface HistoryOptions {
  readonly seed: number;
  readonly now: Date;
}

/**
 * Generates the history of the member `history`, from three years ago until `now`. The transactions and positions of a
 * month in UTC depend on the seed and the month only.
 */
export function generateHistory({ seed, now }: HistoryOptions) {
  const movements = movementsUntil(seed + 4, now);
  const positions = positionsUntil(seed + 5, now);
  const activated = movements.findLast(({ movement }) => movement.type === 'accountActivation')?.at ?? now;
  return { movements, positions, packageEnds: new Date(activated.getTime() + renewed.days * DAY_MS) };
}

/**
 * Seeds the history until the last full hour, in one transaction. Does nothing if the member `history` has transactions.
 */
export async function seedHistoryOnce(db: Db, { seed, now }: HistoryOptions): Promise<void> {
  const hour = floorToHour(now);
  await db.transaction(async (tx) => {
    // The locks keep a second sign-in out until the first one has seeded the history.
    await lockAccounts(tx, [
      ...Object.values(systemAccounts),
      ...accountsOf(history.id),
      ...accountsOf(historyPartner),
    ]);
    if ((await tx.$count(postings, eq(postings.owner, history.id))) > 0) return;
    const { movements, positions, packageEnds } = generateHistory({ seed, now: hour });
    await insertMovements(tx, history.id, movements);
    const log = movements.flatMap(({ at, movement: { activity } }) =>
      activity ? [{ ...activity, createdAt: at }] : [],
    );
    await insertRows(tx, activities, log);
    await insertPositions(tx, positions);
    await seedTickets(tx, hour);
    await tx
      .update(members)
      .set({ paid: true, packageAmount: renewed.amount, packageEnds })
      .where(eq(members.id, history.id));
  });
}
