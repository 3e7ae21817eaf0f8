import { describe, it } from 'vitest';
import type { Resource } from '../../src/core/defineResource';
import type { MakeProvider } from './law';
import { providerLaws } from './laws';

/**
 * Holds any Refine data provider to this contract: one Vitest test for each law and resource. Call it at the
 * top of a test file of your own, with a function that builds your provider over `send` and the resources it
 * serves (all: `Object.values` of src/resources). Nothing leaves the machine: `send` is a recorder. Without
 * Vitest, run `providerLaws` (laws.ts): each is a function that rejects where the law is broken.
 */
export function describeDataProvider(make: MakeProvider, resources: readonly Resource[]): void {
  for (const { name, concerns, check } of providerLaws) {
    describe(name, () => {
      it.each(resources.filter(concerns).map((resource) => [resource.name, resource] as const))(
        '%s',
        (_, resource) => check(make, resource),
      );
    });
  }
}
