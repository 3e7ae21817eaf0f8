// @vitest-environment node
import { expect, it } from 'vitest';
import { isObject } from '../../src/core/defineResource';
import { resources } from '../support/resources';

// What moves where the money moves. `write.test.tsx` shows that exactly these are read again. A list that a
// backend adds beside product.md names its own.
it('a write names the lists and balances it changes, and no other', () => {
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
