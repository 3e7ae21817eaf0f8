import { defineResource } from '../core/defineResource';

/** Income from the member's levels. Amounts in $. */
export const levelIncome = defineResource({
  name: 'level-income',
  title: 'Level Income',
  read: { method: 'POST', path: 'api/user/bonusTxns', fixed: { transactionType: 'levelIncome' } },
  fields: [
    { key: 'updatedAt', title: 'Updated', valueType: 'date', format: 'second' },
    { key: 'description', title: 'Description', valueType: 'text', optional: true },
    { key: 'from', title: 'From', valueType: 'id', optional: true },
    { key: 'amount', title: 'Amount', valueType: 'money' },
    { key: 'tokenName', title: 'Token', valueType: 'name', caption: true },
    { key: 'transactionType', title: 'Transaction type', valueType: 'text', humanize: true, caption: true },
  ],
  emptyText: 'Income from members of your levels appears here.',
  currencyField: 'tokenName',
  record: {
    label: '{transactionType} of {updatedAt}',
    idKeys: ['updatedAt', 'transactionType', 'amount', 'description'],
  },
  emptyLink: { title: 'Share your referral link', to: '/profile' },
});
