import { QueryObserver, type QueryKey } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { allRowsKey } from '../../src/list/rows/rowKeys';
import { createQueryClient, INACTIVE_PAGES } from '../../src/providers/queryClient';

const pageKey = (page: number) => [
  'data',
  'default',
  'products',
  'list',
  { pagination: { currentPage: page } },
];

/**
 * Creates a query client whose cached pages were each updated a second after the previous one. Returns functions that
 * observe a query and list the cached pages.
 */
function clientWithPages(pages: number) {
  const client = createQueryClient({ open: () => undefined });
  for (let page = 1; page <= pages; page++)
    client.setQueryData(pageKey(page), { page }, { updatedAt: page * 1000 });
  const observe = (queryKey: QueryKey) =>
    new QueryObserver(client, { queryKey, enabled: false }).subscribe(() => undefined);
  const cachedPages = () =>
    Array.from({ length: pages }, (_, index) => index + 1).filter(
      (page) => client.getQueryData(pageKey(page)) !== undefined,
    );
  return { client, observe, cachedPages };
}

describe('inactive pages', () => {
  it('are kept up to the 20 latest', async () => {
    expect(INACTIVE_PAGES).toBe(20);
    const { observe, cachedPages } = clientWithPages(50);
    observe(pageKey(50))();
    await Promise.resolve();
    expect(cachedPages()).toEqual(Array.from({ length: 20 }, (_, index) => 31 + index));
  });

  it('do not include the observed page, however old, or other queries', async () => {
    const { client, observe, cachedPages } = clientWithPages(40);
    client.setQueryData(allRowsKey('products', {}), 'all rows', { updatedAt: 1 });
    client.setQueryData(['data', 'default', 'dashboard', 'one', ''], 'object', { updatedAt: 1 });
    observe(pageKey(2));
    observe(pageKey(40))();
    await Promise.resolve();
    expect(cachedPages()).toEqual([2, ...Array.from({ length: 20 }, (_, index) => 21 + index)]);
    expect(client.getQueryData(allRowsKey('products', {}))).toBe('all rows');
    expect(client.getQueryData(['data', 'default', 'dashboard', 'one', ''])).toBe('object');
  });

  it('do not include the page that an observer changes to, whether it is loaded or not', async () => {
    const { client, cachedPages } = clientWithPages(40);
    const observer = new QueryObserver<unknown>(client, { queryKey: pageKey(40), enabled: false });
    observer.subscribe(() => undefined);
    observer.setOptions({ queryKey: pageKey(1), enabled: false });
    await Promise.resolve();
    expect(cachedPages()).toEqual([1, ...Array.from({ length: 20 }, (_, index) => 21 + index)]);
    observer.setOptions({ queryKey: pageKey(41), enabled: false });
    await Promise.resolve();
    client.setQueryData(pageKey(41), 'come');
    expect(observer.getCurrentResult().data).toBe('come');
  });
});
