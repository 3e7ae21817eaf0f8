import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, use, useMemo } from 'react';
import { loadChunk } from '../lib/loadChunk';

/** Provides the member's ID; undefined until it is known. */
export const MemberIdContext = createContext<string | undefined>(undefined);

/** Loads the IndexedDB module, but only when a value is first read. */
const loadStore = () => loadChunk(() => import('./memberStore'));

/** A value stored for a member in this browser; it survives logging out (docs/decisions/018). */
export interface StoredValue<T> {
  readonly value: T;
  /** Stores the value that `update` computes from the stored value. Returns whether the browser stored it. */
  readonly change: (update: (current: T) => unknown) => Promise<boolean>;
  /** Deletes the value. Returns whether that succeeded. */
  readonly remove: () => Promise<boolean>;
}

interface MemberStorageOptions<T> {
  readonly name: string;
  /** Parses the stored value, which may be undefined; must not throw. Must be a stable function. */
  readonly read: (stored: unknown) => T;
  readonly enabled: boolean;
}

/** Returns a value stored for a member; undefined while it loads, or if the browser blocks storage. */
export function useMemberStorage<T>({
  name,
  read,
  enabled,
}: MemberStorageOptions<T>): StoredValue<T> | undefined {
  const member = use(MemberIdContext);
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: ['memberStorage', member, name],
    enabled: enabled && member !== undefined,
    staleTime: Infinity,
    // Another tab may have changed the value.
    refetchOnWindowFocus: 'always',
    queryFn: async () => ({ stored: await (await loadStore()).readStored(member ?? '', name) }),
  });
  return useMemo(() => {
    if (!data || member === undefined) return undefined;
    /** Runs a write, which returns the new stored value, and caches that. Returns whether the write succeeded. */
    const run = async (write: (store: Awaited<ReturnType<typeof loadStore>>) => Promise<unknown>) => {
      try {
        client.setQueryData(['memberStorage', member, name], { stored: await write(await loadStore()) });
        return true;
      } catch {
        // Storage is blocked or full, or the storage module failed to load.
        return false;
      }
    };
    return {
      value: read(data.stored),
      change: (update) => run((store) => store.updateStored(member, name, (stored) => update(read(stored)))),
      remove: () => run((store) => store.removeStored(member, name)),
    };
  }, [client, data, member, name, read]);
}
