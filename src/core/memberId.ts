import { pick } from './defineResource';

/** The member's id in their dashboard, by which things are kept in this browser; '' is nobody's. */
export function memberIdOf(dashboard: unknown): string | undefined {
  const id = pick(dashboard, 'user.userId');
  return typeof id === 'string' && id !== '' ? id : undefined;
}
