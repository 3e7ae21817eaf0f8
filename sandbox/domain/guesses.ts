import type { CodePurpose } from './codes';
import type { Caller, KnownSources } from './knownSources';
import { createFailureLimit, guarded } from './throttle';

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
export function createGuesses(known: KnownSources, now: () => Date) {
  const limits = () => ({
    source: createFailureLimit(FROM_ONE_SOURCE),
    pair: createFailureLimit(FROM_ONE_SOURCE_AT_ONE_ACCOUNT),
  });
  const passwords = { ...limits(), account: createFailureLimit(FROM_NEW_SOURCES_AT_ONE_ACCOUNT) };
  const codes = limits();
  return {
    /** Runs a guess at the password of an account; refuses as `guarded` does. */
    password<T>(caller: Caller, guess: () => Promise<T>): Promise<T> {
      const { email, source } = caller;
      const own = passwords.pair.of(JSON.stringify([email, source]));
      const wide = [passwords.source.of(source), passwords.account.of(email)];
      return guarded(known.has(caller, now()) ? [own] : [...wide, own], now, guess);
    },
    /** Runs a guess at a code that was mailed to the account. */
    code<T>(caller: Caller, purpose: CodePurpose, guess: () => Promise<T>): Promise<T> {
      const { email, source } = caller;
      const own = codes.pair.of(JSON.stringify([email, source, purpose]));
      return guarded(known.has(caller, now()) ? [own] : [codes.source.of(source), own], now, guess);
    },
  };
}

export type Guesses = ReturnType<typeof createGuesses>;
