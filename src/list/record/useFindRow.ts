import { useMemo, useState } from 'react';
import type { ListResource } from '../../core/defineResource';
import type { ListParams } from '../../core/resourceRequest';
import { useAllPages } from '../rows/useAllPages';

/** The number of rows to read without asking: 30 requests. */
export const NEWEST_ROWS = 300;

interface FindOptions {
  /** The rows to search first, such as the page on the screen; undefined while they load. */
  readonly known: readonly unknown[] | undefined;
  /** Also finds the rows before and after it, which may be on other pages. */
  readonly withNeighbours?: boolean;
}

/** Finds a row of a list: among the known rows, then among the newest 300, and on request among all. */
export function useFindRow(
  resource: ListResource,
  params: ListParams,
  /** Must not change from render to render: the rows may be thousands. */
  matches: (row: unknown) => boolean,
  { known, withNeighbours = false }: FindOptions,
) {
  const [searchesAll, setSearchesAll] = useState(false);
  const knownIndex = known?.findIndex(matches) ?? -1;
  const isInside = knownIndex > 0 && knownIndex < (known?.length ?? 0) - 1;
  const isEnough = withNeighbours ? isInside : knownIndex >= 0;
  const pages = useAllPages(resource, params, {
    enabled: known !== undefined && !isEnough,
    maxRows: searchesAll ? undefined : NEWEST_ROWS,
  });
  const { all } = pages;
  const readIndex = useMemo(
    () => (isEnough ? -1 : (all?.rows.findIndex(matches) ?? -1)),
    [isEnough, all, matches],
  );
  const rows = readIndex < 0 ? known : all?.rows;
  const index = readIndex < 0 ? knownIndex : readIndex;
  // A refresh of the list may move the row to a page that is not loaded.
  const [last, setLast] = useState<unknown>();
  const found = index < 0 ? undefined : rows?.[index];
  if (found !== undefined && found !== last) setLast(found);
  return {
    ...pages,
    row: found ?? last,
    /** The rows of the list before and after it. */
    newer: index < 0 ? undefined : rows?.[index - 1],
    older: index < 0 ? undefined : rows?.[index + 1],
    // A refresh of rows that were searched keeps the result.
    isSearching:
      known === undefined ||
      (pages.isFetching && (!all || (searchesAll && all.capped))) ||
      (!isEnough && !all && !pages.error),
    searchesAll,
    searchAll: () => setSearchesAll(true),
  };
}

export type FoundRow = ReturnType<typeof useFindRow>;
