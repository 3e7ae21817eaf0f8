import { defineResource } from '../core/defineResource';

/** Actions of the bot and the portal for the member. */
export const activity = defineResource({
  name: 'activity',
  title: 'Activity',
  unreadCount: true,
  read: { method: 'POST', path: 'api/user/activitys' },
  fields: [
    { key: 'createdAt', title: 'Time', valueType: 'date', format: 'second' },
    { key: 'activity', title: 'Activity', valueType: 'text', humanize: true, smallSet: true },
    { key: 'message', title: 'Message', valueType: 'text' },
  ],
  screens: [{ path: '/activity', menu: { label: 'Activity', group: 'Main', order: 5, icon: 'history' } }],
  emptyText: 'What the bot and the portal do for you appears here.',
});
