import { describe, it } from 'vitest';
import type { Resource } from '../../src/core/defineResource';
import type { MakeProvider } from './rule';
import { providerRules } from './rules';

/**
 * Checks a Refine data provider against the contract, with one Vitest test for each rule and resource. Call it at
 * the top level of a test file. `make` creates the provider over `send`; `resources` are the ones that it serves
 * (all of them: `Object.values` of src/resources). `send` only records requests, so no request leaves the machine.
 * Without Vitest, run `providerRules` (rules.ts): the `check` of each rule rejects when the rule is broken.
 */
export function describeDataProvider(make: MakeProvider, resources: readonly Resource[]): void {
  for (const { name, concerns, check } of providerRules) {
    describe(name, () => {
      it.each(resources.filter(concerns).map((resource) => [resource.name, resource] as const))(
        '%s',
        (_, resource) => check(make, resource),
      );
    });
  }
}
