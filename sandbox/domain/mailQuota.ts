import { changeLimits, type Limited, type LimitKey } from '../db/limits';
import type { Db } from '../db/open';
import type { CodePurpose } from './codes';
import type { Caller } from './trustedSources';
import { RequestError } from '../errors';
import { cooldownError } from './throttle';
import { DAY_MS } from './values';

const COOLDOWN_SECONDS = 30;
/** The maximum number of e-mails with unused codes to one e-mail address within 24 hours, for each quota pool. */
const DAILY_QUOTA_OF_POOL = 10;
const DAILY_QUOTA_OF_ANONYMOUS_IP = 5;
/** The maximum number of e-mails that one client IP can request within 24 hours, for all e-mail addresses together. */
const DAILY_QUOTA_OF_CLIENT_IP = 1000;

/**
 * Who requests an e-mail: a 'member' has given the password or has a session; 'trusted' is a client IP that
 * has redeemed a code of the account (domain/trustedSources); everyone else is 'anonymous'.
 */
type Requester = 'member' | 'trusted' | 'anonymous';

/**
 * A part of an e-mail address's daily quota, with a limit of its own: anonymous requesters can't use up the
 * e-mails of members.
 */
type QuotaPool = 'members' | 'anonymous';

/** The quota pools that a requester can use, in the order of use. */
const poolsOf: Record<Requester, readonly QuotaPool[]> = {
  member: ['members'],
  trusted: ['members', 'anonymous'],
  anonymous: ['anonymous'],
};

export interface MailRequest extends Caller {
  readonly purpose: CodePurpose;
  readonly requester: Requester;
}

interface QuotaMail {
  readonly at: number;
  readonly purpose: CodePurpose;
  /** The quota pool. `source` is the client IP. Stored rows have these two keys, so don't rename them. */
  readonly share: QuotaPool;
  readonly source: string;
}

/** The e-mails sent to one e-mail address within 24 hours. */
interface SentMails extends Limited {
  readonly mails: readonly QuotaMail[];
  readonly coolUntil: number;
}

/** The number of e-mails that one client IP requested within 24 hours. */
interface RequestedMails extends Limited {
  readonly count: number;
}

const ofEmail = (email: string): LimitKey => ['mails', email];
const ofClientIp = (clientIp: string): LimitKey => ['mailsOfSource', clientIp];

const hasRoom = (mails: readonly QuotaMail[], pool: QuotaPool, clientIp: string) => {
  const ofPool = mails.filter((mail) => mail.share === pool);
  const own = ofPool.filter((mail) => mail.source === clientIp);
  return (
    ofPool.length < DAILY_QUOTA_OF_POOL && (pool === 'members' || own.length < DAILY_QUOTA_OF_ANONYMOUS_IP)
  );
};

const mailsOfLastDay = (sent: SentMails | undefined, now: Date) =>
  sent?.mails.filter(({ at }) => at > now.getTime() - DAY_MS) ?? [];

/** Counts a code's e-mail before it is sent, or returns the error of an exhausted quota or a running cool-down. */
export const claimMail = (
  db: Db,
  { email, clientIp, purpose, requester }: MailRequest,
  now: Date,
): Promise<RequestError | undefined> =>
  changeLimits<[SentMails, RequestedMails], RequestError>(
    db,
    [ofEmail(email), ofClientIp(clientIp)],
    now,
    ([sent, requested]) => {
      const at = now.getTime();
      const reject = (message: string) => ({
        result: new RequestError(`${message} today. Try again tomorrow`),
      });
      if (sent && sent.coolUntil > at) return { result: cooldownError(sent.coolUntil, now) };
      const mails = mailsOfLastDay(sent, now);
      const pool = poolsOf[requester].find((each) => hasRoom(mails, each, clientIp));
      if (!pool) return reject('Too many codes were sent to this e-mail');
      const { until, count } = requested ?? { until: at + DAY_MS, count: 0 };
      if (count >= DAILY_QUOTA_OF_CLIENT_IP) return reject('Too many codes were requested from your network');
      const mail = { at, purpose, share: pool, source: clientIp };
      return {
        values: [
          { until: at + DAY_MS, mails: [...mails, mail], coolUntil: at + COOLDOWN_SECONDS * 1000 },
          { until, count: count + 1 },
        ],
      };
    },
  );

/**
 * Ends the cool-down of an e-mail address, and no longer counts its newest e-mail of a purpose. Called when a
 * code was redeemed: the quotas limit e-mails with unused codes only.
 */
export async function refundMail(db: Db, email: string, purpose: CodePurpose, now: Date): Promise<void> {
  const last = await changeLimits<[SentMails], QuotaMail>(db, [ofEmail(email)], now, ([sent]) => {
    const mails = mailsOfLastDay(sent, now);
    const newest = mails.findLast((mail) => mail.purpose === purpose);
    const remaining = mails.filter((mail) => mail !== newest);
    return { values: [{ until: now.getTime() + DAY_MS, mails: remaining, coolUntil: 0 }], result: newest };
  });
  if (!last) return;
  await changeLimits<[RequestedMails]>(db, [ofClientIp(last.source)], now, ([requested]) => ({
    values: [requested && { ...requested, count: requested.count - 1 }],
  }));
}
