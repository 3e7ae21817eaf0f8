import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { consumePrefetch, toPrefetchPlan, startPrefetch } from '../../../src/api/prefetch';
import type { ListResource, ObjectResource } from '../../../src/core/defineResource';
import { banners, dashboard, futuresTrades, profit } from '../../../src/resources';

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

/** Starts the prefetch of these resources. tests/unit/app/firstRequests.test.tsx tests what the URL changes. */
function prefetch(...resources: readonly (ListResource | ObjectResource)[]) {
  const search = new URLSearchParams();
  startPrefetch(resources.map(toPrefetchPlan), {
    host: 'https://backend.test',
    token: 't',
    search,
    params: {},
  });
}

describe('a prefetch', () => {
  it('sends the method, path and token of an object', () => {
    prefetch(banners, dashboard);
    const [[url, init]] = sent.mock.calls as [[string, object]];
    expect(url).toBe(`https://backend.test/${banners.one.path}`);
    expect(init).toMatchObject({ method: 'POST', headers: { Authorization: 't' } });
    expect(sent.mock.calls[1]).toMatchObject([
      `https://backend.test/${dashboard.one.path}`,
      { method: 'GET' },
    ]);
  });
});

describe('a prefetched response', () => {
  const requestAt = (index: number) => {
    const [url, init] = sent.mock.calls[index] ?? [];
    return { url, init } as Parameters<typeof consumePrefetch>[0];
  };

  it('is returned once, and only for the same URL and body', async () => {
    prefetch(futuresTrades, profit);
    const trades = requestAt(0);
    expect(consumePrefetch({ ...trades, url: `${trades.url}?` })).toBeUndefined();
    expect(consumePrefetch({ ...trades, init: requestAt(1).init })).toBeUndefined();
    expect(await consumePrefetch(requestAt(1))).toBeInstanceOf(Response);
    expect(await consumePrefetch(trades)).toBeInstanceOf(Response);
    expect(consumePrefetch(trades)).toBeUndefined();
  });

  it('is ignored after 15 s', () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
    prefetch(futuresTrades, profit);
    now.mockReturnValue(15_999);
    expect(consumePrefetch(requestAt(0))).toBeDefined();
    now.mockReturnValue(16_000);
    expect(consumePrefetch(requestAt(1))).toBeUndefined();
  });
});
