import { Refine } from '@refinedev/core';
import { render } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { Ledger } from '../../src/ledger/Ledger';
import { createDataProvider } from '../../src/providers/dataProvider';
import { createQueryClient } from '../../src/providers/queryClient';
import type { ListResource } from '../../src/shared/defineResource';
import { wire, type SeenRequest } from './fakeFetch';

interface Toast {
  readonly type: string;
  readonly message: string;
}

/** Draws one ledger over the real provider, http and Refine; only the backend is a function. */
export function renderLedger(
  resource: ListResource,
  answer: (request: SeenRequest) => Response | Promise<Response>,
  { address = '/list', route = '*', timeout = 60_000 } = {},
) {
  const { send, seen, session } = wire(answer, { timeout });
  const toasts: Toast[] = [];
  const queryClient = createQueryClient({ open: ({ type, message }) => void toasts.push({ type, message }) });
  const defaults = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retryDelay: 1 } });
  const view = render(
    <MemoryRouter initialEntries={[address]}>
      <Refine
        dataProvider={createDataProvider(send, [resource], '')}
        options={{ disableTelemetry: true, reactQuery: { clientConfig: queryClient } }}
      >
        <Routes>
          <Route path={route} element={<Ledger resource={resource} />} />
        </Routes>
      </Refine>
    </MemoryRouter>,
  );
  return { ...view, seen, session, toasts };
}
