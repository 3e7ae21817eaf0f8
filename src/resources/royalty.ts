import { defineResource } from '../core/defineResource';
import { rewards } from './rewards';

/** Royalty bonus, with the same fields as the rewards bonus. Amounts in $. */
export const royalty = defineResource({
  ...rewards,
  name: 'royalty',
  title: 'Royalty Bonus',
  emptyText: 'No royalty bonus yet.',
  read: { ...rewards.read, fixed: { transactionType: 'royaltyBonus' } },
});
