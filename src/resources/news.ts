import { defineResource } from '../core/defineResource';

/** The lines of the Latest News scroller. */
export const news = defineResource({
  name: 'news',
  title: 'Latest News',
  read: { method: 'GET', path: 'api/user/getNews' },
  emptyText: 'No news yet.',
  fields: [{ key: 'news', title: 'News', valueType: 'text' }],
});
