// Tests that responses which prove nothing neither pass nor fail a rule: of a limited rate, of a host that is gone, and
// of a proxy.
import { afterAll, describe, expect, it } from 'vitest';
import { curlOf } from '../../contract/checker/report/summary';
import { openChecked, passed, reasons } from './checkedBackend';
import { isMembers, json, list, networkError, page, rejection, unauthorized } from './fakeResponses';
import { createVirtualClock } from './virtualClock';

const backend = await openChecked();
afterAll(() => backend.close());

describe('a backend that limits the rate', () => {
  it.each([
    ['429 with seconds', 429, { 'retry-after': '3' }, 3000],
    [
      '503 with a date',
      503,
      { 'retry-after': 'Thu, 05 Mar 2026 21:00:09 GMT', date: 'Thu, 05 Mar 2026 21:00:05 GMT' },
      4000,
    ],
    ['429 without Retry-After', 429, {}, 1000],
    ['429 that asks for no wait', 429, { 'retry-after': '0' }, 1000],
  ])('is asked again later, after %s', async (_name, status, headers, wait) => {
    const seen = new Set<string>();
    const fetch = backend.watched(async (request) => {
      const key = request.url + (await request.clone().text()).slice(0, 300);
      if (seen.has(key)) return undefined;
      seen.add(key);
      return rejection('Slow down', status, headers);
    });
    const clock = createVirtualClock();
    const { report, findings } = await backend.check({
      of: ['deposits'],
      rules: ['status', 'page-size', 'reject-zero-limit', 'not-shared'],
      fetch,
      clock,
    });
    expect(findings).toEqual([]);
    expect(passed(report)).toHaveLength(4);
    expect(Math.max(...clock.sleeps)).toBeGreaterThanOrEqual(wait);
    expect(Math.max(...clock.sleeps)).toBeLessThan(wait + 1000);
  });

  it('is not judged if it asks to wait too long', async () => {
    const fetch = backend.watched(() => rejection('Slow down', 429, { 'retry-after': '3600' }));
    const { report, findings } = await backend.check({ of: ['activity'], fetch });
    expect(findings).toEqual([]);
    expect(passed(report)).toEqual([]);
    expect(report.stopReason).toBe('the backend asks to wait 3600 s, and the check waits at most 120 s');
    expect(report.requests).toBeLessThan(5);
  });

  it('is asked no longer about one call that it limits for good', async () => {
    const fetch = backend.watched((_request, call) =>
      call === 'activitys' ? rejection('Slow down', 429) : undefined,
    );
    const { report, findings } = await backend.check({ of: ['activity'], fetch });
    expect(findings).toEqual([]);
    expect(report.stopped).toBe(false);
    expect(reasons(report)).toContainEqual(expect.stringContaining('try a lower --per-second'));
    expect(report.requests).toBeLessThan(15);
  });

  it('gets no write twice', async () => {
    let writes = 0;
    const fetch = backend.watched((request, call) => {
      if (call !== 'addTicket' || !isMembers(request)) return undefined;
      writes += 1;
      return rejection('Slow down', 429, { 'retry-after': '1' });
    });
    await backend.check({ of: ['banners'], writes: true, rules: ['write-shows'], fetch });
    expect(writes).toBe(1);
  });
});

describe('a connection that the server closes', () => {
  it('is also tried once more for a write without a token, which changes nothing', async () => {
    let requests = 0;
    const fetch = backend.watched((_request, call) => {
      requests += call === 'addTicket' ? 1 : 0;
      return call === 'addTicket' && requests === 1 ? Promise.reject(networkError('ECONNRESET')) : undefined;
    });
    const { findings } = await backend.check({ of: ['tickets'], rules: ['token-missing'], fetch });
    expect(findings).toEqual([]);
    expect(requests).toBe(2);
  });

  it('after its headers is reported as a body that can not be read', async () => {
    const fetch = backend.watched((_request, call) => {
      if (call !== 'getNews') return undefined;
      const body = new ReadableStream({ start: (stream) => stream.error(networkError('UND_ERR_SOCKET')) });
      return new Response(body, { headers: { 'content-type': 'application/json' } });
    });
    const { findings } = await backend.check({ of: ['news'], rules: ['answers'], fetch });
    const [{ got, exchange } = {}] = findings;
    expect(got).toBe("no response: its body can't be read: UND_ERR_SOCKET");
    expect(exchange && curlOf(exchange)).toContain('curl -sS --compressed -X GET');
  });

  it.each(['ECONNRESET', 'UND_ERR_SOCKET'])(
    'before a byte arrives (%s) is tried once more, for reads',
    async (code) => {
      const tried = new Set<string>();
      let writes = 0;
      const fetch = backend.watched(async (request, call) => {
        const key = request.url + (await request.clone().text()).slice(0, 300);
        if (call === 'addTicket') writes += 1;
        if (tried.has(key)) return undefined;
        tried.add(key);
        throw networkError(code);
      });
      const { report, findings } = await backend.check({
        of: ['deposits'],
        rules: ['page-size', 'status'],
        fetch,
      });
      expect(findings).toEqual([]);
      expect(passed(report)).toHaveLength(2);
      await backend.check({ of: ['banners'], writes: true, rules: ['write-shows'], fetch });
      expect(writes).toBe(1);
    },
  );
});

describe('a host that is gone', () => {
  it.each([
    ['refuses connections', () => Promise.reject(networkError('ECONNREFUSED')), 'answers'],
    ['resets connections', () => Promise.reject(networkError('ECONNRESET')), 'answers'],
    ['is missing behind a proxy', () => Promise.resolve(page(502)), 'status'],
  ])('during the check and %s is one violation', async (_name, respond, rule) => {
    let requests = 0;
    const fetch: typeof globalThis.fetch = (...request) => {
      requests += 1;
      return requests <= 20 ? backend.forward(...request) : respond();
    };
    const { report, findings } = await backend.check({ of: ['activity', 'deposits'], fetch });
    expect(findings.map((finding) => finding.rule)).toEqual([rule]);
    expect(report.stopped).toBe(true);
    expect(requests).toBeLessThan(35);
  });

  it('from the start is one violation', async () => {
    const fetch = () => Promise.reject(networkError('ENOTFOUND'));
    const { report, findings } = await backend.check({ fetch });
    expect(findings.map(({ rule, got }) => [rule, got])).toEqual([['answers', 'no response: ENOTFOUND']]);
    expect(report.requests).toBeLessThan(10);
  });
});

describe('a redirect', () => {
  const login = 'https://login.example.test/?next=/api';

  it.each([301, 302, 303, 307, 308])(
    'of one call (%i) is one violation, and is not followed',
    async (status) => {
      const hosts = new Set<string>();
      const fetch = backend.watched((request, call) => {
        hosts.add(new URL(request.url).host);
        return call === 'activitys' ? page(status, { location: login }) : undefined;
      });
      const { report, findings } = await backend.check({ of: ['activity'], fetch });
      expect(findings.map(({ rule, got }) => [rule, got])).toEqual([
        ['status', `status ${status}, a redirect to ${login}`],
      ]);
      expect([...hosts]).toEqual(['backend.test']);
      expect(report.stopped).toBe(false);
      expect(passed(report).map(({ rule }) => rule)).toEqual(['answers']);
    },
  );

  it('of every call is one violation', async () => {
    const fetch = () => Promise.resolve(page(301, { location: '/api/v2/' }));
    const { report, findings } = await backend.check({ fetch });
    expect(findings.map(({ got }) => got)).toEqual(['status 301, a redirect to /api/v2/']);
    expect(report.stopped).toBe(true);
    expect(report.requests).toBeLessThan(10);
  });
});

describe('no rule passes on', () => {
  // What these rules require is true of any response that arrives, or of the preflight only.
  const anyResponse = ['answers', 'cors-preflight'];
  const ofTokens = ['token-missing', 'token-wrong', 'token-expired'];
  it.each([
    ['500 in JSON', () => rejection('Out of order', 500), ['json'], ['status']],
    [
      'an error for every request',
      () => rejection('No', 400),
      ['json', 'cors-answer'],
      ['status', ...ofTokens],
    ],
    ['a call that the backend lacks', () => rejection('Not found', 404), [], ['status']],
    ['a page with 200', () => page(200), ['status'], ['json', ...ofTokens]],
    ['an empty response', () => new Response(null, { status: 204 }), ['status'], ['json', ...ofTokens]],
    ['a JSON array', () => json([]), ['status'], ['json', ...ofTokens]],
    ['429', () => json({}, 429, { 'retry-after': '999' }), [], []],
    ['a redirect', () => page(302, { location: '/login' }), [], ['status']],
    ['no response', () => Promise.reject(networkError('ETIMEDOUT')), [], ['answers']],
  ])(
    '%s; other rules report it or are skipped',
    async (name, respond: () => Response | Promise<Response>, allowed, rules) => {
      const fetch = backend.watched(async (request, call) =>
        call === 'activitys' && request.method !== 'OPTIONS' ? respond() : undefined,
      );
      const { report, findings } = await backend.check({ of: ['activity'], fetch });
      const names = passed(report).map(({ rule }) => rule);
      expect(names.filter((rule) => ![...anyResponse, ...allowed].includes(rule))).toEqual([]);
      expect(findings.map(({ rule }) => rule)).toEqual(rules);
      const isMissing = reasons(report).includes('the backend does not have this call');
      expect(isMissing).toBe(name === 'a call that the backend lacks');
    },
  );

  it('later pages without rows', async () => {
    const fetch = backend.watched((_request, call, body) =>
      call === 'activitys' && Number(body?.skip) > 0 ? list([], { count: 24 }) : undefined,
    );
    const { report } = await backend.check({
      of: ['activity'],
      rules: ['later-fields', 'page-size', 'pages-join'],
      fetch,
    });
    expect(passed(report)).toEqual([]);
    expect(reasons(report)).toEqual(['the later pages have no rows']);
  });

  it('a request that the backend did not check because it rejects the token', async () => {
    const fetch = backend.watched((request, call, body) =>
      call === 'activitys' && isMembers(request) && body?.limit === 0 ? unauthorized(200) : undefined,
    );
    const { report, findings } = await backend.check({
      of: ['activity'],
      rules: ['reject-zero-limit'],
      fetch,
    });
    expect(findings).toEqual([]);
    expect(reasons(report)).toEqual([expect.stringContaining('the token is rejected')]);
  });
});
