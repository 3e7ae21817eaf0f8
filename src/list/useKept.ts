import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { chunkOf } from '../core/chunk';

/** Fetched when the first thing is looked up. */
const store = chunkOf(() => import('../core/memberStore'));

/** A thing that is kept of a member in this browser, and outlives log-out (docs/decisions/018). */
export interface Kept<T> {
  readonly value: T;
  /** Keeps another one, made from what is kept at that moment; tells whether this browser took it. */
  readonly change: (how: (now: T) => unknown) => Promise<boolean>;
  /** Leaves nothing of it behind; tells whether that could be done. */
  readonly forget: () => Promise<boolean>;
}

interface KeptOptions<T> {
  /** Whose; undefined while that is not known. */
  readonly member: string | undefined;
  readonly name: string;
  /** Makes sense of whatever is stored, undefined too; never throws. The same function each time. */
  readonly read: (stored: unknown) => T;
  /** Not looked up before. */
  readonly wanted: boolean;
}

const worked = async (work: () => Promise<void>): Promise<boolean> => {
  try {
    await work();
    return true;
  } catch {
    // Forbidden, full, or its code did not come.
    return false;
  }
};

/** What is kept under that name; undefined while it is looked up, and wherever this browser keeps nothing. */
export function useKept<T>({ member, name, read, wanted }: KeptOptions<T>): Kept<T> | undefined {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: ['kept', member, name],
    enabled: wanted && member !== undefined,
    staleTime: Infinity,
    // Another tab may have changed it.
    refetchOnWindowFocus: 'always',
    queryFn: async () => ({ stored: await (await store.load()).readKept(member ?? '', name) }),
  });
  return useMemo(() => {
    if (!data || member === undefined) return undefined;
    const keep = (stored: unknown) => client.setQueryData(['kept', member, name], { stored });
    return {
      value: read(data.stored),
      change: (how) =>
        worked(async () => {
          const { changeKept } = await store.load();
          keep(await changeKept(member, name, (stored) => how(read(stored))));
        }),
      forget: () =>
        worked(async () => {
          await (await store.load()).forgetKept(member, name);
          keep(undefined);
        }),
    };
  }, [client, data, member, name, read]);
}
