import { get } from '../core/call';
import { defineObject, defineResource } from '../core/defineResource';

/** Deposits that reached the member's wallet address. Amounts in USDT. */
export const deposits = defineResource({
  name: 'deposits',
  title: 'Deposit history',
  noun: 'deposit',
  unreadCount: true,
  read: { method: 'POST', path: 'api/user/deposit' },
  fields: [
    { key: 'createdAt', title: 'Date', valueType: 'date', format: 'second' },
    { key: 'amount', title: 'Amount', valueType: 'amount', colour: 'debit' },
    { key: 'from', title: 'From', valueType: 'address' },
    { key: 'to', title: 'To', valueType: 'address' },
    { key: 'tokenName', title: 'Token', valueType: 'constant', value: 'USDT', caption: true },
  ],
  currencyField: 'tokenName',
  record: {
    label: 'Deposit of {createdAt}',
    idKeys: ['createdAt', 'amount', 'from', 'to'],
    links: [{ title: 'Deposit address', to: '/deposit' }],
  },
  emptyText: 'Deposits appear here when they arrive.',
});

/** The wallet address that receives the member's USDT. */
export const depositAddress = defineObject({
  name: 'deposit-address',
  one: get('api/user/depositQrCode'),
  scalar: 'text',
  fields: [{ key: 'value', title: 'Deposit address', valueType: 'address' }],
});
