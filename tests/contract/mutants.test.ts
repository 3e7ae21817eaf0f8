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

  it('for each rule in at least one case', () => {
    const covered = new Set(cases.map(([, rule]) => rule));
    expect(allRules.filter(({ id }) => !covered.has(id))).toEqual([]);
  });
});
