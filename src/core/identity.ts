import { getValue } from './defineResource';

/** The signed-in member, as Refine's `useGetIdentity` returns it. Values of type unknown are as the server sent them. */
export interface Identity {
  /** The member's ID; undefined if it is missing or invalid. */
  readonly id: string | undefined;
  readonly name: unknown;
  readonly email: unknown;
}

/** Returns the member from the dashboard's data. The ID may be a text or a number. */
export function toIdentity(dashboard: unknown): Identity {
  const { userId, name, email } = (getValue(dashboard, 'user') ?? {}) as Record<string, unknown>;
  const isValid = typeof userId === 'string' ? userId !== '' : Number.isSafeInteger(userId);
  return { id: isValid ? String(userId) : undefined, name, email };
}
