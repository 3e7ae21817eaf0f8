import { useList, type HttpError } from '@refinedev/core';
import { useLastError } from './useLastError';

interface AllRows {
  /** undefined while the rows load. */
  readonly rows: readonly unknown[] | undefined;
  readonly error: HttpError | null;
  readonly retry: () => void;
  /** Whether a retry after an error is running. */
  readonly retrying: boolean;
}

/** Reads a list that returns all rows in one response, for a screen without pagination. */
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
