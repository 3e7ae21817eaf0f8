import { useState } from 'react';
import { loadChunk } from '../../lib/loadChunk';
import type { ListResource, ReceivedRow } from '../../core/defineResource';
import type { ListParams } from '../../core/resourceRequest';
import { allRowsKey } from '../../data/queries';
import { useRetry } from '../../data/useRetry';
import type { AllRows } from './fetchAllPages';
import { useAllPagesQuery, useReadProgress } from './useAllPagesQuery';

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
