import { changeLimits, type Limited, type LimitKey } from '../db/limits';
import type { Db } from '../db/open';
import type { CodePurpose } from './codes';
import type { Caller } from './trustedSources';
import { Refusal } from './refusal';
import { tooSoon } from './throttle';
import { DAY_MS } from './time';

const COOLDOWN_SECONDS = 30;
/** The quota of each share: e-mails with unused codes to one address within 24 hours. */
const A_DAY_FOR_EACH_SHARE = 10;
const A_DAY_FOR_ONE_STRANGER = 5;
/** The quota of one source for all addresses: prevents mass mail. */
const A_DAY_FOR_ONE_SOURCE = 1000;

/**
 * The requester: 'member' has the password or a session, 'trusted' calls from a trusted source of the account. Each
 * address has separate quotas for members and for anonymous requests, so neither can exhaust the other one. A trusted
 * source uses the members' quota first, then the anonymous one.
 */
type Requester = 'member' | 'trusted' | 'anonymous';
type Share = 'members' | 'anonymous';
const sharesOf: Record<Requester, readonly Share[]> = {
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
  readonly share: Share;
  readonly source: string;
}

/** The e-mails sent to one address within 24 hours. */
interface SentMails extends Limited {
  readonly mails: readonly QuotaMail[];
  readonly coolUntil: number;
}

/** The e-mails that one source requested within 24 hours. */
interface RequestedMails extends Limited {
  readonly count: number;
}

const ofAddress = (email: string): LimitKey => ['mails', email];
const ofSource = (source: string): LimitKey => ['mailsOfSource', source];

const hasRoom = (mails: readonly QuotaMail[], share: Share, source: string) => {
  const those = mails.filter((mail) => mail.share === share);
  const own = those.filter((mail) => mail.source === source);
  return those.length < A_DAY_FOR_EACH_SHARE && (share === 'members' || own.length < A_DAY_FOR_ONE_STRANGER);
};

/** Returns the e-mails of the last 24 hours. */
const today = (sent: SentMails | undefined, now: Date) =>
  sent?.mails.filter(({ at }) => at > now.getTime() - DAY_MS) ?? [];

/**
 * Counts the e-mail of a code before it is sent: a cool-down for each address, shared by all purposes, and daily
 * limits. If a limit is reached, returns the Refusal and counts nothing.
 */
export const claimMail = (
  db: Db,
  { email, source, purpose, requester }: MailRequest,
  now: Date,
): Promise<Refusal | undefined> =>
  changeLimits<[SentMails, RequestedMails], Refusal | undefined>(
    db,
    [ofAddress(email), ofSource(source)],
    now,
    ([sent, requested]) => {
      const at = now.getTime();
      const refuse = (message: string) => ({ result: new Refusal(`${message} today. Try again tomorrow`) });
      if (sent && sent.coolUntil > at) return { result: tooSoon(sent.coolUntil, now) };
      const mails = today(sent, now);
      const share = sharesOf[requester].find((each) => hasRoom(mails, each, source));
      if (!share) return refuse('Too many codes were sent to this e-mail');
      const { until, count } = requested ?? { until: at + DAY_MS, count: 0 };
      if (count >= A_DAY_FOR_ONE_SOURCE) return refuse('Too many codes were requested from your network');
      const mail = { at, purpose, share, source };
      return {
        values: [
          { until: at + DAY_MS, mails: [...mails, mail], coolUntil: at + COOLDOWN_SECONDS * 1000 },
          { until, count: count + 1 },
        ],
        result: undefined,
      };
    },
  );

/** Ends the cool-down of an address and refunds its newest e-mail of a purpose, because its code was redeemed. */
export async function refundMail(db: Db, email: string, purpose: CodePurpose, now: Date): Promise<void> {
  const last = await changeLimits<[SentMails], QuotaMail | undefined>(
    db,
    [ofAddress(email)],
    now,
    ([sent]) => {
      const mails = today(sent, now);
      const newest = mails.findLast((mail) => mail.purpose === purpose);
      const left = mails.filter((mail) => mail !== newest);
      return { values: [{ until: now.getTime() + DAY_MS, mails: left, coolUntil: 0 }], result: newest };
    },
  );
  if (!last) return;
  await changeLimits<[RequestedMails], undefined>(db, [ofSource(last.source)], now, ([requested]) => ({
    values: [requested && { ...requested, count: requested.count - 1 }],
    result: undefined,
  }));
}
