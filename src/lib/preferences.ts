import { attempt } from '../core/attempt';

/** The preferences and their values; the first value is the default. */
const choices = {
  theme: ['system', 'light', 'dark'],
  amounts: ['shown', 'hidden'],
  zone: ['local', 'utc'],
  /** The view of lists; `auto` means a table on wide screens and cards on narrow ones. */
  view: ['auto', 'table', 'cards'],
} as const;

type Choices = typeof choices;
export type Preferences = { readonly [Key in keyof Choices]: Choices[Key][number] };

const STORAGE_KEY = 'preferences';

/** Parses the stored preferences; missing or unknown values become the default. */
function parse(text: string | null): Preferences {
  const values = attempt(() => JSON.parse(text ?? '{}') as Partial<Preferences> | null);
  return Object.fromEntries(
    Object.entries(choices).map(([key, options]) => [
      key,
      options.find((option) => option === values?.[key as keyof Choices]) ?? options[0],
    ]),
  ) as unknown as Preferences;
}

/** The stored JSON that `current` was parsed from. */
let storedText: string | null = null;
let current = parse(null);

/** Returns the preferences stored in this browser; the same object until a preference changes. Never throws. */
export function preferences(): Preferences {
  // If the browser blocks storage, `current` keeps the preferences until the page unloads.
  const stored = attempt(() => localStorage.getItem(STORAGE_KEY));
  if (stored !== undefined && stored !== storedText) {
    storedText = stored;
    current = parse(stored);
  }
  return current;
}

const listeners = new Set<() => void>();
/** Notifies all listeners. Call it after clearing the storage in this tab: browsers notify only other tabs. */
export const notifyPreferenceListeners = () => listeners.forEach((listener) => listener());

/** Stores preferences, until the page unloads if the browser blocks storage. */
export function setPreferences(change: Partial<Preferences>) {
  current = { ...preferences(), ...change };
  const next = JSON.stringify(current);
  attempt(() => {
    localStorage.setItem(STORAGE_KEY, next);
    storedText = next;
  });
  notifyPreferenceListeners();
}

/** Calls `listener` when a preference changes in this or another tab. Returns the function that unsubscribes. */
export function subscribeToPreferences(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', notifyPreferenceListeners);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', notifyPreferenceListeners);
  };
}
