import { post } from '../shared/call';
import { defineResource } from '../shared/defineResource';

/** Withdrawal orders; the data spells remaks so (SPEC §2 Withdraw history, §3). Amounts in USDT. */
export const withdrawals = defineResource({
  name: 'withdrawals',
  title: 'Withdraw history',
  read: { method: 'POST', path: 'api/user/withrawOrders' },
  fields: [
    { key: 'tokenName', title: 'Token', kind: 'text' },
    { key: 'amount', title: 'Amount', kind: 'amount' },
    { key: 'status', title: 'Status', kind: 'enum' },
    { key: 'hash', title: 'Hash', kind: 'address', optional: true },
    { key: 'remaks', title: 'Remarks', kind: 'text', optional: true },
    { key: 'createdAt', title: 'Created', kind: 'date', format: 'second' },
  ],
  screen: { paths: ['/withdrawhistory'], menu: 'Withdraw history' },
  affects: ['transactions', 'fuel-wallet', 'dashboard'],
  create: post('api/user/placeWithraw', {
    otp: 'code',
    walletAddress: 'text',
    amount: 'amount',
    withrawType: { kind: 'text', oneOf: ['FUEL', 'address'] },
  }),
});
