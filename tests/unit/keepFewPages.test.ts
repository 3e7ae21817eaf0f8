import { QueryObserver, type QueryKey } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { UNSEEN_PAGES } from '../../src/providers/keepFewPages';
import { createQueryClient } from '../../src/providers/queryClient';

const pageKey = (page: number) => ['data', 'default', 'toys', 'list', { pagination: { currentPage: page } }];

/** A client in which so many pages were read, one a second, and the way to look at something and leave. */
function after(pages: number) {
  const client = createQueryClient({ open: () => undefined });
  for (let page = 1; page <= pages; page++)
    client.setQueryData(pageKey(page), { page }, { updatedAt: page * 1000 });
  const look = (queryKey: QueryKey) =>
    new QueryObserver(client, { queryKey, enabled: false }).subscribe(() => undefined);
  const kept = () =>
    Array.from({ length: pages }, (_, index) => index + 1).filter(
      (page) => client.getQueryData(pageKey(page)) !== undefined,
    );
  return { client, look, kept };
}

describe('pages that nobody looks at', () => {
  it('are kept up to 20, the latest ones', async () => {
    expect(UNSEEN_PAGES).toBe(20);
    const { look, kept } = after(50);
    look(pageKey(50))();
    await Promise.resolve();
    expect(kept()).toEqual(Array.from({ length: 20 }, (_, index) => 31 + index));
  });

  it('do not count the one in view, however old, nor what is no page', async () => {
    const { client, look, kept } = after(40);
    client.setQueryData(['data', 'default', 'toys', 'all-pages', {}], 'whole', { updatedAt: 1 });
    client.setQueryData(['data', 'default', 'dashboard', 'one', ''], 'object', { updatedAt: 1 });
    look(pageKey(2));
    look(pageKey(40))();
    await Promise.resolve();
    expect(kept()).toEqual([2, ...Array.from({ length: 20 }, (_, index) => 21 + index)]);
    expect(client.getQueryData(['data', 'default', 'toys', 'all-pages', {}])).toBe('whole');
    expect(client.getQueryData(['data', 'default', 'dashboard', 'one', ''])).toBe('object');
  });

  it('do not take away the one that is turned to, read or not', async () => {
    const { client, kept } = after(40);
    const observer = new QueryObserver<unknown>(client, { queryKey: pageKey(40), enabled: false });
    observer.subscribe(() => undefined);
    observer.setOptions({ queryKey: pageKey(1), enabled: false });
    await Promise.resolve();
    expect(kept()).toEqual([1, ...Array.from({ length: 20 }, (_, index) => 21 + index)]);
    observer.setOptions({ queryKey: pageKey(41), enabled: false });
    await Promise.resolve();
    client.setQueryData(pageKey(41), 'come');
    expect(observer.getCurrentResult().data).toBe('come');
  });
});
