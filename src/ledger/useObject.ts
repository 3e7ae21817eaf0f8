import { useOne, type HttpError } from '@refinedev/core';

export interface ObjectState {
  readonly value: object | undefined;
  readonly error: HttpError | null;
  readonly retry: () => void;
}

/** Reads one single object through Refine; `id` matters only where it is looked up by one. */
export function useObject(resource: string, id = ''): ObjectState {
  const { query } = useOne({ resource, id, errorNotification: false });
  return { value: query.data?.data, error: query.error, retry: () => void query.refetch() };
}
