import { useDataProvider } from '@refinedev/core';
import { useQuery } from '@tanstack/react-query';
import type { ObjectResource, ReceivedObject } from '../core/defineResource';
import { objectQuery } from './queries';
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

/** Reads an object resource. One with an `idKey` needs an `id`. */
export function useObject<R extends ObjectResource>(
  resource: R,
  { id = '', enabled = true, quiet = false, refetchOnWindowFocus = false, background }: ObjectOptions = {},
) {
  const query = useQuery({
    ...objectQuery(resource, useDataProvider()(), { id, background }),
    enabled,
    refetchOnWindowFocus,
    meta: { quiet },
  });
  return {
    value: query.data?.data as ReceivedObject<R> | undefined,
    /** The time at which the value was requested, by `nextOrder`; 0 if there is none. */
    requested: query.data?.requested ?? 0,
    ...useRetry(query, id),
  };
}
