import { createStore, del, get, update } from 'idb-keyval';

/**
 * The only storage in this browser that logging out does not clear (docs/decisions/018). The key of a value contains
 * the member's ID, so that members never see each other's values. Don't rename 'kept': members would lose the values
 * that are stored already.
 */
const store = createStore('member-portal', 'kept');

// The functions are async, so that they reject even in browsers whose IndexedDB throws synchronously.

/** Returns a stored value, which is unvalidated; undefined if there is none. Rejects if storage is unavailable. */
export const readStored = async (member: string, name: string): Promise<unknown> =>
  get([member, name], store);

/** Changes a value in one transaction, so that no change of another tab is lost. Rejects if storage is unavailable. */
export async function updateStored(
  member: string,
  name: string,
  change: (stored: unknown) => unknown,
): Promise<unknown> {
  await update([member, name], change, store);
  return readStored(member, name);
}

/** Deletes a stored value. Rejects if storage is unavailable. */
export const removeStored = async (member: string, name: string): Promise<void> => del([member, name], store);
