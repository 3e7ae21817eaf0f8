import { useOne } from '@refinedev/core';
import type { ObjectResource, ReceivedObject } from '../core/defineResource';
import { useRetry } from './useRetry';

interface ObjectOptions {
  readonly id?: string;
  readonly enabled?: boolean;
  /** Suppresses the error toast, because the screen shows the error or ignores it. */
  readonly quiet?: boolean;
  readonly refetchOnWindowFocus?: boolean;
}

/** Reads an object resource. One with an `idKey` needs an `id`, is read on every mount and is not cached. */
export function useObject<R extends ObjectResource>(
  { name, idKey }: R,
  { id = '', enabled = true, quiet = false, refetchOnWindowFocus = false }: ObjectOptions = {},
) {
  const { query } = useOne({
    resource: name,
    id,
    queryOptions: {
      enabled,
      refetchOnWindowFocus,
      meta: { quiet },
      ...(idKey !== undefined && { staleTime: 0, gcTime: 0 }),
    },
    errorNotification: false,
  });
  return {
    value: query.data?.data as ReceivedObject<R> | undefined,
    /** When the value was loaded, in epoch ms; 0 if there is none. */
    updatedAt: query.dataUpdatedAt,
    ...useRetry(query, id),
  };
}
