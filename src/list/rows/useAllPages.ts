import { useDataProvider, type HttpError } from '@refinedev/core';
import {
  skipToken,
  useQuery,
  useQueryClient,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { useState } from 'react';
import type { ListResource, ReceivedRow } from '../../core/defineResource';
import type { ListParams } from '../../core/resourceRequest';
import { allRowsKey } from '../../data/queries';
import { useRetry } from '../../data/useRetry';
import { loadChunk } from '../../lib/loadChunk';
import type { AllRows } from './fetchAllPages';
import type { ReadAllOptions } from './readAllRows';

/** The number of rows loaded so far, and the list's total, which is 0 until the first page has arrived. */
const NO_PROGRESS = { read: 0, total: 0 };

const progressKey = (name: string, params: ListParams) => ['progress', name, params];

/** Returns the progress of reading all rows. Progress re-renders only the components that call this hook. */
export function useReadProgress({ name }: ListResource, params: ListParams) {
  const { data } = useQuery<typeof NO_PROGRESS>({ queryKey: progressKey(name, params), queryFn: skipToken });
  return data ?? NO_PROGRESS;
}

/** Runs a query that needs all rows of a list. `read` gets the options of `readAllRows`. */
export function useAllPagesQuery<T>(
  resource: ListResource,
  params: ListParams,
  query: UseQueryOptions<T, HttpError> & { readonly queryKey: QueryKey },
  read: (options: ReadAllOptions) => Promise<T>,
) {
  const dataProvider = useDataProvider();
  const client = useQueryClient();
  return useQuery({
    ...query,
    // No retry here, because `readAllRows` already retries each page.
    retry: false,
    // Structural sharing would compare up to 200,000 rows with the previous rows, which is too slow.
    structuralSharing: false,
    queryFn: ({ signal }) =>
      read({
        resource,
        params,
        dataProvider: dataProvider(),
        client,
        signal,
        isRefetch: client.getQueryData(query.queryKey) !== undefined,
        onProgress: (read, total) =>
          void client.setQueryData(progressKey(resource.name, params), { read, total }),
      }),
  });
}

interface AllPagesOptions {
  readonly enabled: boolean;
  /** The maximum number of rows; the newest are read. */
  readonly maxRows: number | undefined;
}

/**
 * Fetches all pages of a list. When `maxRows` changes, returns the rows of the previous value until the new ones have
 * loaded. Errors open no toast: the screen shows them.
 */
export function useAllPages<R extends ListResource>(
  resource: R,
  params: ListParams,
  { enabled, maxRows }: AllPagesOptions,
) {
  const queryKey = allRowsKey(resource.name, params, maxRows);
  const options = { queryKey, enabled, meta: { quiet: true } };
  const query = useAllPagesQuery(resource, params, options, async (readOptions) => {
    const { readAllRows } = await loadChunk(() => import('./readAllRows'));
    return readAllRows({ ...readOptions, maxRows });
  });
  // The rows are kept in state, because TanStack Query drops `placeholderData` when the query fails.
  const list = JSON.stringify([resource.name, params]);
  const [last, setLast] = useState<{ readonly list: string; readonly all: AllRows }>();
  if (query.data && query.data !== last?.all) setLast({ list, all: query.data });
  const all = query.data ?? (last?.list === list ? last.all : undefined);
  return {
    all: all as (AllRows & { readonly rows: readonly ReceivedRow<R>[] }) | undefined,
    ...useRetry(query, list),
    isFetching: query.isFetching,
    progress: useReadProgress(resource, params),
  };
}
