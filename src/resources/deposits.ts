import { defineResource } from '../shared/defineResource';

/** Deposits that reached the member's address (SPEC §2 Deposit, §3). Amounts in USDT. */
export const deposits = defineResource({
  name: 'deposits',
  title: 'Deposit history',
  read: { method: 'POST', path: 'api/user/deposit' },
  fields: [
    { key: 'tokenName', title: 'Token', kind: 'constant', value: 'USDT' },
    { key: 'amount', title: 'Amount', kind: 'amount', colour: 'debit' },
    { key: 'from', title: 'From', kind: 'address' },
    { key: 'to', title: 'To', kind: 'address' },
    { key: 'createdAt', title: 'Date', kind: 'date', format: 'second' },
  ],
});
