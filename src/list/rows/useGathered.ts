import { useDataProvider, type HttpError } from '@refinedev/core';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { ListResource } from '../../core/defineResource';
import type { Gathered } from './gather';
import type { ListParams } from '../../core/resourceRequest';
import { gatherList, type GatherListOptions } from './gatherList';
import { useLastError } from '../../data/useLastError';
import { holdsSecrets } from '../../data/pageQuery';

/** Starts with Refine's own key for the resource, so that invalidating the list also invalidates this query. */
export const gatheredKey = (name: string, params: ListParams, maxRows?: number) => [
  'data',
  'default',
  name,
  'all-pages',
  params,
  ...(maxRows === undefined ? [] : [maxRows]),
];

interface GatheredOptions extends Pick<GatherListOptions, 'maxRows'> {
  readonly enabled?: boolean;
  /** Suppresses the error toast: the screen shows the error itself. */
  readonly quiet?: boolean;
  /** Shows the rows read with another limit while the rest loads. */
  readonly keepPrevious?: boolean;
  /** The refresh interval while the list is in view, in ms. */
  readonly every?: number | undefined;
}

export interface GatheredRows {
  /** undefined while the list loads. */
  readonly gathered: Gathered | undefined;
  readonly error: HttpError | null;
  readonly isFetching: boolean;
  /** Loads the missing pages; the loaded ones are kept. */
  readonly retry: () => void;
  /** When the list was loaded, in epoch ms; 0 before. */
  readonly updatedAt: number;
  /** The number of rows loaded and the total. */
  readonly progress: { readonly read: number; readonly total: number };
}

/** Fetches all pages of a list. Leaving the screen stops the requests; returning continues them. */
export function useGathered(
  resource: ListResource,
  params: ListParams,
  { enabled = true, maxRows, quiet = false, keepPrevious = false, every }: GatheredOptions = {},
): GatheredRows {
  const dataProvider = useDataProvider();
  const client = useQueryClient();
  const [progress, setProgress] = useState({ read: 0, total: 0 });
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery<Gathered, HttpError>({
    queryKey: gatheredKey(resource.name, params, maxRows),
    enabled,
    ...(every !== undefined && { refetchInterval: every, refetchOnWindowFocus: true }),
    ...(keepPrevious && { placeholderData: keepPreviousData }),
    meta: { quiet },
    ...(holdsSecrets(resource) && { gcTime: 0 }),
    // Comparing up to 200,000 rows with the previous ones would be too slow.
    structuralSharing: false,
    queryFn: ({ signal }) =>
      gatherList({
        resource,
        params,
        dataProvider: dataProvider(),
        client,
        signal,
        maxRows,
        onProgress: (read, total) => setProgress({ read, total }),
      }),
  });
  return {
    gathered: data,
    error: useLastError(error, data !== undefined),
    isFetching,
    retry: useCallback(() => void refetch(), [refetch]),
    updatedAt: dataUpdatedAt,
    progress,
  };
}
