import { defineResource } from '../shared/defineResource';

/** How many members stand on each level, and who of the team is active (SPEC §2 Team). */
export const teamLevels = defineResource({
  name: 'team-levels',
  title: 'Team',
  view: 'table',
  numbered: 'S.No',
  rowKey: '_id',
  read: { method: 'POST', path: 'api/user/teamMembers' },
  summary: [
    { key: 'pioneerActives', title: 'Pioneer Activate', kind: 'integer' },
    { key: 'pioneerEnActives', title: 'Pioneer Inactivate', kind: 'integer' },
    { key: 'binanceActives', title: 'exchange Activate', kind: 'integer' },
    { key: 'binanceEnActives', title: 'exchange Inactivate', kind: 'integer' },
  ],
  fields: [
    { key: 'level', title: 'Level', kind: 'integer' },
    { key: 'count', title: 'Count', kind: 'integer' },
  ],
  actions: [{ title: 'View', to: '/level/{_id}' }],
});
