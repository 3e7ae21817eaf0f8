/** The navigation state of the sign-in pages. It never contains a password or code (product.md, decision 3). */
export interface EntryState {
  readonly email?: string;
  /** The path that the member was redirected from. */
  readonly from?: string;
}

const text = (state: unknown, key: keyof EntryState): string | undefined => {
  const value: unknown = typeof state === 'object' && state !== null ? (state as EntryState)[key] : undefined;
  return typeof value === 'string' ? value : undefined;
};

/** Returns the e-mail that an earlier step passed on, or ''. History state may contain anything. */
export const emailOf = (state: unknown): string => text(state, 'email') ?? '';

/** Returns whether the member was redirected from a screen and will return to it. */
export const isReturning = (state: unknown): boolean => text(state, 'from') !== undefined;

/**
 * Returns the path to open after sign-in: the one that the member was redirected from if it is a local path,
 * otherwise the dashboard.
 */
export function comeBackTo(state: unknown): string {
  const from = text(state, 'from');
  return from && /^\/(?![/\\])/.test(from) ? from : '/dashboard';
}
