import { post } from '../core/call';
import { defineObject, defineResource } from '../core/defineResource';
import { transactions } from './transactions';

/** Transfers between members: transactions of the transfer type. */
export const transfers = defineResource({
  ...transactions,
  fields: transactions.fields.map((field) =>
    field.key === 'transactionType' ? { ...field, caption: true } : field,
  ),
  name: 'transfers',
  title: 'User to user',
  noun: 'transfer',
  read: { ...transactions.read, fixed: { transactionType: 'userFundTransfer' } },
  screens: [{ path: '/usertouser', menu: { label: 'User to user', order: 6, icon: 'user-switch' } }],
  create: post('api/user/fundTransfer', { uid: 'id', amount: 'amount' }),
  invalidates: ['transactions', 'fuel-wallet', 'dashboard', 'activity'],
  emptyText: 'Transfers between you and other members appear here.',
  emptyLink: { title: 'Fund Transfer', to: '/fundtransfer', balance: 'mainBalance' },
});

/** The member that a user id belongs to, shown before a transfer. */
export const recipient = defineObject({
  name: 'recipient',
  one: post('api/user/fetchDetails', { uid: 'id' }),
  idKey: 'uid',
  fields: [
    { key: 'name', title: 'Name', valueType: 'name' },
    { key: 'email', title: 'E-mail', valueType: 'email' },
  ],
});
