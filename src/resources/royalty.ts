import { defineResource } from '../core/defineResource';
import { rewards } from './rewards';

/** Royalty bonus, with the fields of the rewards (product.md: Bonus). Amounts in $. */
export const royalty = defineResource({
  ...rewards,
  name: 'royalty',
  title: 'Royalty Bonus',
  read: { ...rewards.read, fixed: { transactionType: 'royaltyBonus' } },
});
