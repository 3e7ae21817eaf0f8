import { useList, type HttpError } from '@refinedev/core';

interface AllRows {
  /** undefined while they are on their way. */
  readonly rows: readonly unknown[] | undefined;
  readonly error: HttpError | null;
  readonly retry: () => void;
}

/** Reads a list whose call answers all rows at once, for a screen that shows them without pages. */
export function useAllRows(resource: string): AllRows {
  const { query } = useList({ resource, pagination: { mode: 'off' }, errorNotification: false });
  return { rows: query.data?.data, error: query.error, retry: () => void query.refetch() };
}
