import { useDataProvider, type HttpError } from '@refinedev/core';
import { keepPreviousData, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pick, type ListResource } from '../core/defineResource';
import { gather, type Gathered } from '../core/gather';
import { PAGE_SIZE, type ListParams } from '../core/resourceRequest';
import { createRowShelf, type IdOf, type PageAnswer, type RowShelf } from '../core/rowShelf';
import { useLastError } from './useLastError';
import { holdsSecrets, paramFilters } from './useResourceTable';

/** Progress is told at most so often, in ms: a list of ten thousand pages would draw as many times. */
const TOLD_MS = 100;

/** What was read of lists, for as long as a session lasts: its cache goes with it, and this with the cache. */
const shelves = new WeakMap<QueryClient, Map<string, RowShelf>>();

/** What names a row of the list, where its definition says so. */
const idOf = ({ rowKey }: ListResource): IdOf =>
  rowKey === undefined
    ? () => undefined
    : (row) => {
        const id = pick(row, rowKey);
        return typeof id === 'string' || typeof id === 'number' ? id : undefined;
      };

function shelfOf(client: QueryClient, resource: ListResource, params: ListParams): RowShelf {
  const all = shelves.get(client) ?? new Map<string, RowShelf>();
  shelves.set(client, all);
  const name = JSON.stringify([resource.name, params]);
  const shelf = all.get(name) ?? createRowShelf(idOf(resource));
  if (!holdsSecrets(resource)) all.set(name, shelf);
  return shelf;
}

/** Under Refine's own key for the resource, so that a write that reloads the list reloads this too. */
export const gatheredKey = (name: string, params: ListParams, maxRows?: number) => [
  'data',
  'default',
  name,
  'all-pages',
  params,
  ...(maxRows === undefined ? [] : [maxRows]),
];

type Progress = (read: number, total: number) => void;

/** Tells the first progress, the last, and between them no more than is worth drawing. */
function nowAndThen(tell: Progress): Progress {
  let told = -TOLD_MS;
  return (read, total) => {
    const now = performance.now();
    if (now - told < TOLD_MS && read < total) return;
    told = now;
    tell(read, total);
  };
}

/**
 * Reads a whole list through its own pages by the provider that its screen reads it with (docs/decisions/016), and
 * goes on from what was read of it before. Rejects with the first failure, and when aborted.
 */
export function useGather(resource: ListResource, params: ListParams) {
  const dataProvider = useDataProvider();
  const client = useQueryClient();
  return (
    signal: AbortSignal,
    onProgress: Progress,
    { opening, maxRows }: Pick<GatheredOptions, 'opening' | 'maxRows'> = {},
  ): Promise<Gathered> => {
    let first = opening;
    const read = async (currentPage: number): Promise<PageAnswer> => {
      const known = currentPage === 1 ? first : undefined;
      if (currentPage === 1) first = undefined;
      return (
        known ??
        dataProvider().getList({
          resource: resource.name,
          pagination: resource.read.method === 'GET' ? { mode: 'off' } : { currentPage, pageSize: PAGE_SIZE },
          filters: paramFilters(params),
          meta: { signal },
        })
      );
    };
    const shelf = shelfOf(client, resource, params);
    return gather(read, {
      shelf,
      signal,
      onProgress: nowAndThen(onProgress),
      ...(maxRows !== undefined && { maxRows }),
    });
  };
}

interface GatheredOptions {
  readonly enabled?: boolean;
  /** The newest so many rows are enough. */
  readonly maxRows?: number | undefined;
  /** The first page, where the screen has it already: it is not asked for twice. */
  readonly opening?: PageAnswer | undefined;
  /** The screen says by itself that the server refused. */
  readonly quiet?: boolean;
  /** What was read with another cap stands while the rest is read. */
  readonly keepPrevious?: boolean;
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
  { enabled = true, maxRows, opening, quiet = false, keepPrevious = false }: GatheredOptions = {},
): GatheredRows {
  const gatherAll = useGather(resource, params);
  const [progress, setProgress] = useState({ read: 0, total: 0 });
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery<Gathered, HttpError>({
    queryKey: gatheredKey(resource.name, params, maxRows),
    enabled,
    ...(keepPrevious && { placeholderData: keepPreviousData }),
    meta: { quiet },
    queryFn: ({ signal }) =>
      gatherAll(signal, (read, total) => setProgress({ read, total }), { opening, maxRows }),
  });
  return {
    gathered: data,
    error: useLastError(error, data !== undefined),
    isFetching,
    retry: () => void refetch(),
    updatedAt: dataUpdatedAt,
    progress,
  };
}
