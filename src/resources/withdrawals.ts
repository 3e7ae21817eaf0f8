import { get, post } from '../core/call';
import { defineAction, defineResource } from '../core/defineResource';
import { statusTones } from './statusTones';
import { withdrawnToAddress } from './withdrawnToAddress';

/** Withdrawals in USDT. `remaks` is the server's spelling. */
export const withdrawals = defineResource({
  name: 'withdrawals',
  title: 'Withdraw history',
  noun: 'withdrawal',
  unreadCount: true,
  read: { method: 'POST', path: 'api/user/withrawOrders' },
  fields: [
    { key: 'createdAt', title: 'Created', valueType: 'date', format: 'second' },
    { key: 'amount', title: 'Amount', valueType: 'amount' },
    { key: 'status', title: 'Status', valueType: 'enum', tones: statusTones },
    { key: 'hash', title: 'Hash', valueType: 'address', optional: true },
    { key: 'remaks', title: 'Remarks', valueType: 'text', optional: true },
    { key: 'tokenName', title: 'Token', valueType: 'name', caption: true },
  ],
  totals: { by: 'status', sums: [{ ...withdrawnToAddress, values: ['APPROVED', 'PENDING'] }] },
  currencyField: 'tokenName',
  record: {
    label: 'Withdrawal of {createdAt}',
    idKeys: ['createdAt', 'amount', 'tokenName'],
    debit: {},
    timeline: { key: 'status', paid: 'APPROVED', rejected: 'REJECTED' },
    related: {
      list: 'transactions',
      rows: [
        {
          title: 'Transaction',
          where: { transactionType: 'withdraw' },
          time: 'same',
          fields: [
            { key: 'to', title: 'Recipient', valueType: 'address', optional: true },
            { key: 'fee', title: 'Fee', valueType: 'amount', optional: true },
          ],
        },
        {
          title: 'Refund',
          when: { status: 'REJECTED' },
          where: { transactionType: 'withdrawRefund' },
          time: 'after',
        },
      ],
    },
  },
  screens: [{ path: '/withdrawhistory', menu: { label: 'Withdraw history', order: 7, icon: 'file-done' } }],
  invalidates: ['transactions', 'fuel-wallet', 'dashboard', 'activity'],
  create: post('api/user/placeWithraw', {
    otp: 'code',
    walletAddress: 'address',
    amount: 'amount',
    withrawType: { valueType: 'text', oneOf: ['FUEL', 'address'] },
  }),
  emptyText: 'Withdrawals of your available bonus appear here.',
  emptyLink: { title: 'Withdraw', to: '/mithdraw', balance: 'incomeBalance' },
});

/** E-mails the code that a withdrawal needs. Not a query, because this GET sends e-mail. */
export const withdrawalCode = defineAction({ name: 'withdrawal-code', create: get('api/user/withrawOtp') });
