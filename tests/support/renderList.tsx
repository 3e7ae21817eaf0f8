import { render } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { listViews } from '../../src/list/view/listViews';
import type { AutoRefresh } from '../../src/list/tools/AutoRefreshBar';
import { ResourceList } from '../../src/list/ResourceList';
import type { ListResource } from '../../src/core/defineResource';
import { httpOver, type SeenRequest } from './fakeFetch';
import { withRefine } from './withRefine';

// Preload the views before the first list renders, as the route of a screen does.
await Promise.all([listViews.table.preload(), listViews.cards.preload()]);

interface RenderListOptions {
  readonly url?: string;
  readonly route?: string;
  readonly timeout?: number;
  readonly autoRefresh?: AutoRefresh;
}

/** Renders a list with the real data provider, HTTP client and Refine. `backend` handles the requests. */
export function renderList(
  resource: ListResource,
  backend: (request: SeenRequest) => Response | Promise<Response>,
  { url = '/list', route = '*', timeout = 60_000, autoRefresh }: RenderListOptions = {},
) {
  const { send, seen, session } = httpOver(backend, { timeout });
  const { wrapper, queryClient, toasts } = withRefine(send, [resource]);
  const defaults = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retryDelay: 1 } });
  const view = render(
    <MemoryRouter initialEntries={[url]}>
      <Routes>
        <Route
          path={route}
          element={<ResourceList resource={resource} {...(autoRefresh && { autoRefresh })} />}
        />
      </Routes>
    </MemoryRouter>,
    { wrapper },
  );
  return { ...view, seen, session, toasts, queryClient };
}
