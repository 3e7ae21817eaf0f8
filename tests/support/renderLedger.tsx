import { render } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { Ledger } from '../../src/ledger/Ledger';
import type { ListResource } from '../../src/shared/defineResource';
import { wire, type SeenRequest } from './fakeFetch';
import { withRefine } from './withRefine';

/** Draws one ledger over the real provider, http and Refine; only the backend is a function. */
export function renderLedger(
  resource: ListResource,
  answer: (request: SeenRequest) => Response | Promise<Response>,
  { address = '/list', route = '*', timeout = 60_000 } = {},
) {
  const { send, seen, session } = wire(answer, { timeout });
  const { wrapper, queryClient, toasts } = withRefine(send, [resource]);
  const defaults = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retryDelay: 1 } });
  const view = render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path={route} element={<Ledger resource={resource} />} />
      </Routes>
    </MemoryRouter>,
    { wrapper },
  );
  return { ...view, seen, session, toasts };
}
