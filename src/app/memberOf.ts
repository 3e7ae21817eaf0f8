import type { QueryClient } from '@tanstack/react-query';
import { pick } from '../core/defineResource';
import { memberIdOf } from '../core/memberId';
import { dashboard } from '../resources/dashboard';

/** The id of the member whose dashboard the cache holds, which the top bar has asked for. */
export function memberOf(client: QueryClient): string | undefined {
  const [, answer] =
    client.getQueriesData({ queryKey: ['data', 'default', dashboard.name, 'one'] }).at(-1) ?? [];
  return memberIdOf(pick(answer, 'data'));
}
