// Tests that the contract checker finds each mutant: the sandbox with one change that breaks a rule.
import { afterAll, describe, expect, it } from 'vitest';
import { allRules } from '../../contract/checker/rules';
import { openChecked } from './checkedBackend';
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

  it('that does not respond, by the rule answers', async () => {
    const dead: typeof fetch = (input, init) =>
      new Request(input).url.endsWith('/getNews')
        ? Promise.reject(new TypeError('gone'))
        : backend.forward(input, init);
    const { rules } = await backend.check({ fetch: dead, of: ['news'], rules: ['answers', 'status'] });
    expect(rules).toEqual(['answers']);
  });

  it('that stops responding after an invalid request, by the rule answers-after-error', async () => {
    let isBroken = false;
    const fragile: typeof fetch = (input, init) => {
      if (!new Request(input).url.endsWith('/activitys')) return backend.forward(input, init);
      if (isBroken) return Promise.reject(new TypeError('gone'));
      isBroken = typeof init?.body === 'string' && init.body.endsWith(',');
      return backend.forward(input, init);
    };
    const { rules } = await backend.check({
      fetch: fragile,
      of: ['activity'],
      rules: ['answers-after-error'],
    });
    expect(rules).toEqual(['answers-after-error']);
  });

  it('for each rule in at least one case', () => {
    const covered = new Set(['answers', 'answers-after-error', ...cases.map(([, rule]) => rule)]);
    expect(allRules.filter(({ id }) => !covered.has(id))).toEqual([]);
  });
});

it('a call that the backend lacks is reported as one violation', async () => {
  const lacking: typeof fetch = (input, init) =>
    new Request(input).url.endsWith('/activitys')
      ? Promise.resolve(Response.json({ success: false, message: 'Not found' }, { status: 404 }))
      : backend.forward(input, init);
  const { findings, report } = await backend.check({ fetch: lacking, of: ['activity'] });
  expect(findings.map(({ rule }) => rule)).toEqual(['status']);
  expect(report.outcomes.some(({ skipped }) => skipped === 'the backend does not have this call')).toBe(true);
});
