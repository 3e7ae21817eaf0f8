/** What a member has typed but not sent: kept in this tab's sessionStorage. */

import { attempt } from '../core/attempt';
import { tabValue } from './tabValue';

/** Typed texts by field. Never codes, passwords or keys. */
export type DraftValues = Readonly<Record<string, string>>;

interface StoredDraft {
  readonly savedAt: number;
  readonly values: DraftValues;
}

const PREFIX = 'draft:';

/** The maximum age of a draft, in ms. */
const MAX_AGE_MS = 24 * 3_600_000;

/** The key contains the member's ID, so that members never see each other's drafts. */
const draftOf = (member: string, form: string) => tabValue(`${PREFIX}${form}:${member}`);

const draftKeys = () => Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));

/** Returns a member's draft of a form; undefined if there is none, or it is too old or damaged. */
export function readDraft(member: string, form: string): DraftValues | undefined {
  const text = draftOf(member, form).read() ?? 'null';
  const stored = attempt(() => JSON.parse(text) as Partial<StoredDraft> | null);
  // The age is negative if the computer's clock was set back.
  if (!(Math.abs(Date.now() - (stored?.savedAt ?? NaN)) < MAX_AGE_MS)) return undefined;
  const fields = Object.entries(stored?.values ?? {}).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(fields);
}

/** Stores a member's draft of a form; undefined removes it. Keeps the age of a draft that hasn't changed. */
export function storeDraft(member: string, form: string, values: DraftValues | undefined): void {
  const draft = draftOf(member, form);
  if (values === undefined) draft.store(undefined);
  else if (JSON.stringify(readDraft(member, form)) !== JSON.stringify(values))
    draft.store(JSON.stringify({ savedAt: Date.now(), values } satisfies StoredDraft));
}

/** Returns whether this tab has a draft of any form. */
export const hasDrafts = (): boolean => (attempt(draftKeys) ?? []).length > 0;

const unconfirmed = tabValue('unconfirmed-write');

/** Remembers that a write was sent, until its outcome is known. Returns the function that forgets it. */
export function trackWrite(): () => void {
  unconfirmed.store('yes');
  return () => unconfirmed.store(undefined);
}

/** Returns whether the outcome of the last write is unknown, also after a reload or the end of the session. */
export const hasUnconfirmedWrite = (): boolean => unconfirmed.read() !== undefined;

/** Removes all drafts of this tab, and forgets the unconfirmed write. */
export function clearDrafts(): void {
  for (const key of attempt(draftKeys) ?? []) tabValue(key).store(undefined);
  unconfirmed.store(undefined);
}
