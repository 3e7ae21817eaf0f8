import { useList, type HttpError } from '@refinedev/core';
import { useLastError } from './useLastError';

interface AllRows {
  /** undefined while they are on their way. */
  readonly rows: readonly unknown[] | undefined;
  readonly error: HttpError | null;
  readonly retry: () => void;
  /** It failed, and is being asked for again. */
  readonly retrying: boolean;
}

/** Reads a list whose call answers all rows at once, for a screen that shows them without pages. */
export function useAllRows(resource: string): AllRows {
  const { query } = useList({ resource, pagination: { mode: 'off' }, errorNotification: false });
  const error = useLastError(query.error, query.data !== undefined);
  return {
    rows: query.data?.data,
    error,
    retry: () => void query.refetch(),
    retrying: query.isFetching && error !== null,
  };
}
