import { defineResource } from '../shared/defineResource';

/** Members that joined with this member's code (SPEC §2 Direct Team); the answer spells pioneerEnactives so. */
export const directTeam = defineResource({
  name: 'direct-team',
  title: 'Direct Team',
  rowKey: 'userId',
  read: { method: 'POST', path: 'api/user/sponsers' },
  summary: [
    { key: 'pioneerActives', title: 'Pioneer Activate', kind: 'integer' },
    { key: 'pioneerEnactives', title: 'Pioneer Inactivate', kind: 'integer' },
    { key: 'binanceActives', title: 'exchange Activate', kind: 'integer' },
    { key: 'binanceEnActives', title: 'exchange Inactivate', kind: 'integer' },
  ],
  fields: [
    { key: 'userId', title: 'User Id', kind: 'id' },
    { key: 'name', title: 'Name', kind: 'text' },
    { key: 'email', title: 'E-mail', kind: 'email' },
    { key: 'sponserId', title: 'Sponsor Id', kind: 'id' },
    { key: 'createdAt', title: 'Joined', kind: 'date', format: 'day' },
    { key: 'paidStatus', title: 'Paid', kind: 'flag', optional: true },
    { key: 'isVerified', title: 'Verified', kind: 'flag' },
  ],
});
