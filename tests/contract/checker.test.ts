import { afterAll, describe, expect, it } from 'vitest';
import { isEmpty, stateOf } from '../../contract/checker/report/summary';
import { terminalReport } from '../../contract/checker/report/terminal';
import { pagingRules } from '../../contract/checker/rules/paging';
import { readTargets } from '../../contract/checker/targets';
import { getValue } from '../../src/core/defineResource';
import { formatValue, UNREADABLE } from '../../src/core/valueTypes';
import { tradeDetails } from '../../src/resources';
import { products } from '../support/exampleLists';
import { lists } from '../support/resources';
import { openChecked, reasons } from './checkedBackend';
import { isMembers, page, rejection } from './fakeResponses';

const backend = await openChecked();
afterAll(() => backend.close());

it('the rows of the sandbox have a readable value in every required field', async () => {
  const { targets } = await readTargets(lists, undefined, backend.send);
  for (const { contract, resource, body } of targets.filter((target) => target.kind === 'list')) {
    const { json } = await backend.send({ ...contract, body });
    const rows = getValue(json, resource.read.rows ?? 'data') as readonly unknown[];
    expect(rows.length, resource.name).toBeGreaterThan(0);
    for (const field of resource.fields.filter(({ optional }) => !optional))
      for (const row of rows) {
        const raw = getValue(row, field.key);
        expect([resource.name, field.key, raw, formatValue(field, raw)]).not.toContain(UNREADABLE);
      }
  }
});

it('the checker takes no parameter from a link to the screen of another list', async () => {
  const read = { method: 'POST', path: 'api/user/vouchers' } as const;
  const vouchers = { ...products, read, actions: [{ title: 'View', to: '/voucherdetails?id={code}' }] };
  const details = {
    ...products,
    name: 'voucher-details',
    read: { ...read, path: 'api/user/voucherDetails', params: ['id'] },
    screens: [{ path: '/voucherdetails' }],
  };
  const data = [{ code: 'V-1', _id: 'T-1' }];
  const exchange = await backend.send(read);
  const { targets } = await readTargets([vouchers, details, tradeDetails], undefined, () =>
    Promise.resolve({ ...exchange, json: { success: true, message: '', data } }),
  );
  expect(targets.map(({ body }) => body)).toMatchObject([{}, { id: 'V-1' }, { id: 'T-1' }]);
});

it('the checker finds no violation in a correct backend when it only reads', async () => {
  const { report, findings } = await backend.check();
  expect(findings).toEqual([]);
  expect(report.outcomes.length).toBeGreaterThan(1000);
  // Rules share responses, so there are fewer requests than checks.
  expect(report.requests).toBeLessThan(0.7 * report.outcomes.length);
  expect(report.stopped).toBe(false);
});

/** Returns a `fetch` for which the list of activities has as many rows as `length` returns. */
const activities = (length: () => number) =>
  backend.watched((_request, call, body) => {
    if (call !== 'activitys') return undefined;
    const [limit, skip] = [Number(body?.limit), Number(body?.skip)];
    const all = Array.from({ length: length() }, (_row, index) => ({
      activity: 'Trade',
      message: `Trade ${index}`,
      createdAt: '2026-03-05T21:07:09Z',
    }));
    const data = all.slice(skip, skip + limit);
    return Response.json({ success: true, message: '', data, count: all.length });
  });

describe('a contract check', () => {
  it("sends the portal's headers: POST has no Accept", async () => {
    const seen = new Map<string, (string | null)[]>();
    const fetch = backend.watched(({ headers }, call) => {
      seen.set(call, [headers.get('accept'), headers.get('content-type')]);
      return undefined;
    });
    await backend.check({ of: ['activity', 'winners'], rules: ['status'], fetch });
    expect(seen.get('activitys')).toEqual([null, 'application/json']);
    expect(seen.get('randomProfit')).toEqual(['application/json', 'application/json']);
  });

  it('sends only reads with a valid token when it does not write', async () => {
    const seen = new Set<string>();
    const fetch = backend.watched((request, call) => {
      if (isMembers(request)) seen.add(`${request.method} ${call}`);
      return undefined;
    });
    await backend.check({ of: ['tickets', 'bindings', 'dashboard'], fetch });
    expect([...seen].toSorted()).toEqual(['GET dashboard', 'GET getExchange', 'POST getTicket']);
  });

  it('looks up a sponsor whose id is a number', async () => {
    const bodies: unknown[] = [];
    const fetch = backend.watched((_request, call, body) => {
      if (call === 'fetchDetails') bodies.push(body);
      if (call !== 'dashboard') return undefined;
      return Response.json({ success: true, message: '', data: { user: { sponserId: 1234 } } });
    });
    await backend.check({ of: ['recipient'], rules: ['status'], namesRecipient: false, fetch });
    expect(bodies).toEqual([{ uid: '1234' }]);
  });

  it('counts as empty when every response is an error', async () => {
    const fetch = () => Promise.resolve(rejection('Out of order', 500));
    const { report } = await backend.check({ of: ['activity'], rules: ['count', 'rows'], fetch });
    expect(report.outcomes.map(({ skipped }) => skipped)).toEqual(
      Array(2).fill('the response to the valid request is not a success'),
    );
    expect(isEmpty(report)).toBe(true);
  });

  it('finds the ID of a trade in a list that it does not check', async () => {
    const { report } = await backend.check({ of: ['trade-details'], rules: ['fields'] });
    expect(report.outcomes.map(stateOf)).toEqual(['passed']);
  });

  it.each([
    ['values that change, in rows with a row key', 'futures-trades', (row: object) => ({ ...row, price: 1 })],
    [
      'another order of keys, in rows without a row key',
      'activity',
      (row: object) => Object.fromEntries(Object.entries(row).toReversed()),
    ],
  ])('accepts %s', async (_name, of, change) => {
    let requests = 0;
    const fetch = backend.watched(async (request) => {
      const response = await backend.forward(request.clone());
      const body = (await response.json()) as { data?: object[] };
      requests += 1;
      return Response.json(requests % 2 && body.data ? { ...body, data: body.data.map(change) } : body);
    });
    const { report } = await backend.check({ of: [of], rules: ['same-again', 'pages-join'], fetch });
    const states = report.outcomes.map(stateOf);
    expect(states.length).toBeGreaterThan(1);
    expect(new Set(states)).toEqual(new Set(['passed']));
  });

  it('skips the rules about rows without an id when a row changes between two reads', async () => {
    let requests = 0;
    const fetch = backend.watched(async (request, call, sent) => {
      if (call !== 'withrawOrders') return undefined;
      const response = await backend.forward(request.clone());
      const body = (await response.json()) as { data: object[] };
      if (sent?.skip !== 0 || requests++ > 0) return Response.json(body);
      return Response.json({ ...body, data: body.data.map((row) => ({ ...row, status: 'APPLIED' })) });
    });
    const { report, findings } = await backend.check({ of: ['withdrawals'], rules: ['same-again'], fetch });
    expect(findings).toEqual([]);
    expect(reasons(report)).toEqual(['a row changed during the check']);
  });

  it('reports ids that are missing once, and an id that occurs twice on a page', async () => {
    const withIds = (id: unknown) =>
      backend.revised((key, value) => (key === '_id' ? id : value), ['trades']);
    const rules = ['fields', 'no-row-twice'];
    const missing = await backend.check({ of: ['futures-trades'], rules, fetch: withIds(null) });
    expect(missing.rules).toEqual(['fields']);
    const same = await backend.check({ of: ['futures-trades'], rules, fetch: withIds('same') });
    expect(same.findings.map(({ got }) => got)).toEqual(['_id "same" twice on page 1']);
  });

  it('names the type of a wrong value, and the values that are allowed', async () => {
    const fetch = backend.revised((key, value) =>
      key === 'createdAt' ? '05/03/2026' : key === 'isVerified' ? 1 : value,
    );
    const { findings } = await backend.check({ of: ['direct-team'], rules: ['fields'], fetch });
    expect(findings.map(({ got }) => got.split(' · ')[0])).toEqual([
      'data.*.createdAt must be a valid date (A date, a date-time as in RFC 3339, or epoch ms)',
      'data.*.isVerified must be true or false or null or ""',
    ]);
  });

  it('accepts messages that contain words of stack traces or SQL', async () => {
    const fetch = backend.watched((_request, call, body) =>
      call === 'activitys' && body?.limit === 0
        ? rejection('Closed at 2026-03-05 10:30:15. Please select an option from list', 400)
        : undefined,
    );
    const { findings } = await backend.check({ of: ['activity'], rules: ['reject-zero-limit'], fetch });
    expect(findings).toEqual([]);
  });

  it('escapes invisible characters in its findings', async () => {
    const fetch = backend.watched(({ headers }) =>
      headers.has('authorization') ? undefined : rejection('Unauthorized!\u200b\u202e\u00a0👩‍👧', 401),
    );
    const { findings } = await backend.check({ of: ['news'], rules: ['token-missing'], fetch });
    expect(findings[0]?.got).toContain(String.raw`"Unauthorized!\u200b\u202e\u00a0👩‍👧"`);
  });

  const noPackage = { packageAmount: null, packageValidity: undefined, binanceBalance: null };
  it.each([
    ['an empty paidStatus', { paidStatus: '' }],
    ['a paidStatus that is null', { paidStatus: null }],
    ['no paidStatus', { paidStatus: undefined }],
    ['a member without package and exchange', noPackage],
    ['user ids that are numbers', { from: 100001, to: 100002, uid: 100003 }],
  ])('accepts %s', async (_name, values: Readonly<Record<string, unknown>>) => {
    const fetch = backend.revised((key, value) => (key in values ? values[key] : value));
    const { findings, report } = await backend.check({
      of: ['dashboard', 'direct-team', 'level-members', 'transactions', 'level-income', 'winners'],
      rules: ['fields'],
      fetch,
    });
    expect(findings).toEqual([]);
    expect(report.outcomes.map(stateOf)).toEqual(Array(8).fill('passed'));
  });

  it.each([
    [
      0,
      'the list is empty',
      ['count-steady', 'later-fields', 'no-row-twice', 'page-size', 'pages-join', 'same-again'],
    ],
    [3, 'the list has one page', ['count-steady', 'later-fields', 'no-row-twice']],
  ])('skips the paging rules that %i rows cannot violate: %s', async (length, reason, rules) => {
    const { findings, report } = await backend.check({
      of: ['activity'],
      rules: pagingRules.map(({ id }) => id),
      fetch: activities(() => length),
    });
    expect(findings).toEqual([]);
    const skipped = report.outcomes.filter((outcome) => outcome.skipped === reason).map(({ rule }) => rule);
    expect(skipped.toSorted()).toEqual(rules);
  });

  it('skips past-the-end when rows are added during the check', async () => {
    let length = 20;
    const fetch = activities(() => length++);
    const { findings, report } = await backend.check({ of: ['activity'], rules: ['past-the-end'], fetch });
    expect(findings).toEqual([]);
    expect(report.outcomes.map(({ skipped }) => skipped)).toEqual(['the count changed during the check']);
  });

  it.each([
    [[], { errors: [{ field: 'authorization', code: 'missing' }], error: { code: 401 } }],
    [[], { meta: { requestId: 'a1' }, details: ['missing'], data: [], token: null }],
    [['an error response without data'], { totalProfit: '186.48' }],
    [['an error response without data'], { data: 'a deposit address' }],
    [['an error response without data'], { data: [{ amount: '1' }] }],
  ])('finds %j in an error response with %j', async (expected, rest) => {
    const fetch = backend.watched(({ headers }) => {
      const error = Response.json({ success: false, message: 'Unauthorized!', ...rest });
      return headers.has('authorization') ? undefined : error;
    });
    const { findings } = await backend.check({ of: ['profit'], rules: ['token-missing'], fetch });
    expect([...new Set(findings.map((finding) => finding.expected))]).toEqual(expected);
  });

  it('reports an accepted body of 5 MB in a few characters', async () => {
    const fetch = backend.watched((_request, call) =>
      call === 'activitys' ? Response.json({ success: true, message: '', data: [], count: 0 }) : undefined,
    );
    const { report, findings } = await backend.check({
      of: ['activity'],
      rules: ['reject-oversized'],
      fetch,
    });
    expect(findings).toHaveLength(1);
    expect(JSON.stringify(report.outcomes).length).toBeLessThan(10_000);
    expect(terminalReport(report)).toContain('# a body of more than 2000 characters');
  });

  it('sends 5 MB once per list, and reports no violation if the connection is too slow', async () => {
    let sent = 0;
    const fetch = backend.watched(async (request) => {
      if ((await request.clone().text()).length < 1e6) return undefined;
      sent += 1;
      throw new TypeError('no response within 15000 ms');
    });
    const { report, findings } = await backend.check({
      of: ['profit'],
      rules: ['reject-oversized'],
      fetch,
    });
    expect(findings).toEqual([]);
    expect(reasons(report)).toContainEqual(expect.stringContaining('to 5 MB (try a higher --timeout)'));
    expect(sent).toBe(1);
  });

  it('accepts 413 as HTML for a body of 5 MB', async () => {
    const fetch = backend.watched(async (request) =>
      (await request.clone().text()).length > 1e6 ? page(413) : undefined,
    );
    const { findings } = await backend.check({ of: ['activity'], rules: ['reject-oversized'], fetch });
    expect(findings).toEqual([]);
  });
});
