import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { rowId, rowJson, type ListResource } from '../../core/defineResource';
import type { ListParams } from '../../core/resourceRequest';
import { pagesKey } from '../../data/queries';

interface Page {
  readonly rows: readonly unknown[];
  readonly total: number;
}

/**
 * Returns whether the list changed between the loading of two pages. It did if its number of rows differs, or if a row
 * with an ID is on both pages. A second page that equals the first one is no change: the server ignored `skip`.
 */
export function hasListChanged(resource: ListResource, first: Page, second: Page): boolean {
  if (first.total !== second.total) return true;
  const keysOf = ({ rows }: Page) =>
    rows.flatMap((row) => {
      const id = rowId(resource, row);
      // Not only the ID: rows of a server whose IDs aren't unique differ in other values.
      return id === undefined ? [] : `${id} ${rowJson(row)}`;
    });
  const known = new Set(keysOf(first));
  const repeated = keysOf(second).filter((key) => known.has(key)).length;
  return repeated > 0 && repeated < second.rows.length;
}

/** A page that was shown. `listId` tells lists with other parameters apart. */
interface ShownPage extends Page {
  readonly listId: string;
  readonly page: number;
}

interface ShownPages {
  readonly current?: ShownPage;
  readonly previous?: ShownPage | undefined;
}

/**
 * Returns whether the list changed since the previous page was shown, so that rows appear twice or are missing. The
 * other pages are then loaded again when they are opened. `rows` are undefined while they load.
 */
export function useListChanged(
  resource: ListResource,
  params: ListParams,
  { page, rows, total }: { page: number; rows: readonly unknown[] | undefined; total: number },
): boolean {
  const client = useQueryClient();
  const listId = JSON.stringify(params);
  const [{ current, previous }, setShown] = useState<ShownPages>({});
  const isShown = current?.page === page && current.listId === listId;
  if (rows && !(isShown && current.rows === rows && current.total === total))
    setShown({ current: { listId, page, rows, total }, previous: isShown ? previous : current });
  const changed =
    page > 1 && isShown && previous?.listId === listId && hasListChanged(resource, previous, current);
  useEffect(() => {
    if (!changed) return;
    void client.invalidateQueries({ queryKey: pagesKey(resource.name, params), refetchType: 'none' });
  }, [changed, client, resource.name, params]);
  return changed;
}
