// Tests that the contract checker finds each mutant: the sandbox with one change that breaks a rule.
import { afterAll, describe, expect, it } from 'vitest';
import { htmlReport } from '../../contract/checker/report/html';
import { findingsOf, stateOf } from '../../contract/checker/report/summary';
import { allRules } from '../../contract/checker/rules';
import { openChecked } from './checkedBackend';
import { json } from './fakeResponses';
import { through, type Mutant } from './mutants/mutant';
import { reads } from './mutants/reads';
import { rejectionMutants, writes } from './mutants/rejections';

const backend = await openChecked();
afterAll(() => backend.close());

type Case = readonly [name: string, rule: string, mutant: Mutant, isWrite: boolean];
const cases = [reads, ...rejectionMutants, writes].flatMap((group) =>
  Object.entries(group).flatMap(([rule, mutants]) =>
    mutants.map((mutant): Case => [mutant.name, rule, mutant, group === writes]),
  ),
);

describe('the checker finds the violation of a backend', () => {
  it.each(cases)('that %s, by the rule %s', async (_name, rule, mutant, isWrite) => {
    const fetch = through(backend.forward, mutant);
    // Check only this rule, because all rules would take three times as long.
    const { rules } = await backend.check({ fetch, of: mutant.of, rules: [rule], writes: isWrite });
    expect(rules).toEqual([rule]);
  });

  it('for each rule in at least one case', () => {
    const covered = new Set(cases.map(([, rule]) => rule));
    expect(allRules.filter(({ id }) => !covered.has(id))).toEqual([]);
  });
});

it('one cause of server errors is one violation, in the order of the rules', async () => {
  // A backend that fails at each invalid body, with another trace each time.
  const fetch = backend.watched((_request, call, body) => {
    if (call !== 'activitys' || body?.limit === 10) return undefined;
    const message = `Trace ${crypto.randomUUID()}`;
    return json({ success: false, message: body ? message : 'Body is not JSON' }, 500);
  });
  const rules = ['reject-zero-limit', 'reject-negative-limit', 'reject-bad-json', 'reject-text', 'status'];
  const { report } = await backend.check({ of: ['activity'], rules, fetch });
  expect(report.outcomes.map((outcome) => `${outcome.rule} ${stateOf(outcome)}`)).toEqual([
    'status passed',
    'reject-negative-limit failed',
    'reject-zero-limit skipped',
    'reject-text skipped',
    'reject-bad-json failed',
  ]);
  expect(findingsOf(report)).toHaveLength(2);
  const reason = 'the same server error as reject-negative-limit of POST api/user/activitys (activity)';
  expect(report.outcomes[2]?.skipped).toBe(reason);
  expect(htmlReport(report)).toContain(`<dt>${reason}</dt><dd>reject-zero-limit (1), reject-text (1)</dd>`);
});
