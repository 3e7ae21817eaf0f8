/** What a member may choose of the look, each with its values; where nothing is chosen the first one holds. */
const choices = {
  theme: ['system', 'light', 'dark'],
  amounts: ['shown', 'hidden'],
  zone: ['local', 'utc'],
  /** Of lists: `fitting` is a table where there is room for one. */
  view: ['fitting', 'table', 'cards'],
} as const;

type Choices = typeof choices;
export type Preferences = { readonly [Key in keyof Choices]: Choices[Key][number] };

const STORED = 'preferences';

/** Reads what is stored; what is none of the values, of this version or another, is as if nothing were chosen. */
function parse(text: string | null): Preferences {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '{}');
  } catch {
    // Not ours, or cut off.
  }
  const chosen = (key: keyof Choices) =>
    (choices[key] as readonly unknown[]).find(
      (value) => value === (stored as Partial<Preferences> | null | undefined)?.[key],
    ) ?? choices[key][0];
  return Object.fromEntries(
    (Object.keys(choices) as (keyof Choices)[]).map((key) => [key, chosen(key)]),
  ) as unknown as Preferences;
}

let text: string | null = null;
let held = parse(null);

/** The member's choices in this browser, the same object until one of them changes; never throws. */
export function preferences(): Preferences {
  try {
    const stored = localStorage.getItem(STORED);
    if (stored !== text) {
      text = stored;
      held = parse(stored);
    }
  } catch {
    // Storage is forbidden: what was chosen holds until the tab closes.
  }
  return held;
}

const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

/** To be said where storage was cleared in this tab, of which a browser tells the others alone. */
export const preferencesCleared = tell;

/** Keeps a choice in this browser and tells whoever listens; without storage until the tab closes. */
export function prefer(change: Partial<Preferences>) {
  held = { ...preferences(), ...change };
  try {
    const next = JSON.stringify(held);
    localStorage.setItem(STORED, next);
    text = next;
  } catch {
    // `held` has it.
  }
  tell();
}

/** Tells of changes, those of other tabs too; gives the way to stop. */
export function onPreferences(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', tell);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', tell);
  };
}
