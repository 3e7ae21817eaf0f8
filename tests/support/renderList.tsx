import { render } from '@testing-library/react';
import { createMemoryRouter, parsePath, RouterProvider } from 'react-router-dom';
import { listViews } from '../../src/list/view/listViews';
import type { AutoRefresh } from '../../src/list/tools/AutoRefreshBar';
import { ResourceList } from '../../src/list/ResourceList';
import type { ListResource, Resource } from '../../src/core/defineResource';
import { httpOver, json, type SeenRequest } from './fakeFetch';
import { newUser } from './user';
import { withRefine } from './withRefine';

// Preload the views before the first list renders, as the route of a screen does.
await Promise.all([listViews.table.preload(), listViews.cards.preload()]);

/** Returns how many rows a request for a page skips. */
export const skipOf = ({ body }: SeenRequest) => (body as { skip: number }).skip;

/** Returns a response with the requested page of these rows. */
export function respondWithPage(rows: readonly unknown[], request: SeenRequest, count = rows.length) {
  const skip = skipOf(request);
  return json({ success: true, message: '', data: rows.slice(skip, skip + 10), count });
}

interface RenderListOptions {
  readonly url?: string;
  /** The navigation state of the URL. */
  readonly state?: object;
  readonly autoRefresh?: AutoRefresh;
  /** Other resources that the list reads. */
  readonly others?: readonly Resource[];
}

/** Renders a list with the real data provider, HTTP client and Refine. `backend` handles the requests. */
export function renderList(
  resource: ListResource,
  backend: (request: SeenRequest) => Response | Promise<Response>,
  { url = '/list', state, autoRefresh, others = [] }: RenderListOptions = {},
) {
  const { send, seen, session } = httpOver(backend);
  const { wrapper: Wrapper, queryClient, toasts } = withRefine(send, [resource, ...others]);
  const defaults = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retryDelay: 1 } });
  const element = (
    <Wrapper>
      <ResourceList resource={resource} {...(autoRefresh && { autoRefresh })} />
    </Wrapper>
  );
  const initialEntries = ['/start', { ...parsePath(url), state }];
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries });
  return {
    ...render(<RouterProvider router={router} />),
    router,
    user: newUser(),
    seen,
    session,
    toasts,
    queryClient,
  };
}
