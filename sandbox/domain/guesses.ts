import type { Db } from '../db/open';
import type { CodePurpose } from './codes';
import type { Caller, KnownSources } from './knownSources';
import type { LimitStore } from './limitStore';
import { guarded, type FailureCount } from './throttle';

const seconds = 15 * 60;
const FROM_ONE_SOURCE_AT_ONE_ACCOUNT = { max: 20, seconds };
/** Ends a flood of unknown e-mails long before it could push the counts of real ones out of memory. */
const FROM_ONE_SOURCE = { max: 200, seconds };
/** All sources that never opened the account, together: many sources may hold each other up, and no one else. */
const FROM_NEW_SOURCES_AT_ONE_ACCOUNT = { max: 100, seconds };

/**
 * The limits of wrong passwords and codes. E-mails that belong to nobody are counted as others are. Passwords
 * and codes of each purpose are counted apart, so that no wrong password stands in the way of a reset. A
 * source that opened the account before is held up by its own failures at that account alone.
 */
export function createGuesses(store: LimitStore, known: KnownSources, now: () => Date) {
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
    /** Runs a guess at the password of an account; refuses as `guarded` does. */
    password<T>(db: Db, caller: Caller, guess: () => Promise<T>): Promise<T> {
      const { email, source } = caller;
      const wide: FailureCount[] = [
        { key: ['passwordsOfSource', source], ...FROM_ONE_SOURCE },
        { key: ['passwordsOfAccount', email], ...FROM_NEW_SOURCES_AT_ONE_ACCOUNT },
      ];
      const pair = JSON.stringify([email, source]);
      return guard(db, caller, { key: ['passwords', pair], ...FROM_ONE_SOURCE_AT_ONE_ACCOUNT }, wide, guess);
    },
    /** Runs a guess at a code that was mailed to the account. */
    code<T>(db: Db, caller: Caller, purpose: CodePurpose, guess: () => Promise<T>): Promise<T> {
      const { email, source } = caller;
      const pair = JSON.stringify([email, source, purpose]);
      const wide: FailureCount[] = [{ key: ['codesOfSource', source], ...FROM_ONE_SOURCE }];
      return guard(db, caller, { key: ['codes', pair], ...FROM_ONE_SOURCE_AT_ONE_ACCOUNT }, wide, guess);
    },
  };
}

export type Guesses = ReturnType<typeof createGuesses>;
