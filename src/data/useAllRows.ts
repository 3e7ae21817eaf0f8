import { useDataProvider, useList, type HttpError } from '@refinedev/core';
import type { ListResource, ReceivedRow } from '../core/defineResource';
import { pageQuery } from './pageQuery';
import { useLastError } from './useLastError';

interface AllRows<R extends ListResource> {
  /** undefined while the rows load. */
  readonly rows: readonly ReceivedRow<R>[] | undefined;
  readonly error: HttpError | null;
  readonly retry: () => void;
  /** Whether a retry after an error is running. */
  readonly retrying: boolean;
}

/** Reads a list that returns all rows in one response, for a screen without pagination. */
export function useAllRows<R extends ListResource>(resource: R): AllRows<R> {
  const dataProvider = useDataProvider();
  const { query } = useList({
    resource: resource.name,
    pagination: { mode: 'off' },
    queryOptions: pageQuery(resource, dataProvider(), { page: 'all' }),
    errorNotification: false,
  });
  const error = useLastError(query.error, query.data !== undefined);
  return {
    rows: query.data?.data as readonly ReceivedRow<R>[] | undefined,
    error,
    retry: () => void query.refetch(),
    retrying: query.isFetching && error !== null,
  };
}
