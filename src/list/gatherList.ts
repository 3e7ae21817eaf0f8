import type { DataProvider } from '@refinedev/core';
import type { QueryClient } from '@tanstack/react-query';
import { pick, type ListResource } from '../core/defineResource';
import { gather, type Gathered } from '../core/gather';
import { PAGE_SIZE, type ListParams } from '../core/resourceRequest';
import { createRowShelf, type IdOf, type PageAnswer, type RowShelf } from '../core/rowShelf';
import { cachedPages, holdsSecrets, paramFilters } from './readPage';

/** Progress is told at most so often, in ms: a list of ten thousand pages would draw as many times. */
const TOLD_MS = 100;

/** What was read of lists, for as long as a session lasts: its cache goes with it, and this with the cache. */
const shelves = new WeakMap<QueryClient, Map<string, RowShelf>>();

/** The reading under way of each shelf: another one of the same list waits, and then finds most of it there. */
const turns = new WeakMap<RowShelf, Promise<unknown>>();

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

/** Rows read so far, and rows counted. */
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

export interface GatherListOptions {
  readonly resource: ListResource;
  readonly params: ListParams;
  /** The one that its screen reads it with. */
  readonly dataProvider: DataProvider;
  /** The session's: what was read is kept for as long. */
  readonly client: QueryClient;
  readonly signal: AbortSignal;
  readonly onProgress: Progress;
  /** The newest so many rows are enough. */
  readonly maxRows?: number | undefined;
  /** The first page, where the screen has it already: it is not asked for twice. */
  readonly opening?: PageAnswer | undefined;
}

/** A list without pages: its one answer has all of it. */
async function readAtOnce(
  read: (page: number) => Promise<PageAnswer>,
  signal: AbortSignal,
  onProgress: Progress,
): Promise<Gathered> {
  const { data: rows, total } = await read(1);
  signal.throwIfAborted();
  onProgress(rows.length, total);
  return { rows, total, ended: 'count', moved: 0, doubt: rows.length === total ? undefined : 'count' };
}

/** How many rows a page that was read of the list counts; undefined where none was. */
const countOf = ({ client, resource, params }: GatherListOptions) =>
  cachedPages(client, resource, params).find(({ state }) => state.data)?.state.data?.total;

/**
 * Reads a whole list through its own pages (docs/decisions/016), and goes on from what was read of it before.
 * Rejects with the first failure, and when aborted.
 */
export function gatherList(options: GatherListOptions): Promise<Gathered> {
  const { resource, params, dataProvider, client, signal, onProgress, maxRows, opening } = options;
  let first = opening;
  const read = async (currentPage: number): Promise<PageAnswer> => {
    const known = currentPage === 1 ? first : undefined;
    if (currentPage === 1) first = undefined;
    return (
      known ??
      dataProvider.getList({
        resource: resource.name,
        pagination: resource.read.method === 'GET' ? { mode: 'off' } : { currentPage, pageSize: PAGE_SIZE },
        filters: paramFilters(params),
        meta: { signal },
      })
    );
  };
  if (resource.read.method === 'GET') return readAtOnce(read, signal, onProgress);
  const shelf = shelfOf(client, resource, params);
  const turn = (turns.get(shelf) ?? Promise.resolve()).then(() => {
    signal.throwIfAborted();
    return gather(read, {
      shelf,
      signal,
      onProgress: nowAndThen(onProgress),
      expected: countOf(options),
      ...(maxRows !== undefined && { maxRows }),
    });
  });
  turns.set(
    shelf,
    turn.catch(() => undefined),
  );
  return turn;
}
