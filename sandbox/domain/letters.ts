import type { CodePurpose } from './codes';
import type { Caller } from './knownSources';
import { createRecent } from './recent';
import { Refusal } from './refusal';
import { tooSoon } from './throttle';
import { DAY_MS } from './time';

const COOLDOWN_SECONDS = 30;
/** Letters that nobody used, to one address within 24 hours; each share has as many. */
const A_DAY_FOR_EACH_SHARE = 10;
const A_DAY_FOR_ONE_STRANGER = 5;
/** To all addresses together: a stranger can neither mail the world nor flush what is remembered here. */
const A_DAY_FOR_ONE_SOURCE = 1000;

/**
 * Who asks: somebody with the password or a session, somebody where the account was opened before, or
 * anybody. Two shares of the day keep strangers from using up what the owner needs, and the other way round.
 */
type Asker = 'member' | 'known' | 'anybody';
type Share = 'members' | 'anybodys';
const sharesOf: Record<Asker, readonly Share[]> = {
  member: ['members'],
  known: ['members', 'anybodys'],
  anybody: ['anybodys'],
};

export interface LetterRequest extends Caller {
  readonly purpose: CodePurpose;
  readonly asker: Asker;
}

interface Letter {
  readonly at: number;
  readonly purpose: CodePurpose;
  readonly share: Share;
  readonly source: string;
}

/** What one address was sent, or one source asked for, within a day. */
interface Sent {
  readonly until: number;
  readonly letters: readonly Letter[];
  readonly coolUntil: number;
}

/** The limits of mailed codes: one cool-down for an address whatever the codes are for, and so many a day. */
export function createLetters() {
  const addresses = createRecent<Sent>();
  const sources = createRecent<{ readonly until: number; count: number }>();

  const today = (email: string, now: Date): Sent => {
    const dayAgo = now.getTime() - DAY_MS;
    const sent = addresses.get(email, now);
    const letters = sent?.letters.filter(({ at }) => at > dayAgo) ?? [];
    return { until: now.getTime() + DAY_MS, coolUntil: sent?.coolUntil ?? 0, letters };
  };
  const hasRoom = (letters: readonly Letter[], share: Share, source: string) => {
    const those = letters.filter((letter) => letter.share === share);
    const own = those.filter((letter) => letter.source === source);
    return (
      those.length < A_DAY_FOR_EACH_SHARE && (share === 'members' || own.length < A_DAY_FOR_ONE_STRANGER)
    );
  };

  return {
    /** Counts a letter that is about to go; or says why it must not, and counts nothing. */
    claim({ email, source, purpose, asker }: LetterRequest, now: Date): Refusal | undefined {
      const sent = today(email, now);
      if (sent.coolUntil > now.getTime()) return tooSoon(sent.coolUntil, now);
      const share = sharesOf[asker].find((each) => hasRoom(sent.letters, each, source));
      if (!share)
        return new Refusal('Too many codes were mailed to this e-mail today. Please try again tomorrow');
      const asked = sources.get(source, now) ?? { until: now.getTime() + DAY_MS, count: 0 };
      if (asked.count >= A_DAY_FOR_ONE_SOURCE)
        return new Refusal(
          'Too many codes were asked for from your network today. Please try again tomorrow',
        );
      asked.count += 1;
      sources.set(source, asked);
      addresses.set(email, {
        ...sent,
        letters: [...sent.letters, { at: now.getTime(), purpose, share, source }],
        coolUntil: now.getTime() + COOLDOWN_SECONDS * 1000,
      });
      return undefined;
    },

    /** A code was used, so its owner is there: ends the cool-down and gives the newest such letter back. */
    used(email: string, purpose: CodePurpose, now: Date): void {
      const { letters, until } = today(email, now);
      const last = letters.findLast((letter) => letter.purpose === purpose);
      const asked = last && sources.get(last.source, now);
      if (asked) asked.count -= 1;
      addresses.set(email, { until, letters: letters.filter((letter) => letter !== last), coolUntil: 0 });
    },
  };
}

export type Letters = ReturnType<typeof createLetters>;
