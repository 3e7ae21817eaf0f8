import type { HttpError } from '@refinedev/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { loadChunk } from '../../components/lazyWithPreload';
import type { ListResource, ReceivedRow } from '../../core/defineResource';
import type { ListParams } from '../../core/resourceRequest';
import { useRetry } from '../../data/useRetry';
import type { AllRows } from './fetchAllPages';
import { allRowsKey } from './rowKeys';
import { allRowsOptions, useReadAllOptions, useReadProgress } from './useReadProgress';

interface AllPagesOptions {
  readonly enabled: boolean;
  /** The maximum number of rows; the newest are read. */
  readonly maxRows: number | undefined;
  /** While rows load with a new `maxRows`, returns the rows that were loaded with the previous `maxRows`. */
  readonly keepPrevious: boolean;
}

/** Fetches all pages of a list. Errors open no toast: the screen shows them. */
export function useAllPages<R extends ListResource>(
  resource: R,
  params: ListParams,
  { enabled, maxRows, keepPrevious }: AllPagesOptions,
) {
  const queryKey = allRowsKey(resource.name, params, maxRows);
  const readOptions = useReadAllOptions(resource, params, queryKey);
  const query = useQuery<AllRows, HttpError>({
    queryKey,
    enabled,
    ...(keepPrevious && { placeholderData: keepPreviousData }),
    meta: { quiet: true },
    ...allRowsOptions,
    queryFn: async ({ signal }) => {
      const { readAllRows } = await loadChunk(() => import('./readAllRows'));
      return readAllRows({ ...readOptions(signal), maxRows });
    },
  });
  const { error, retry } = useRetry(query);
  return {
    all: query.data as (AllRows & { readonly rows: readonly ReceivedRow<R>[] }) | undefined,
    error,
    isFetching: query.isFetching,
    progress: useReadProgress(resource, params),
    refetch: retry,
  };
}
