import { defineResource } from '../core/defineResource';
import { levelIncome } from './levelIncome';

/** Rewards bonus, with the fields of the level income except `from`. Amounts in $. */
export const rewards = defineResource({
  ...levelIncome,
  name: 'rewards',
  title: 'Rewards Bonus',
  read: { ...levelIncome.read, fixed: { transactionType: 'rewards' } },
  emptyText: 'No rewards bonus yet.',
  emptyLink: [],
  fields: levelIncome.fields.filter(({ key }) => key !== 'from'),
});
