import { defineResource } from '../shared/defineResource';
import { levelIncome } from './levelIncome';

/** Rewards bonus, on the level income's call (SPEC §2 Bonus screens). Amounts in $. */
export const rewards = defineResource({
  name: 'rewards',
  title: 'Rewards Bonus',
  read: { method: 'POST', path: levelIncome.read.path, fixed: { transactionType: 'rewards' } },
  fields: [
    { key: 'amount', title: 'Amount', kind: 'money' },
    { key: 'tokenName', title: 'Token', kind: 'text' },
    { key: 'transactionType', title: 'Transaction type', kind: 'text' },
    { key: 'description', title: 'Description', kind: 'text', optional: true },
    { key: 'updatedAt', title: 'Updated', kind: 'date', format: 'second' },
  ],
});
