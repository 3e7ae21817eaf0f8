import { useDataProvider, type HttpError } from '@refinedev/core';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { ListResource } from '../core/defineResource';
import type { Gathered } from '../core/gather';
import type { ListParams } from '../core/resourceRequest';
import { gatherList, type GatherListOptions } from './gatherList';
import { useLastError } from './useLastError';
import { holdsSecrets } from './readPage';

/** Under Refine's own key for the resource, so that a write that reloads the list reloads this too. */
export const gatheredKey = (name: string, params: ListParams, maxRows?: number) => [
  'data',
  'default',
  name,
  'all-pages',
  params,
  ...(maxRows === undefined ? [] : [maxRows]),
];

interface GatheredOptions extends Pick<GatherListOptions, 'maxRows' | 'opening'> {
  readonly enabled?: boolean;
  /** The screen says by itself that the server refused. */
  readonly quiet?: boolean;
  /** What was read with another cap stands while the rest is read. */
  readonly keepPrevious?: boolean;
  /** Milliseconds after which it is read again, and again, while in view. */
  readonly every?: number | undefined;
}

export interface GatheredRows {
  /** undefined while the list is being read. */
  readonly gathered: Gathered | undefined;
  readonly error: HttpError | null;
  readonly isFetching: boolean;
  /** Asks for what is missing; what was read stays. */
  readonly retry: () => void;
  /** When the list was read, in epoch ms; 0 before. */
  readonly updatedAt: number;
  /** Rows read so far and rows counted, while reading. */
  readonly progress: { readonly read: number; readonly total: number };
}

/** A whole list, once it is read. Leaving the screen stops the reading; on return it goes on from there. */
export function useGathered(
  resource: ListResource,
  params: ListParams,
  { enabled = true, maxRows, opening, quiet = false, keepPrevious = false, every }: GatheredOptions = {},
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
    // A hundred thousand rows are not compared with those before them.
    structuralSharing: false,
    queryFn: ({ signal }) =>
      gatherList({
        resource,
        params,
        dataProvider: dataProvider(),
        client,
        signal,
        maxRows,
        opening,
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
