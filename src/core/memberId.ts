import { pick } from './defineResource';

/**
 * Returns the member's ID from the dashboard, the key of data stored in this browser; undefined if it is missing or
 * empty.
 */
export function memberIdOf(dashboard: unknown): string | undefined {
  const id = pick(dashboard, 'user.userId');
  return typeof id === 'string' && id !== '' ? id : undefined;
}
