import { post } from '../core/call';
import { defineResource } from '../core/defineResource';

/** Withdrawal orders; the data spells remaks so (product.md: Withdraw history, Entities). Amounts in USDT. */
export const withdrawals = defineResource({
  name: 'withdrawals',
  title: 'Withdraw history',
  read: { method: 'POST', path: 'api/user/withrawOrders' },
  fields: [
    { key: 'tokenName', title: 'Token', valueType: 'text' },
    { key: 'amount', title: 'Amount', valueType: 'amount' },
    { key: 'status', title: 'Status', valueType: 'enum' },
    { key: 'hash', title: 'Hash', valueType: 'address', optional: true },
    { key: 'remaks', title: 'Remarks', valueType: 'text', optional: true },
    { key: 'createdAt', title: 'Created', valueType: 'date', format: 'second' },
  ],
  screens: [{ path: '/withdrawhistory', menu: 'Withdraw history' }],
  invalidates: ['transactions', 'fuel-wallet', 'dashboard'],
  create: post('api/user/placeWithraw', {
    otp: 'code',
    walletAddress: 'text',
    amount: 'amount',
    withrawType: { valueType: 'text', oneOf: ['FUEL', 'address'] },
  }),
});
