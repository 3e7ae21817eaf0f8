// @vitest-environment node
import { expect, it } from 'vitest';
import { isObject } from '../../src/core/defineResource';
import { resources } from '../support/resources';

// `useWrite.test.tsx` checks that a write refetches exactly the resources that it invalidates. A developer may add
// resources that product.md does not have; toMatchObject ignores these.
it('a write invalidates the lists and balances it changes, and no other', () => {
  const writable = resources.flatMap((resource) =>
    !isObject(resource) && (resource.create ?? resource.update ?? resource.remove) ? [resource] : [],
  );
  expect(
    Object.fromEntries(writable.map(({ name, invalidates }) => [name, invalidates ?? []])),
  ).toMatchObject({
    activations: ['transactions', 'dashboard'],
    bindings: ['dashboard'],
    'phone-number': ['dashboard'],
    tickets: [],
    transfers: ['transactions', 'fuel-wallet', 'dashboard'],
    'withdrawal-code': [],
    withdrawals: ['transactions', 'fuel-wallet', 'dashboard'],
  });
});
