import { useOne, type HttpError } from '@refinedev/core';
import { use } from 'react';
import { FirstAnswersContext } from './firstAnswersContext';
import { useLastError } from './useLastError';

export interface ObjectState {
  readonly value: object | undefined;
  /** When the value arrived, in epoch milliseconds; 0 while there is none. */
  readonly updatedAt: number;
  readonly error: HttpError | null;
  readonly retry: () => void;
  /** It failed, and is being asked for again. */
  readonly retrying: boolean;
}

interface ObjectOptions {
  readonly enabled?: boolean;
  /** The screen itself shows a refusal, beside what caused it: no toast. */
  readonly quiet?: boolean;
  /** Asked for each time, and kept for no later one. */
  readonly noCache?: boolean;
}

/** Reads one single object through Refine; `id` matters only where it is looked up by one. */
export function useObject(
  resource: string,
  id = '',
  { enabled = true, quiet = false, noCache = false }: ObjectOptions = {},
): ObjectState {
  const first = use(FirstAnswersContext);
  const { query } = useOne({
    resource,
    id,
    queryOptions: {
      enabled,
      meta: { quiet },
      initialData: () => (enabled ? first.object(resource) : undefined),
      ...(noCache && { staleTime: 0, gcTime: 0 }),
    },
    errorNotification: false,
  });
  const error = useLastError(query.error, query.data !== undefined, id);
  return {
    value: query.data?.data,
    updatedAt: query.dataUpdatedAt,
    error,
    retry: () => void query.refetch(),
    retrying: query.isFetching && error !== null,
  };
}
