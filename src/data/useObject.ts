import { useOne } from '@refinedev/core';
import type { ObjectResource, ReceivedObject } from '../core/defineResource';
import { useRetry } from './useRetry';

interface ObjectOptions {
  readonly id?: string;
  readonly enabled?: boolean;
  /** Suppresses the error toast, because the screen shows the error or ignores it. */
  readonly quiet?: boolean;
  readonly refetchOnWindowFocus?: boolean;
  /** Whether this is a background request: if it gets 'Unauthorized!', a bar says so and the screen stays. */
  readonly background?: boolean;
}

/** Reads an object resource. One with an `idKey` needs an `id`, is read on every mount and is not cached. */
export function useObject<R extends ObjectResource>(
  { name, idKey }: R,
  { id = '', enabled = true, quiet = false, refetchOnWindowFocus = false, background }: ObjectOptions = {},
) {
  const { query } = useOne({
    resource: name,
    id,
    ...(background && { meta: { background } }),
    queryOptions: {
      enabled,
      refetchOnWindowFocus,
      meta: { quiet },
      ...(idKey !== undefined && { staleTime: 0, gcTime: 0 }),
    },
    // The query client shows the error as a toast (providers/queryClient.ts).
    errorNotification: false,
  });
  return {
    value: query.data?.data as ReceivedObject<R> | undefined,
    /** The time at which the value was requested, by `nextOrder`; 0 if there is none. */
    requested: (query.data as { readonly requested?: number } | undefined)?.requested ?? 0,
    ...useRetry(query, id),
  };
}
