import { defineResource } from '../core/defineResource';

/** The number of members on each level. The summary counts the whole team. */
export const teamLevels = defineResource({
  name: 'team-levels',
  title: 'Team',
  indexColumn: 'S.No',
  rowKey: '_id',
  hidden: ['_id'],
  read: { method: 'POST', path: 'api/user/teamMembers' },
  summary: [
    { key: 'pioneerActives', title: 'Pioneer Activate', valueType: 'integer' },
    { key: 'pioneerEnActives', title: 'Pioneer Inactivate', valueType: 'integer' },
    { key: 'binanceActives', title: 'exchange Activate', valueType: 'integer' },
    { key: 'binanceEnActives', title: 'exchange Inactivate', valueType: 'integer' },
  ],
  fields: [
    { key: 'level', title: 'Level', valueType: 'integer', summed: false },
    { key: 'count', title: 'Count', valueType: 'integer' },
  ],
  actions: [{ title: 'View', to: '/level/{_id}' }],
  emptyText: 'Members who join with your referral link appear here.',
  emptyLink: { title: 'Share your referral link', to: '/profile' },
});
