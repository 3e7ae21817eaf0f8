import { defineResource } from '../../src/core/defineResource';

/** The example list of docs/adding-a-resource.md: the member's vouchers. Amounts are in USDT. */
export const vouchers = defineResource({
  name: 'vouchers',
  title: 'Vouchers',
  rowKey: 'code',
  read: { method: 'POST', path: 'api/user/vouchers' },
  fields: [
    { key: 'code', title: 'Code', valueType: 'id' },
    { key: 'amount', title: 'Amount', valueType: 'amount' },
    { key: 'status', title: 'Status', valueType: 'enum' },
    { key: 'createdAt', title: 'Created', valueType: 'date', format: 'day' },
  ],
  screens: [{ path: '/vouchers', menu: { label: 'Vouchers' } }],
});
