import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { createNews } from '../../src/core/newsStore';
import { firstPage, isInView } from '../../src/list/firstPage';
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
  const { send, seen } = httpOver(({ body }) => {
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
  return { look, queryClient, seen, provider: createDataProvider(send, [resource], '') };
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

it('the unread count reuses the first page in the query cache, so no request is sent twice', async () => {
  const { queryClient, provider, seen } = await open(activity);
  expect(isInView(queryClient, activity)).toBe(true);
  expect(await firstPage(queryClient, provider, activity, 120_000)).toEqual([row('from 0')]);
  expect(seen).toHaveLength(1);
  // The request has the same body as the list's own first request.
  await firstPage(queryClient, provider, activity, 0);
  expect(seen.map(({ body }) => body)).toEqual([
    { limit: 10, skip: 0 },
    { limit: 10, skip: 0 },
  ]);
});

it('the unread count does not reuse a page from before a write', async () => {
  const { queryClient, provider, seen } = await open(activity);
  await queryClient.invalidateQueries({ refetchType: 'none' });
  await firstPage(queryClient, provider, activity, 120_000);
  expect(seen).toHaveLength(2);
});

it('a background request of the unread count does not end the session', async () => {
  const { queryClient, provider } = await open(activity);
  const getList = vi.spyOn(provider, 'getList');
  await firstPage(queryClient, provider, activity, 0);
  expect(getList.mock.lastCall?.[0].meta).toMatchObject({ background: true });
});
