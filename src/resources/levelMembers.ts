import { defineResource } from '../shared/defineResource';

/** The members of one level, each under downlineId (SPEC §2 Level view, §3 Level members). */
export const levelMembers = defineResource({
  name: 'level-members',
  title: 'Level members',
  rowKey: 'downlineId.userId',
  read: { method: 'POST', path: 'api/user/teamByLevel', params: ['level'] },
  fields: [
    { key: 'downlineId.userId', title: 'User Id', kind: 'id' },
    { key: 'downlineId.name', title: 'Name', kind: 'text' },
    { key: 'downlineId.email', title: 'E-mail', kind: 'email' },
    { key: 'downlineId.sponserId', title: 'Sponsor Id', kind: 'id' },
    { key: 'downlineId.createdAt', title: 'Joined', kind: 'date', format: 'day' },
    { key: 'downlineId.paidStatus', title: 'Paid', kind: 'flag' },
    { key: 'downlineId.isVerified', title: 'Verified', kind: 'flag' },
  ],
  screen: { paths: ['/level/:level'] },
});
