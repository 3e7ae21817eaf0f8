import type { Db } from '../db/open';
import type { CodePurpose } from './codes';
import type { Caller, TrustedSources } from './trustedSources';
import type { LimitStore } from './limitStore';
import { guarded, type FailureCount } from './throttle';

const seconds = 15 * 60;
const FROM_ONE_SOURCE_AT_ONE_ACCOUNT = { max: 20, seconds };
/** Stops a flood of unknown e-mails before it can evict the counters of real ones from memory. */
const FROM_ONE_SOURCE = { max: 200, seconds };
/** The shared limit of all sources that are not trusted for the account. It never blocks trusted sources. */
const FROM_NEW_SOURCES_AT_ONE_ACCOUNT = { max: 100, seconds };

/**
 * Creates the attempt limiter for passwords and codes. Unknown e-mails count like known ones. Passwords and the codes
 * of each purpose are counted apart, so wrong passwords never block a reset. A trusted source of the account is
 * limited only by its own failures on that account.
 */
export function createAttemptLimiter(store: LimitStore, known: TrustedSources, now: () => Date) {
  const guard = async <T>(
    db: Db,
    caller: Caller,
    own: FailureCount,
    wide: readonly FailureCount[],
    guess: () => Promise<T>,
  ): Promise<T> => {
    const counts = (await known.has(db, caller, now())) ? [own] : [...wide, own];
    return guarded({ db, store, now }, counts, guess);
  };
  return {
    /** Runs a password check of an account. Throws Refusal (429) after too many failures, as `guarded` does. */
    password<T>(db: Db, caller: Caller, guess: () => Promise<T>): Promise<T> {
      const { email, source } = caller;
      const wide: FailureCount[] = [
        { key: ['passwordsOfSource', source], ...FROM_ONE_SOURCE },
        { key: ['passwordsOfAccount', email], ...FROM_NEW_SOURCES_AT_ONE_ACCOUNT },
      ];
      const pair = JSON.stringify([email, source]);
      return guard(db, caller, { key: ['passwords', pair], ...FROM_ONE_SOURCE_AT_ONE_ACCOUNT }, wide, guess);
    },
    /** Runs a check of a code that was mailed to the account. Throws as `password` does. */
    code<T>(db: Db, caller: Caller, purpose: CodePurpose, guess: () => Promise<T>): Promise<T> {
      const { email, source } = caller;
      const pair = JSON.stringify([email, source, purpose]);
      const wide: FailureCount[] = [{ key: ['codesOfSource', source], ...FROM_ONE_SOURCE }];
      return guard(db, caller, { key: ['codes', pair], ...FROM_ONE_SOURCE_AT_ONE_ACCOUNT }, wide, guess);
    },
  };
}

export type AttemptLimiter = ReturnType<typeof createAttemptLimiter>;
