import type { QueryClient } from '@tanstack/react-query';

const counts = new WeakMap<QueryClient, Map<string, number>>();

/** Returns how many writes of this member have added a row to a list since the session started in this tab. */
export const ownWritesOf = (client: QueryClient, list: string): number => counts.get(client)?.get(list) ?? 0;

/** Counts a write that added a row to a list, so that its row isn't unread. */
export function countOwnWrite(client: QueryClient, list: string): void {
  const lists = counts.get(client) ?? new Map<string, number>();
  counts.set(client, lists.set(list, ownWritesOf(client, list) + 1));
}
