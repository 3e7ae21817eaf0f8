/**
 * What travels in navigation state on the way in: never a password, never a code (product.md, decision 3).
 */
export interface EntryState {
  readonly email?: string;
  /** The screen a member was sent away from. */
  readonly from?: string;
}

const text = (state: unknown, key: keyof EntryState): string | undefined => {
  const value: unknown = typeof state === 'object' && state !== null ? (state as EntryState)[key] : undefined;
  return typeof value === 'string' ? value : undefined;
};

/** The e-mail that an earlier step passed on, or ''. History state may hold anything. */
export const emailOf = (state: unknown): string => text(state, 'email') ?? '';

/** Whether a member was sent away from a screen and will be led back to it. */
export const isReturning = (state: unknown): boolean => text(state, 'from') !== undefined;

/** Where a member goes once signed in: a path of this portal, else the dashboard. */
export function comeBackTo(state: unknown): string {
  const from = text(state, 'from');
  return from && /^\/(?![/\\])/.test(from) ? from : '/dashboard';
}
