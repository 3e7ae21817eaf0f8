import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { consumePrefetch, toPrefetchPlan, startPrefetch } from '../../../src/api/prefetch';
import type { ListResource, ObjectResource } from '../../../src/core/defineResource';
import { banners, dashboard, futuresTrades, levelMembers, profit } from '../../../src/resources';

const sent = vi.fn<(url: string, init: { method: string; body?: string }) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal('window', {});
  vi.stubGlobal('fetch', sent);
  sent.mockImplementation(() => Promise.resolve(new Response('{}')));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sent.mockReset();
});

/** Starts the prefetch of these resources at a URL query, and returns the bodies that were sent. */
function prefetch(
  resources: readonly (ListResource | ObjectResource)[],
  query = '',
  params: Record<string, string> = {},
) {
  const search = new URLSearchParams(query);
  startPrefetch(resources.map(toPrefetchPlan), { host: 'https://backend.test', token: 't', search, params });
  return sent.mock.calls.map(([, { body }]): unknown => body && JSON.parse(body));
}

describe('a prefetch', () => {
  it('sends the method, path, fixed body and token of an object', () => {
    expect(prefetch([banners, dashboard])).toEqual([{ limit: 10, skip: 0 }, undefined]);
    const [[url, init]] = sent.mock.calls as [[string, object]];
    expect(url).toBe(`https://backend.test/${banners.one.path}`);
    expect(init).toMatchObject({ method: 'POST', headers: { Authorization: 't' } });
    expect(sent.mock.calls[1]).toMatchObject([
      `https://backend.test/${dashboard.one.path}`,
      { method: 'GET' },
    ]);
  });

  it('sends the page and the choice in the URL of a list', () => {
    expect(prefetch([futuresTrades], 'page=3')).toEqual([{ limit: 10, skip: 20, type: 'FUTURE' }]);
    sent.mockClear();
    expect(prefetch([profit], 'page=2&time=7day')).toEqual([{ limit: 10, skip: 10, time: '7day' }]);
  });

  it.each(['from=2026-01-01', 'q=x', 'closeStatus=true', 'where.pair=x'])(
    'sends page 1 of a list with the parameter %s, and no other page: the list may start with page 1',
    (query) => {
      expect(prefetch([futuresTrades], query)).toEqual([{ limit: 10, skip: 0, type: 'FUTURE' }]);
      sent.mockClear();
      expect(prefetch([futuresTrades], `page=3&${query}`)).toEqual([]);
    },
  );

  it('sends nothing for another tab or without a required parameter', () => {
    expect(prefetch([futuresTrades], 'tab=orders')).toEqual([]);
    expect(prefetch([levelMembers])).toEqual([]);
    expect(prefetch([levelMembers], '', { level: '2' })).toEqual([{ limit: 10, skip: 0, level: '2' }]);
  });
});

describe('a prefetched response', () => {
  const requestAt = (index: number) => {
    const [url, init] = sent.mock.calls[index] ?? [];
    return { url, init } as Parameters<typeof consumePrefetch>[0];
  };

  it('is returned once, and only for the same URL and body', async () => {
    prefetch([futuresTrades, profit]);
    const trades = requestAt(0);
    expect(consumePrefetch({ ...trades, url: `${trades.url}?` })).toBeUndefined();
    expect(consumePrefetch({ ...trades, init: requestAt(1).init })).toBeUndefined();
    expect(await consumePrefetch(requestAt(1))).toBeInstanceOf(Response);
    expect(await consumePrefetch(trades)).toBeInstanceOf(Response);
    expect(consumePrefetch(trades)).toBeUndefined();
  });

  it('is ignored after 15 s', () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
    prefetch([futuresTrades, profit]);
    now.mockReturnValue(15_999);
    expect(consumePrefetch(requestAt(0))).toBeDefined();
    now.mockReturnValue(16_000);
    expect(consumePrefetch(requestAt(1))).toBeUndefined();
  });
});
