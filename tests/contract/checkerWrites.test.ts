// Tests the rules of the contract checker that change data.
import { afterAll, describe, expect, it } from 'vitest';
import { isEmpty, stateOf } from '../../contract/checker/report/summary';
import { writeRules } from '../../contract/checker/rules';
import { getValue } from '../../src/core/defineResource';
import { openChecked } from './checkedBackend';
import { rejection } from './fakeResponses';

const backend = await openChecked();
afterAll(() => backend.close());

/** Returns a `fetch` that records the calls whose names match, and the list of them. */
function recordedCalls(next: typeof fetch, names = /./) {
  const calls: string[] = [];
  const fetch = backend.watched((_request, call) => {
    if (names.test(call)) calls.push(call);
    return undefined;
  }, next);
  return { calls, fetch };
}

/** Returns a `fetch` that records the calls that bind, change or unbind keys. */
const bindingCalls = (respond: (call: string) => Response | undefined) =>
  recordedCalls(
    backend.watched((_request, call) => respond(call)),
    /bind/i,
  );

/** The ids of the rules that `--writes` adds. */
const ids = writeRules.map(({ id }) => id);

/** Runs rules that write. Checks only the banners: other resources would add rules that read their lists. */
const checkWrites = (
  rules: readonly string[],
  options: { fetch?: typeof fetch; signal?: AbortSignal } = {},
) => backend.check({ writes: true, of: ['banners'], rules, ...options });

/** Returns the data that a check must leave as it was: the phone number and the exchange keys. */
async function shownData() {
  const read = async (path: string) => (await backend.send({ method: 'GET', path })).json;
  const phone = getValue(await read('api/user/dashboard'), 'data.user.phoneNumber') as string;
  return { phone, bindings: getValue(await read('api/user/getExchange'), 'data') };
}

describe('a contract check with writes', () => {
  it('passes each rule for a correct backend', async () => {
    const { report } = await checkWrites(ids);
    expect(report.outcomes.map(stateOf)).toEqual(writeRules.map(() => 'passed'));
  });

  it('sends no transfer when no recipient is given', async () => {
    const transfers: unknown[] = [];
    const fetch = backend.watched((_request, call, body) => {
      if (call === 'fundTransfer') transfers.push(body);
      return undefined;
    });
    const { report } = await backend.check({ writes: true, of: ['banners'], namesRecipient: false, fetch });
    expect(transfers).toEqual([]);
    const skipped = report.outcomes.filter((outcome) => outcome.skipped === 'no recipient was given');
    expect(skipped.map(({ rule }) => rule)).toEqual([
      'write-shows',
      'reject-negative-amount',
      'reject-zero-amount',
      'reject-text-amount',
      'reject-overdraft',
      'reject-unknown-member',
    ]);
  });

  it.each([404, 405, 501, 401, 429])('skips rules whose write has the status %i', async (status) => {
    const fetch = backend.watched((_request, call) => {
      const isWrite = /^(add|fundTransfer|placeWithraw|activateAccount|bind)/.test(call);
      return isWrite ? rejection(status === 401 ? 'Unauthorized!' : 'No', status) : undefined;
    });
    const { report, findings } = await checkWrites(ids, { fetch });
    expect(findings).toEqual([]);
    expect(report.outcomes).toHaveLength(writeRules.length);
    expect(isEmpty(report)).toBe(true);
    if (status === 429) expect(report.outcomes[0]?.skipped).toContain('try a lower --per-second');
  });

  it.each([404, 401])('accepts the status %i of a request that the backend checked', async (status) => {
    const fetch = backend.watched((request, call) => {
      const isChecked = /^(fundTransfer|placeWithraw)$/.test(call) && request.headers.has('Authorization');
      return isChecked ? rejection('No such member or code', status) : undefined;
    });
    const { report, findings } = await checkWrites(['reject-unknown-member', 'reject-wrong-code'], { fetch });
    expect(findings).toEqual([]);
    expect(report.outcomes.map(({ skipped }) => skipped)).toEqual([undefined, undefined]);
  });

  it('passes no rejection of a call that rejects the valid request too', async () => {
    const fetch = backend.watched((request, call) =>
      ['fundTransfer', 'bind'].includes(call) && request.headers.has('Authorization')
        ? rejection('Out of order')
        : undefined,
    );
    const rules = ['write-shows', 'reject-zero-amount', 'reject-overdraft', 'reject-special-keys'];
    const { report } = await checkWrites(rules, { fetch });
    const rejections = report.outcomes.filter(({ rule }) => rule.startsWith('reject-'));
    expect(rejections.map(({ skipped }) => skipped)).toEqual(
      Array(3).fill('the backend rejects a valid request too'),
    );
  });

  it('skips transfers and withdrawals that exceed the balance', async () => {
    const balances: Readonly<Record<string, unknown>> = { mainBalance: '0.005', incomeBalance: 9.99 };
    const { calls, fetch } = recordedCalls(
      backend.revised((key, value) => balances[key] ?? value, ['dashboard']),
    );
    const rules = ['write-shows', 'reject-unknown-member', 'reject-wrong-code'];
    const { report, findings } = await checkWrites(rules, { fetch });
    expect(findings).toEqual([]);
    expect(calls).not.toContain('fundTransfer');
    expect(calls).not.toContain('placeWithraw');
    expect(report.outcomes.flatMap(({ skipped = [] }) => skipped)).toEqual([
      'it needs 0.01 USDT in mainBalance, which is 0.005',
      'it needs 0.01 USDT in mainBalance, which is 0.005',
      'it needs 10 USDT in incomeBalance, which is 9.99',
    ]);
  });

  it('compares large balances exactly', async () => {
    const fetch = backend.revised((key, value) =>
      key === 'mainBalance' ? `12345678901${String(value)}` : value,
    );
    const { report } = await checkWrites(['write-shows'], { fetch });
    expect(report.outcomes.map(stateOf)).toEqual(Array(4).fill('passed'));
  });

  it('accepts lists without a count, which another rule reports', async () => {
    const fetch = backend.revised(
      (key, value) => (key === 'count' ? undefined : value),
      ['getTicket', 'allTxns'],
    );
    expect((await checkWrites(['write-shows'], { fetch })).findings).toEqual([]);
  });

  it('accepts that a backend rejects keys that the exchange does not know', async () => {
    const { calls, fetch } = bindingCalls((call) =>
      call === 'bind' ? rejection('Unknown API key') : undefined,
    );
    const { report, findings } = await checkWrites(['write-shows'], { fetch });
    expect(findings).toEqual([]);
    expect(calls).not.toContain('updateBind');
    expect(report.outcomes.map(({ skipped }) => skipped)).toContain(
      'the backend rejects the check\'s keys: "Unknown API key"',
    );
  });

  it.each([
    ['AAAA****AAAA', 'a masked key of 12 characters'],
    ['the-members-key', 'another key of 15 characters'],
  ])('reports that its keys may still be bound when the list shows %s', async (apiKey, got) => {
    const fetch = backend.revised(
      (key, value) => (key === 'exchangeKeys' ? { apiKey } : value),
      ['getExchange'],
    );
    const { report, findings } = await checkWrites(['write-shows'], { fetch });
    expect(findings.map((finding) => finding.got)).toEqual([
      got,
      `${got}. The check's keys may still be bound. Unbind BINANCE.`,
    ]);
    expect(JSON.stringify(report)).not.toContain(apiKey);
  });

  it.each([
    ['null', () => null],
    ['in lower case', (to: unknown) => String(to).toLowerCase()],
  ])('finds a transfer whose recipient is %s', async (_name, change) => {
    const fetch = backend.revised((key, value) => (key === 'to' ? change(value) : value), ['allTxns']);
    expect((await checkWrites(['write-shows'], { fetch })).findings).toEqual([]);
  });

  it('changes no phone number that it could not restore', async () => {
    const { calls, fetch } = recordedCalls(
      backend.revised((key, value) => (key === 'phoneNumber' ? undefined : value)),
    );
    const { report, findings } = await backend.check({ writes: true, of: ['dashboard'], fetch });
    expect(findings).toEqual([]);
    expect(calls).not.toContain('addPhoneNumber');
    expect(report.outcomes.map(({ skipped }) => skipped)).toContain(
      'the dashboard has no user.phoneNumber that could be restored',
    );
  });

  it('unbinds its keys after a violation too', async () => {
    const { calls, fetch } = bindingCalls((call) =>
      call === 'updateBind' ? rejection('Out of order') : undefined,
    );
    const { findings } = await checkWrites(['write-shows'], { fetch });
    expect(findings.map(({ got }) => got)).toEqual([expect.stringContaining('Out of order')]);
    expect(calls).toEqual(['bind', 'updateBind', 'unbind']);
  });

  it.each(['write-shows', 'reject-special-keys'])(
    'binds and unbinds no keys by %s when the list of keys fails',
    async (rule) => {
      const { calls, fetch } = bindingCalls((call) =>
        call === 'getExchange' ? rejection('Too many attempts', 429) : undefined,
      );
      const { report } = await checkWrites([rule], { fetch });
      expect(calls).toEqual([]);
      expect(report.outcomes.map(({ skipped }) => skipped)).toContainEqual(
        expect.stringContaining('the list of exchange keys could not be read: status 429'),
      );
    },
  );

  it('unbinds no keys of the member that it finds in place of its own', async () => {
    let isBound = false;
    const row = { exchangeName: 'BINANCE', exchangeKeys: { apiKey: 'the-members-key' } };
    const { calls, fetch } = bindingCalls((call) => {
      isBound ||= call === 'bind';
      const data = isBound ? [row] : [];
      return call === 'getExchange' ? Response.json({ success: true, message: '', data }) : undefined;
    });
    await checkWrites(['write-shows'], { fetch });
    expect(calls).toEqual(['bind']);
  });

  it('removes its keys and restores the phone number when it is stopped', async () => {
    for (const stopAt of ['bind', 'addPhoneNumber']) {
      const stop = new AbortController();
      const fetch = backend.watched(async (request, call) => {
        if (call !== stopAt || stop.signal.aborted) return undefined;
        const response = await backend.forward(request.clone());
        stop.abort();
        await response.body?.cancel();
        throw new Error('stopped');
      });
      const before = await shownData();
      const { report } = await checkWrites(['write-shows'], { fetch, signal: stop.signal });
      expect(report.stopped).toBe(true);
      expect(await shownData()).toEqual({ ...before, bindings: [] });
    }
  });

  it('reports a phone number that it could not restore', async () => {
    let writes = 0;
    const fetch = backend.watched((_request, call) => {
      if (call === 'addPhoneNumber') writes += 1;
      const failure = rejection('Once a day');
      return call === 'addPhoneNumber' && writes > 1 ? failure : undefined;
    });
    const { phone } = await shownData();
    const { findings } = await checkWrites(['write-shows'], { fetch });
    expect(findings.map(({ expected }) => expected)).toEqual([
      `the earlier user.phoneNumber ${phone} restored`,
    ]);
    // The test number is now the present one, so the check uses another.
    expect((await checkWrites(['write-shows'])).findings).toEqual([]);
    await backend.send({ method: 'POST', path: 'api/user/addPhoneNumber', body: { phonenumber: phone } });
  });
});
