import { post } from '../core/call';
import { defineResource } from '../core/defineResource';
import { transactions } from './transactions';

/** Transfers between members: the transactions of one type (product.md: Transactions, Fund transfer). */
export const transfers = defineResource({
  ...transactions,
  fields: transactions.fields.map((field) =>
    field.key === 'transactionType' ? { ...field, caption: true } : field,
  ),
  name: 'transfers',
  title: 'User to user',
  read: { ...transactions.read, fixed: { transactionType: 'userFundTransfer' } },
  screens: [{ path: '/usertouser', menu: 'User to user' }],
  create: post('api/user/fundTransfer', { uid: 'id', amount: 'amount' }),
  invalidates: ['transactions', 'fuel-wallet', 'dashboard'],
  emptyLink: { title: 'Fund Transfer', to: '/fundtransfer' },
});
