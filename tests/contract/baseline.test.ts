import { describe, expect, it } from 'vitest';
import { compareWith, formatBaseline, parseBaseline, updatedBaseline } from '../../contract/checker/baseline';
import { stableText } from '../../contract/checker/stableText';
import type { RuleOutcome } from '../../contract/checker/types';
import { checkFake, list } from './fakeResponses';
import { CALL, outcome, reportOf } from './reports';

const skipped = (rule: string): RuleOutcome => ({ ...outcome(rule), skipped: 'no rows' });
const idsOf = (violations: readonly { rule: string; got: string }[]) =>
  violations.map(({ rule, got }) => `${rule} ${got}`);

describe('the stable text of a violation', () => {
  it.each([
    ['count 60, as on page 1', 'count 61, as on page 1'],
    ['data.0.amount must be string', 'data.17.amount must be string · 2 of 3: row 1 has 1, row 3 has {}'],
    ['2 of 3: row 1 has 1, row 3 has null', '1 of 3: row 2 has 17'],
    ['"2026-01-02T03:04:05.678Z"', '"2026-11-28T23:59:59+02:00"'],
    ['since 2026-01-02 10:11', 'since 2027-01-02 11:12:13'],
    ['Wed, 01 Jan 2026 10:00:00 GMT', 'Thu, 15 Feb 2026 11:00:00 GMT'],
    ['"66a1f0c2b3d4e5f60718293a"', '"56a1f0c2b3d4e5f60718293b"'],
    ['trace 0f8fad5b-d9cb-469f-a165-70867728950e', 'trace 7c9e6679-7425-40de-944b-e07fc1f90ae7'],
    ['member WH100001', 'member WH100999'],
    ['"contract check 2026-01-02T03:04:05.678Z 4fzyo8"', '"contract check 2026-01-03T03:04:05.678Z k2j3h4k"'],
    ['row 3: {"_id":"66a1f0c2b3d4e5f60718293a","type":"Deposit"}', 'row 12: {"_id":7,"name":"O\'Neil {"}'],
    ['{"message":"Hello","a":1}', '{"a":2,"message":"Goodbye"}'],
    ['[{"type":"Deposit","amount":"1', '[{"amount":"1","type":"Withdraw and more text that is cut…'],
    [
      'status 500, {"success":false,"message":"Trace 0f8fad5b at 10","stack":"a',
      'status 500, {"success":false,"message":"Trace 1f8fad5c at 11","data":[{"a":"}"}]}',
    ],
    ['"Alice"', '"Bob, who has a \\"longer\\" name that is cut…'],
    ['_id "abcDEFghij" on pages 1 and 2', '_id "klmNOPqrst" on pages 2 and 3'],
    ['status 502, text/html: "<html>a…', 'status 502, text/html: "<html lang=\\"en\\">"'],
    ['mainBalance "12.50", incomeBalance 3', 'mainBalance "0.5", incomeBalance -17.2'],
    ['no response: connect ECONNREFUSED 127.0.0.1:8787', 'no response: connect ECONNREFUSED 127.0.0.1:9000'],
  ])('%s is the same as for %s', (a, b) => {
    expect(stableText(a)).toBe(stableText(b));
  });

  it.each([
    ['status 500, {"success":false}', 'status 404, {"success":false}'],
    ['{"success":false,"message":"Gone"}', '{"success":false,"message":"Wrong"}'],
    ['{"success":true}', '{"success":false}'],
    ['data.0.amount must be string', 'data.0.date must be string'],
    ['3 rows (limit 3)', '3 rows (limit 10)'],
    ['count "1"', 'count 1'],
    ['[]', '[{"a":1}]'],
    ['{}', '[]'],
    ['""', '"a"'],
    ['null', 'nothing'],
  ])('%s differs from %s', (a, b) => {
    expect(stableText(a)).not.toBe(stableText(b));
  });
});

describe('a baseline', () => {
  const first = reportOf(
    outcome('count', ['count 60']),
    outcome('rows', ['null']),
    outcome('fields', ['data.0.a'], 'GET b'),
  );
  const baseline = updatedBaseline(first, []);

  it('is sorted JSON that is the same for another order of outcomes', () => {
    const other = reportOf(
      outcome('fields', ['data.9.a'], 'GET b'),
      outcome('rows', ['null']),
      outcome('count', ['count 61']),
      outcome('count', ['count 62']),
    );
    const text = formatBaseline(baseline);
    expect(formatBaseline(updatedBaseline(other, []))).toBe(text);
    expect(parseBaseline(`\ufeff${text}`)).toEqual(baseline);
    expect(baseline.map(({ call, rule }) => `${call} ${rule}`)).toEqual([
      'GET b fields',
      `${CALL} count`,
      `${CALL} rows`,
    ]);
  });

  it('tells known, new and fixed violations apart', () => {
    const later = reportOf(
      outcome('count', ['count 7']),
      outcome('rows'),
      outcome('fields', ['data.0.b'], 'GET b'),
      outcome('json', ['nothing']),
    );
    const { known, added, gone, notChecked } = compareWith('known.json', baseline, later);
    expect(idsOf(known)).toEqual(['count count 7']);
    expect(idsOf(added)).toEqual(['fields data.0.b', 'json nothing']);
    expect(idsOf(gone)).toEqual(['fields data.<n>.a', 'rows null']);
    expect(notChecked).toEqual([]);
  });

  it('keeps violations of rules that were skipped or not reached', () => {
    const partial = reportOf(skipped('count'), outcome('json', ['nothing']), outcome('fields', [], 'GET c'));
    const { gone, notChecked } = compareWith('known.json', baseline, partial);
    expect(gone).toEqual([]);
    expect(notChecked).toEqual(baseline);
    expect(idsOf(updatedBaseline(partial, baseline)).toSorted()).toEqual(
      ['count count <n>', 'fields data.<n>.a', 'json nothing', 'rows null'].toSorted(),
    );
    expect(updatedBaseline(reportOf(outcome('rows')), baseline).map(({ rule }) => rule)).toEqual([
      'fields',
      'count',
    ]);
  });

  it('knows each wrong field of a response', async () => {
    const row = { createdAt: '2026-01-02T10:00:00.000Z', activity: 'bind', message: 'Keys bound' };
    const check = (...changes: object[]) =>
      checkFake(['activity'], ['fields'], () => list(changes.map((change) => ({ ...row, ...change }))));
    const known = updatedBaseline(await check({ message: 7 }, { message: 8 }), []);
    expect(known).toHaveLength(1);
    const same = compareWith('', known, await check({}, {}, { message: true }));
    expect([same.known.length, same.added.length, same.gone.length]).toEqual([1, 0, 0]);
    const worse = compareWith('', known, await check({ message: 7 }, { activity: 7 }));
    expect([worse.known.length, worse.added.length, worse.gone.length]).toEqual([1, 1, 0]);
  });

  it.each([
    ['', 'JSON'],
    ['{"violations":', 'JSON'],
    ['[]', 'no list of violations'],
    ['{"version":1,"violations":{}}', 'no list of violations'],
    ['{"version":2,"violations":[]}', 'version is not 1'],
    ['{"version":1,"violations":[{"id":"a"}]}', 'entry 1 has no'],
    ['{"version":1,"violations":[null]}', 'entry 1 has no'],
  ])('with the text %j is rejected: %s', (text, message) => {
    expect(() => parseBaseline(text)).toThrow(message);
  });
});
