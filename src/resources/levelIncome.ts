import { defineResource } from '../shared/defineResource';

/** Income from the member's levels (SPEC §2 Bonus screens). Amounts in $. */
export const levelIncome = defineResource({
  name: 'level-income',
  title: 'Level Income',
  read: { method: 'POST', path: 'api/user/bonusTxns', fixed: { transactionType: 'levelIncome' } },
  fields: [
    { key: 'amount', title: 'Amount', kind: 'money' },
    { key: 'tokenName', title: 'Token', kind: 'text' },
    { key: 'transactionType', title: 'Transaction type', kind: 'text' },
    { key: 'description', title: 'Description', kind: 'text', optional: true },
    { key: 'from', title: 'From', kind: 'text', optional: true },
    { key: 'updatedAt', title: 'Updated', kind: 'date', format: 'second' },
  ],
});
