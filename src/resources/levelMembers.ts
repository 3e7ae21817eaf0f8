import { defineResource } from '../core/defineResource';

/** The members of a level in the signed-in member's team. */
export const levelMembers = defineResource({
  name: 'level-members',
  title: 'Level members',
  rowKey: 'downlineId.userId',
  read: { method: 'POST', path: 'api/user/teamByLevel', params: ['level'] },
  fields: [
    { key: 'downlineId.userId', title: 'User Id', valueType: 'id' },
    { key: 'downlineId.name', title: 'Name', valueType: 'name' },
    { key: 'downlineId.email', title: 'E-mail', valueType: 'email' },
    { key: 'downlineId.sponserId', title: 'Sponsor Id', valueType: 'id' },
    { key: 'downlineId.createdAt', title: 'Joined', valueType: 'date', format: 'day' },
    { key: 'downlineId.paidStatus', title: 'Paid', valueType: 'flag', optional: true },
    { key: 'downlineId.isVerified', title: 'Verified', valueType: 'flag' },
  ],
  emptyText: 'No members on this level yet.',
  screens: [{ path: '/level/:level', parent: '/team' }],
});
