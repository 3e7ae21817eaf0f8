import { createRecent } from './recent';
import { DAY_MS } from './time';

const REMEMBERED_DAYS = 30;
/** More than the places that one member signs in from. */
const MAX_SOURCES = 8;

/** Who calls, and for which account: the e-mail as members keep it, the source as domain/source has it. */
export interface Caller {
  readonly email: string;
  readonly source: string;
}

/**
 * From where an account was opened by a code from its mailbox: what strangers do does not hold its owner up
 * there. Kept in memory, so after a restart an owner is known again with the next code.
 */
export function createKnownSources() {
  const known = createRecent<{ readonly until: number; readonly sources: readonly string[] }>();
  const sourcesOf = (email: string, now: Date) => known.get(email, now)?.sources ?? [];
  return {
    has: ({ email, source }: Caller, now: Date): boolean => sourcesOf(email, now).includes(source),
    add({ email, source }: Caller, now: Date): void {
      const others = sourcesOf(email, now).filter((other) => other !== source);
      known.set(email, {
        until: now.getTime() + REMEMBERED_DAYS * DAY_MS,
        sources: [source, ...others].slice(0, MAX_SOURCES),
      });
    },
  };
}

export type KnownSources = ReturnType<typeof createKnownSources>;
