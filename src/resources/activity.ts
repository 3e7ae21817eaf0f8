import { defineResource } from '../shared/defineResource';

/** What the bot and the portal did for the member (SPEC §2 Activity log). */
export const activity = defineResource({
  name: 'activity',
  title: 'Activity',
  read: { method: 'POST', path: 'api/user/activitys' },
  fields: [
    { key: 'activity', title: 'Activity', kind: 'text' },
    { key: 'message', title: 'Message', kind: 'text' },
    { key: 'createdAt', title: 'Time', kind: 'date', format: 'second' },
  ],
  screen: { paths: ['/activity'], menu: 'Activity' },
});
