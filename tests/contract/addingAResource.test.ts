import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { everyCall } from '../../contract/calls';
import { createDataProvider } from '../../src/providers/dataProvider';
import { products } from '../support/exampleLists';
import { productOrders } from '../support/exampleOrders';
import { vouchersWithForm as vouchers } from '../support/vouchersWithForm';
import { openSandbox, type Backend } from './backend';
import { describeResources } from './resourceSuite';
import { sandboxParams } from './sandboxParams';

const resources = [products, productOrders, vouchers];

// Adds resources as a developer does: one file each, such as support/exampleLists.ts, and one line in the registry.
vi.mock('../../src/resources', async (original) => {
  const { products } = await import('../support/exampleLists');
  const { productOrders } = await import('../support/exampleOrders');
  const { vouchersWithForm: example } = await import('../support/vouchersWithForm');
  return { ...(await original<object>()), products, productOrders, example };
});

it('contract includes a new resource', () => {
  expect(everyCall().find(({ path }) => path === 'api/user/products')).toMatchObject({
    method: 'POST',
    usedBy: ['products.list'],
    request: { required: ['limit', 'skip'] },
  });
});

// The sandbox has no handler for these resources. It serves generated rows, which must pass the contract suite.
describeResources(resources, () => openSandbox(), sandboxParams);

describe('sandbox without a handler', () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await openSandbox();
  });
  afterAll(() => backend.close());
  const provider = () => createDataProvider(backend.send, resources, '');
  const orders = async (status: string) => {
    const filters = Object.entries({ shop: '1', status }).map(([field, value]) => ({
      field,
      operator: 'eq' as const,
      value,
    }));
    return provider().getList({ resource: productOrders.name, filters });
  };

  it('filters rows by a choice', async () => {
    const [all, open] = [await orders(''), await orders('OPEN')];
    expect([all.total, open.total]).toEqual([50, 25]);
    expect(new Set(open.data.map(({ status }) => status as unknown))).toEqual(new Set(['OPEN']));
    await expect(orders('LOST')).rejects.toMatchObject({
      message: 'status is not one of the allowed values',
    });
  });

  it('validates a created row and puts it first in the list', async () => {
    const { create, getList } = provider();
    const list = () => getList({ resource: vouchers.name });
    const before = await list();
    await expect(create({ resource: vouchers.name, variables: {} })).rejects.toMatchObject({
      message: 'code is missing',
    });
    const { data } = await create({ resource: vouchers.name, variables: { code: 'SPRING' } });
    expect(data).toMatchObject({ success: true, message: 'Done' });
    const after = await list();
    expect(after.total).toBe(before.total + 1);
    expect(after.data.map(({ code }) => code as unknown)).toEqual([
      'SPRING',
      ...before.data.slice(0, 9).map(({ code }) => code as unknown),
    ]);
  });
});
