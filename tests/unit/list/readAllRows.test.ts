import type { DataProvider } from '@refinedev/core';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/ApiError';
import { listQuery, resourceKey } from '../../../src/data/queries';
import { readAllRows } from '../../../src/list/rows/readAllRows';
import { rowsWithoutId, pagedServer } from '../../support/pagedServer';
import { products } from '../../support/exampleLists';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const unavailable = () => ApiError.noResponse('http', 'the server answered 503', 503);

/**
 * Creates a fake server with `count` rows, and `read`, which runs readAllRows on it. `fail` is called before
 * each response; the request fails if it throws.
 */
function reader(count: number, fail: (page: number) => void = () => undefined) {
  const server = pagedServer(rowsWithoutId(count));
  const client = new QueryClient();
  const dataProvider = {
    getList: async ({ pagination }: { pagination: { currentPage: number } }) => {
      const { currentPage } = pagination;
      try {
        fail(currentPage);
      } catch (error) {
        server.state.requestedPages.push(currentPage);
        throw error;
      }
      return server.read(currentPage);
    },
  } as unknown as DataProvider;
  const progress: [number, number][] = [];
  const read = async (more: { isRefetch?: boolean } = {}) => {
    const all = readAllRows({
      resource: { ...products, rowKey: undefined } as unknown as typeof products,
      params: {},
      dataProvider,
      client,
      signal: new AbortController().signal,
      onProgress: (...figures) => progress.push(figures),
      ...more,
    });
    all.catch(() => undefined);
    await vi.runAllTimersAsync();
    return all;
  };
  /** Requests pages as a screen or the loader of its route does. */
  const cachePages = (pages: readonly number[]) =>
    Promise.all(pages.map((page) => client.query(listQuery(products, dataProvider, { page, params: {} }))));
  return { ...server, client, read, cachePages, progress };
}

describe('readAllRows', () => {
  it.each<[name: string, error: Error, failures: number, requests: number]>([
    ['two transient errors', unavailable(), 2, 3],
    ['a third transient error', unavailable(), 3, 3],
    ['a rejection', new ApiError('serverError', 'Not now', 400), 1, 1],
  ])(
    'retries a page at most twice, and only after transient errors: %s',
    async (_, error, failures, requests) => {
      let failed = 0;
      const { rows, read, state } = reader(25, (page) => {
        if (page === 2 && failed++ < failures) throw error;
      });
      if (requests > failures) expect(await read()).toMatchObject({ rows, warning: undefined });
      else await expect(read()).rejects.toBe(error);
      expect(state.requestedPages.filter((page) => page === 2)).toHaveLength(requests);
    },
  );

  it('uses pages that the cache has just received once, and requests all again when the list has changed', async () => {
    const { rows, read, cachePages, state } = reader(35);
    await cachePages([1, 2, 3]);
    expect(await read()).toMatchObject({ rows, warning: undefined });
    expect(state.requestedPages).toEqual([1, 2, 3, 4]);
    const changed = reader(35);
    await changed.cachePages([1, 2, 3]);
    changed.rows.unshift({ note: 'added' });
    expect(await changed.read()).toMatchObject({ rows: changed.rows, warning: undefined });
    expect(changed.state.requestedPages).toEqual(expect.arrayContaining([1, 2, 3, 4, 1, 2, 3]));
  });

  it('uses rows that were read less than 15 s ago without a request, unless they are read again', async () => {
    const { read, state } = reader(25);
    await read();
    vi.advanceTimersByTime(14_999);
    await read();
    expect(state.requestedPages).toHaveLength(3);
    await read({ isRefetch: true });
    expect(state.requestedPages).toHaveLength(4);
  });

  it('requests only the first page within five minutes, and every page afterwards', async () => {
    const { read, state } = reader(25);
    await read();
    vi.advanceTimersByTime(299_000);
    await read();
    expect(state.requestedPages).toHaveLength(4);
    vi.advanceTimersByTime(16_000);
    await read();
    expect(state.requestedPages).toHaveLength(7);
  });

  it('reads every page again after a write', async () => {
    const { read, state, client } = reader(25);
    await read();
    await client.invalidateQueries({ queryKey: resourceKey(products.name) });
    await read();
    expect(state.requestedPages).toHaveLength(6);
  });

  it('reports the progress of the first and the last page', async () => {
    const { read, progress } = reader(25);
    await read();
    expect(progress[0]).toEqual([10, 25]);
    expect(progress.at(-1)).toEqual([25, 25]);
  });
});
