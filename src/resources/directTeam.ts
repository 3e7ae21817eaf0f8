import { defineResource } from '../core/defineResource';

/** Members who joined with this member's code. `pioneerEnactives` is the server's spelling. */
export const directTeam = defineResource({
  name: 'direct-team',
  title: 'Direct Team',
  rowKey: 'userId',
  read: { method: 'POST', path: 'api/user/sponsers' },
  summary: [
    {
      key: 'pioneerActives',
      title: 'Pioneer Activate',
      valueType: 'integer',
      to: '/direct?where.paidStatus=true',
    },
    {
      key: 'pioneerEnactives',
      title: 'Pioneer Inactivate',
      valueType: 'integer',
      to: '/direct?where.paidStatus=false',
    },
    { key: 'binanceActives', title: 'exchange Activate', valueType: 'integer' },
    { key: 'binanceEnActives', title: 'exchange Inactivate', valueType: 'integer' },
  ],
  fields: [
    { key: 'userId', title: 'User Id', valueType: 'id' },
    { key: 'name', title: 'Name', valueType: 'name' },
    { key: 'email', title: 'E-mail', valueType: 'email' },
    { key: 'sponserId', title: 'Sponsor Id', valueType: 'id' },
    { key: 'createdAt', title: 'Joined', valueType: 'date', format: 'day' },
    { key: 'paidStatus', title: 'Paid', valueType: 'flag', optional: true },
    { key: 'isVerified', title: 'Verified', valueType: 'flag' },
  ],
  emptyText: 'Members who join with your referral link appear here.',
  emptyLink: { title: 'Share your referral link', to: '/profile' },
});
