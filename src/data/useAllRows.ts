import { useList } from '@refinedev/core';
import type { ListResource, ReceivedRow } from '../core/defineResource';
import { listProps } from './queries';
import { useRetry } from './useRetry';

/** Reads a list that returns all rows in one response, for a screen without pagination. */
export function useAllRows<R extends ListResource>(resource: R) {
  const { query } = useList({ ...listProps(resource, { page: 'all' }), errorNotification: false });
  return {
    /** undefined while the rows load. */
    rows: query.data?.data as readonly ReceivedRow<R>[] | undefined,
    ...useRetry(query),
  };
}
