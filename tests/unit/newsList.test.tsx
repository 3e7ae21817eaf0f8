import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { createNews } from '../../src/core/newsStore';
import { openingParams, pageQuery } from '../../src/list/pageQuery';
import { listViews } from '../../src/list/listViews';
import { NewsContext } from '../../src/list/newsContext';
import { ResourceList } from '../../src/list/ResourceList';
import { createDataProvider } from '../../src/providers/dataProvider';
import { activity } from '../../src/resources/activity';
import type { ListResource } from '../../src/core/defineResource';
import { httpOver, json } from '../support/fakeFetch';
import { withRefine } from '../support/withRefine';

await listViews.cards.load();

const row = (message: string) => ({ createdAt: '2026-01-01T00:00:00Z', activity: 'x', message });

/** Opens the list at an address, with a backend of 25 rows. Returns a spy on the calls that mark rows as seen. */
async function open(resource: ListResource, address = '/activity') {
  localStorage.setItem('preferences', JSON.stringify({ view: 'cards' }));
  const { send } = httpOver(({ body }) => {
    const { skip } = body as { skip: number };
    return json({ success: true, message: '', count: 25, data: [row(`from ${skip}`)] });
  });
  const { wrapper, queryClient } = withRefine(send, [resource]);
  const news = createNews();
  const look = vi.spyOn(news, 'look');
  render(
    <MemoryRouter initialEntries={[address]}>
      <NewsContext value={news}>
        <ResourceList resource={resource} />
      </NewsContext>
    </MemoryRouter>,
    { wrapper },
  );
  await screen.findByText(/^from \d+$/);
  return { look, queryClient, provider: createDataProvider(send, [resource], '') };
}

it('a list with an unread count is marked as seen when its first page renders', async () => {
  const { look } = await open(activity);
  await waitFor(() => expect(look).toHaveBeenCalledWith('activity', [row('from 0')]));
});

it('another page, or a list without an unread count, is not marked as seen', async () => {
  const second = await open(activity, '/activity?page=2');
  expect(second.look).not.toHaveBeenCalled();
  const { title, read, fields } = activity;
  const { look } = await open({ name: 'plain', title, read, fields });
  expect(look).not.toHaveBeenCalled();
});

it('the unread count shares the query of the first page with the list', async () => {
  const { queryClient, provider } = await open(activity);
  const { queryKey } = pageQuery(activity, provider, { page: 1, params: openingParams(activity) });
  expect(queryClient.getQueryData(queryKey)).toMatchObject({ data: [row('from 0')] });
});
