import { and, asc, eq } from 'drizzle-orm';
import type { BodyOf } from '../../src/core/call';
import { bindings as bindingList, serverIp } from '../../src/resources/bindings';
import { activities, bindings } from '../db/schema';
import { userIdOf } from '../domain/members';
import { RequestError } from '../errors';
import { list, member, one, type MemberContext } from './route';

const EXCHANGE = 'BINANCE';
/** The IP address for members to whitelist at the exchange, from the range for documentation (RFC 5737). */
const SERVER_IP = '203.0.113.10';

/** Encrypts the exchange keys in a request. Throws RequestError if the exchange is unknown or a key has special characters. */
function encryptRequestKeys(
  { vault, member: { id } }: MemberContext,
  { exchangeName, apiKey, apiSecret }: BodyOf<typeof bindingList.create>,
) {
  if (exchangeName !== EXCHANGE) throw new RequestError(`Only ${EXCHANGE} is supported`);
  const alphanumeric = /^[A-Za-z0-9]+$/;
  if (!alphanumeric.test(apiKey) || !alphanumeric.test(apiSecret))
    throw new RequestError("Keys can't contain special characters");
  return vault.encrypt({ apiKey, apiSecret }, { memberId: id, exchange: exchangeName });
}

const bindingOf = ({ member: { id } }: MemberContext, exchange: string) =>
  and(eq(bindings.memberId, id), eq(bindings.exchange, exchange));

const log = ({ db, member: { id }, now }: MemberContext, message: string) =>
  db.insert(activities).values({ memberId: id, activity: 'API binding', message, createdAt: now() });

const notBound = () => new RequestError("This exchange isn't bound");

export const exchangeRoutes = [
  one(serverIp, () => SERVER_IP),

  list(bindingList, [], async ({ db, vault, member: { id } }) => {
    const found = await db
      .select()
      .from(bindings)
      .where(eq(bindings.memberId, id))
      .orderBy(asc(bindings.exchange));
    const rows = found.map((row) => ({
      exchangeName: row.exchange,
      userId: userIdOf(id),
      // Keys that cannot be decrypted are shown as empty. Update and Unbind still work.
      exchangeKeys: vault.decrypt(row.keys, row) ?? { apiKey: '', apiSecret: '' },
    }));
    return { rows };
  }),

  member(bindingList.create, async (context, keys) => {
    const { exchangeName } = keys;
    const added = await context.db
      .insert(bindings)
      .values({
        memberId: context.member.id,
        exchange: exchangeName,
        keys: encryptRequestKeys(context, keys),
        createdAt: context.now(),
      })
      .onConflictDoNothing()
      .returning();
    if (added.length === 0)
      throw new RequestError('This exchange is already bound. Use Update to change its keys');
    await log(context, `You bound ${exchangeName}`);
    return { message: `${exchangeName} is bound` };
  }),

  member(bindingList.update, async (context, keys) => {
    const { exchangeName } = keys;
    const changed = await context.db
      .update(bindings)
      .set({ keys: encryptRequestKeys(context, keys) })
      .where(bindingOf(context, exchangeName))
      .returning();
    if (changed.length === 0) throw notBound();
    await log(context, `You changed your ${exchangeName} keys`);
    return { message: `Your ${exchangeName} keys are updated` };
  }),

  member(bindingList.remove, async (context, { exchangeName }) => {
    const removed = await context.db.delete(bindings).where(bindingOf(context, exchangeName)).returning();
    if (removed.length === 0) throw notBound();
    await log(context, `You unbound ${exchangeName}`);
    return { message: `${exchangeName} is unbound` };
  }),
];
