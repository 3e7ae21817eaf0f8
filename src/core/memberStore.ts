import { createStore, del, get, update } from 'idb-keyval';

/** The one place in this browser that log-out leaves alone (docs/decisions/018). */
const place = createStore('member-portal', 'kept');

/** Nothing of one member is found under another. */
const keyOf = (member: string, name: string): string[] => [member, name];

// Each is async, as a browser without IndexedDB throws where one that forbids it rejects.

/** What is kept of a member under a name, from whatever hand; undefined where nothing is. Rejects where nothing can be. */
export const readKept = async (member: string, name: string): Promise<unknown> =>
  get(keyOf(member, name), place);

/**
 * Changes it in one step, whatever other tabs do meanwhile; gives what is kept from now on. Rejects where nothing
 * can be.
 */
export async function changeKept(
  member: string,
  name: string,
  change: (kept: unknown) => unknown,
): Promise<unknown> {
  await update(keyOf(member, name), change, place);
  return readKept(member, name);
}

/** Forgets it. Rejects where that cannot be done. */
export const forgetKept = async (member: string, name: string): Promise<void> =>
  del(keyOf(member, name), place);
