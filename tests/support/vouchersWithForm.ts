import { post } from '../../src/core/call';
import { defineResource } from '../../src/core/defineResource';

/**
 * The vouchers of docs/adding-a-resource.md with a create form and without `screens`. Amounts are in USDT. Name and path
 * differ from those in the guide, so that tests also pass after a reader has added the guide's list to the registry.
 */
export const vouchersWithForm = defineResource({
  name: 'example-vouchers',
  title: 'Vouchers',
  rowKey: 'code',
  read: { method: 'POST', path: 'api/user/exampleVouchers' },
  fields: [
    { key: 'code', title: 'Code', valueType: 'id' },
    { key: 'amount', title: 'Amount', valueType: 'amount' },
    { key: 'status', title: 'Status', valueType: 'enum' },
    { key: 'createdAt', title: 'Created', valueType: 'date', format: 'day' },
  ],
  screens: [],
  create: post('api/user/addExampleVoucher', { code: 'text' }),
  invalidates: ['dashboard'],
});
