// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { beginFirstReads, partsAt } from '../../src/app/firstReads';
import { dateFilter } from '../../src/list/listParts';
import { json } from '../support/fakeFetch';

const host = 'https://backend.test';

let sessions = 0;

/** Returns the requests prefetched for an address, as 'METHOD path body', with a new session by default. */
function readsAt(address: string, token = `session-${sessions++}`) {
  const sent = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(() =>
    Promise.resolve(json({ success: true, message: '', data: [], count: 0 })),
  );
  vi.stubGlobal('fetch', sent);
  const [pathname = '', search = ''] = address.split('?');
  beginFirstReads({ host, token, pathname, search });
  return sent.mock.calls.map(([url, { method, body, headers }]) => {
    expect(headers).toMatchObject({ Authorization: token });
    return `${method} ${url.slice(host.length)} ${typeof body === 'string' ? body : ''}`.trim();
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
  delete window.earlyReads;
});

describe('prefetching after sign-in', () => {
  it('requests the page of the target screen, and the dashboard for the name in the bar', () => {
    expect(readsAt('/activity?page=3')).toEqual([
      'GET /api/user/dashboard',
      'POST /api/user/activitys {"limit":10,"skip":20}',
    ]);
  });

  it('finds a screen by its route in any case, with its path parameters', () => {
    const [, level = ''] = readsAt('/Level/4');
    expect(level).toMatch(/"level":"?4\b/);
  });

  it('skips a list that the address filters, and an unknown screen', () => {
    for (const address of [
      '/nowhere',
      '/bonus?tab=roi',
      '/tranctattion?from=2026-01-01',
      '/tranctattion?to=2026-01-31',
    ])
      expect([address, ...readsAt(address)]).toEqual([address, 'GET /api/user/dashboard']);
    expect(window.earlyReads).toHaveLength(1);
  });

  it('requests a trade only when the address has its id', () => {
    expect(readsAt('/openview?id=t1')[1]).toMatch(/^POST \/api\/user\/tradeDetails .*"id":"t1"/);
    expect(readsAt('/openview')).toEqual(['GET /api/user/dashboard']);
  });

  it('keeps nothing of an earlier session', () => {
    readsAt('/activity', 'earlier-token');
    readsAt('/wallet', 'later-token');
    expect(JSON.stringify(window.earlyReads)).not.toContain('earlier-token');
    expect(window.earlyReads).toHaveLength(2);
  });

  it('sends each request once, even when the portal renders again', () => {
    expect(readsAt('/activity', 'one-token')).toHaveLength(2);
    expect(readsAt('/activity', 'one-token')).toEqual([]);
  });
});

it('a screen with a date filter preloads that filter, other screens do not', () => {
  for (const path of ['/tranctattion', '/usertouser', '/close_position', '/Tranctattion'])
    expect([path, partsAt(path)]).toEqual([path, [dateFilter]]);
  for (const path of ['/activity', '/wallet', '/level/2', '/dashboard', '/nowhere'])
    expect([path, partsAt(path)]).toEqual([path, []]);
});
