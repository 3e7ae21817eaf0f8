import { defineResource } from '../core/defineResource';
import { levelIncome } from './levelIncome';

/** Rewards bonus, requested from the same endpoint as the level income (product.md: Bonus). Amounts in $. */
export const rewards = defineResource({
  name: 'rewards',
  title: 'Rewards Bonus',
  read: { method: 'POST', path: levelIncome.read.path, fixed: { transactionType: 'rewards' } },
  fields: [
    { key: 'updatedAt', title: 'Updated', valueType: 'date', format: 'second' },
    { key: 'description', title: 'Description', valueType: 'text', optional: true },
    { key: 'amount', title: 'Amount', valueType: 'money' },
    { key: 'tokenName', title: 'Token', valueType: 'text', caption: true },
    { key: 'transactionType', title: 'Transaction type', valueType: 'text', humanize: true, caption: true },
  ],
  emptyLink: { title: 'Share your referral link', to: '/profile' },
});
