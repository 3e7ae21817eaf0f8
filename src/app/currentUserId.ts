import type { QueryClient } from '@tanstack/react-query';
import { pick } from '../core/defineResource';
import { memberIdOf } from '../data/useMemberStorage';
import { dashboard } from '../resources/dashboard';

/** Returns the ID of the member from the cached dashboard, which the top bar requests. */
export function currentUserId(client: QueryClient): string | undefined {
  const [, answer] =
    client.getQueriesData({ queryKey: ['data', 'default', dashboard.name, 'one'] }).at(-1) ?? [];
  return memberIdOf(pick(answer, 'data'));
}
