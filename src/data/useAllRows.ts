import { useDataProvider } from '@refinedev/core';
import { useQuery } from '@tanstack/react-query';
import type { ListResource, ReceivedRow } from '../core/defineResource';
import { pageQuery } from './queries';
import { useRetry } from './useRetry';

/** Reads a list that returns all rows in one response, for a screen without pagination. */
export function useAllRows<R extends ListResource>(resource: R) {
  const query = useQuery(pageQuery(resource, useDataProvider()(), { page: 'all' }));
  return {
    /** undefined while the rows load. */
    rows: query.data?.data as readonly ReceivedRow<R>[] | undefined,
    ...useRetry(query),
  };
}
