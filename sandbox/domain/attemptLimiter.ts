import type { Db } from '../db/open';
import type { CodePurpose } from './codes';
import { isTrusted, type Caller } from './trustedSources';
import { guarded, type FailureCount } from './throttle';

const seconds = 15 * 60;
const FROM_ONE_SOURCE_AT_ONE_ACCOUNT = { max: 20, seconds };
/** The limit of one source at all accounts together. */
const FROM_ONE_SOURCE = { max: 200, seconds };
/** The shared limit of all sources that are not trusted for the account. It never blocks trusted sources. */
const FROM_NEW_SOURCES_AT_ONE_ACCOUNT = { max: 100, seconds };

/** The database, the caller and the clock of an attempt. */
interface Attempt extends Caller {
  readonly db: Db;
  readonly now: () => Date;
}

/** Runs an attempt. A trusted source of the account is limited only by its own failures on that account. */
async function limited<T>(
  { db, now, ...caller }: Attempt,
  own: FailureCount,
  wide: readonly FailureCount[],
  attempt: () => Promise<T>,
): Promise<T> {
  const counts = (await isTrusted(db, caller, now())) ? [own] : [...wide, own];
  return guarded({ db, now }, counts, attempt);
}

/**
 * Runs a password check of an account. Throws Refusal (429) after too many failures. Unknown e-mails count like known
 * ones. Passwords and the codes of each purpose are counted apart, so wrong passwords never block a reset.
 */
export function limitPasswords<T>(context: Attempt, attempt: () => Promise<T>): Promise<T> {
  const { email, source } = context;
  const wide: FailureCount[] = [
    { key: ['passwordsOfSource', source], ...FROM_ONE_SOURCE },
    { key: ['passwordsOfAccount', email], ...FROM_NEW_SOURCES_AT_ONE_ACCOUNT },
  ];
  const key = ['passwords', JSON.stringify([email, source])] as const;
  return limited(context, { key, ...FROM_ONE_SOURCE_AT_ONE_ACCOUNT }, wide, attempt);
}

/** Runs a check of a code that was mailed to the account. Throws as `limitPasswords` does. */
export function limitCodes<T>(context: Attempt, purpose: CodePurpose, attempt: () => Promise<T>): Promise<T> {
  const { email, source } = context;
  const wide: FailureCount[] = [{ key: ['codesOfSource', source], ...FROM_ONE_SOURCE }];
  const key = ['codes', JSON.stringify([email, source, purpose])] as const;
  return limited(context, { key, ...FROM_ONE_SOURCE_AT_ONE_ACCOUNT }, wide, attempt);
}
