import { expect, it, vi } from 'vitest';
import { everyCall } from '../../contract/calls';
import { products } from '../support/exampleLists';
import { vouchersWithForm as vouchers } from '../support/vouchersWithForm';
import { openChecked } from './checkedBackend';

// Adds resources as a developer does: one file each, such as support/exampleLists.ts, and one line in the registry.
vi.mock('../../src/resources', async (original) => {
  const { products } = await import('../support/exampleLists');
  const { vouchersWithForm: example } = await import('../support/vouchersWithForm');
  return { ...(await original<object>()), products, example };
});

it('contract includes a new resource', () => {
  expect(everyCall().find(({ path }) => path === 'api/user/products')).toMatchObject({
    method: 'POST',
    usedBy: ['products.list'],
    request: { required: ['limit', 'skip'] },
  });
});

it('sandbox serves new resources by the contract, with generated rows', async () => {
  const backend = await openChecked();
  const { findings, report } = await backend.check({ of: [products.name, vouchers.name] });
  expect(findings).toEqual([]);
  const read = report.outcomes.filter(({ rule, skipped }) => rule === 'fields' && skipped === undefined);
  expect(read.map(({ call }) => call)).toEqual([
    'POST api/user/products (products)',
    'POST api/user/exampleVouchers (example-vouchers)',
  ]);
  await backend.close();
});
