/** The preferences and their values; the first value is the default. */
const choices = {
  theme: ['system', 'light', 'dark'],
  amounts: ['shown', 'hidden'],
  zone: ['local', 'utc'],
  /** The view of lists; `fitting` shows a table on wide screens. */
  view: ['fitting', 'table', 'cards'],
} as const;

type Choices = typeof choices;
export type Preferences = { readonly [Key in keyof Choices]: Choices[Key][number] };

const STORED = 'preferences';

/** Parses the stored preferences; missing or unknown values become the default. */
function parse(text: string | null): Preferences {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '{}');
  } catch {
    // Invalid JSON: use the defaults.
  }
  const given = stored as Partial<Preferences> | null | undefined;
  return Object.fromEntries(
    Object.entries(choices).map(([key, values]) => [
      key,
      values.find((value) => value === given?.[key as keyof Choices]) ?? values[0],
    ]),
  ) as unknown as Preferences;
}

let text: string | null = null;
let current = parse(null);

/** Returns the preferences of this browser, as the same object until one changes. Never throws. */
export function preferences(): Preferences {
  try {
    const stored = localStorage.getItem(STORED);
    if (stored !== text) {
      text = stored;
      current = parse(stored);
    }
  } catch {
    // Storage is forbidden: choices last until the tab closes.
  }
  return current;
}

const listeners = new Set<() => void>();
/** Notifies all listeners. Call it after clearing the storage in this tab: browsers notify only other tabs. */
export const notifyPreferenceListeners = () => listeners.forEach((listener) => listener());

/** Stores a preference and notifies the listeners. Without storage it lasts until the tab closes. */
export function setPreferences(change: Partial<Preferences>) {
  current = { ...preferences(), ...change };
  try {
    const next = JSON.stringify(current);
    localStorage.setItem(STORED, next);
    text = next;
  } catch {
    // `current` keeps the choice.
  }
  notifyPreferenceListeners();
}

/** Calls `listener` on changes, including those of other tabs. Returns the function that unsubscribes. */
export function subscribeToPreferences(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', notifyPreferenceListeners);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', notifyPreferenceListeners);
  };
}
