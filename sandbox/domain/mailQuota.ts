import type { Db } from '../db/open';
import type { CodePurpose } from './codes';
import type { Caller } from './trustedSources';
import type { Limited, LimitKey, LimitStore } from './limitStore';
import { Refusal } from './refusal';
import { tooSoon } from './throttle';
import { DAY_MS } from './time';

const COOLDOWN_SECONDS = 30;
/** The quota of each share: e-mails with unused codes to one address within 24 hours. */
const A_DAY_FOR_EACH_SHARE = 10;
const A_DAY_FOR_ONE_STRANGER = 5;
/** The quota of one source for all addresses: prevents mass mail and the eviction of other counters from memory. */
const A_DAY_FOR_ONE_SOURCE = 1000;

/**
 * The requester: 'member' has the password or a session, 'known' is a trusted source of the account, 'anybody' is
 * anonymous. Each address has separate quotas for members and for anonymous requests, so neither can exhaust the other
 * one. A trusted source uses the members' quota first, then the anonymous one.
 */
type Requester = 'member' | 'known' | 'anybody';
type Share = 'members' | 'anonymous';
const sharesOf: Record<Requester, readonly Share[]> = {
  member: ['members'],
  known: ['members', 'anonymous'],
  anybody: ['anonymous'],
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
interface Sent extends Limited {
  readonly mails: readonly QuotaMail[];
  readonly coolUntil: number;
}

/** The e-mails that one source requested within 24 hours. */
interface Asked extends Limited {
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
const today = (sent: Sent | undefined, now: Date) =>
  sent?.mails.filter(({ at }) => at > now.getTime() - DAY_MS) ?? [];

/** Creates the mail quota of codes: a cool-down for each address, shared by all purposes, and daily limits. */
export function createMailQuota(store: LimitStore) {
  return {
    /** Counts an e-mail before it is sent. If a limit is reached, returns the Refusal and counts nothing. */
    claim: (
      db: Db,
      { email, source, purpose, requester }: MailRequest,
      now: Date,
    ): Promise<Refusal | undefined> =>
      store.change<[Sent, Asked], Refusal | undefined>(
        db,
        [ofAddress(email), ofSource(source)],
        now,
        ([sent, asked]) => {
          const at = now.getTime();
          if (sent && sent.coolUntil > at) return { result: tooSoon(sent.coolUntil, now) };
          const mails = today(sent, now);
          const share = sharesOf[requester].find((each) => hasRoom(mails, each, source));
          if (!share)
            return {
              result: new Refusal('Too many codes were sent to this e-mail today. Try again tomorrow'),
            };
          const { until, count } = asked ?? { until: at + DAY_MS, count: 0 };
          if (count >= A_DAY_FOR_ONE_SOURCE)
            return {
              result: new Refusal(
                'Too many codes were requested from your network today. Try again tomorrow',
              ),
            };
          const values = [
            {
              until: at + DAY_MS,
              mails: [...mails, { at, purpose, share, source }],
              coolUntil: at + COOLDOWN_SECONDS * 1000,
            },
            { until, count: count + 1 },
          ] as const;
          return { values, result: undefined };
        },
      ),

    /** Records that the owner redeemed a code: ends the cool-down and refunds the newest e-mail of that purpose. */
    async used(db: Db, email: string, purpose: CodePurpose, now: Date): Promise<void> {
      const last = await store.change<[Sent], QuotaMail | undefined>(
        db,
        [ofAddress(email)],
        now,
        ([sent]) => {
          const mails = today(sent, now);
          const newest = mails.findLast((mail) => mail.purpose === purpose);
          const left = mails.filter((mail) => mail !== newest);
          return {
            values: [{ until: now.getTime() + DAY_MS, mails: left, coolUntil: 0 }],
            result: newest,
          };
        },
      );
      if (!last) return;
      await store.change<[Asked], undefined>(db, [ofSource(last.source)], now, ([asked]) => ({
        values: [asked && { ...asked, count: asked.count - 1 }],
        result: undefined,
      }));
    },
  };
}

export type MailQuota = ReturnType<typeof createMailQuota>;
