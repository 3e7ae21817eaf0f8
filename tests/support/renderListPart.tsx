import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { ListResource } from '../../src/core/defineResource';
import { useListQuery, type ListUrl } from '../../src/list/query/listQuery';
import { httpOver, json } from './fakeFetch';
import { newUser } from './user';
import { withRefine } from './withRefine';

/** Renders a part of a list without its rows. `search` returns the decoded query string, where a list has its state. */
export function renderListPart(resource: ListResource, part: (url: ListUrl) => ReactElement, search = '') {
  const Part = () => part(useListQuery(resource));
  const router = createMemoryRouter([{ path: '/list', Component: Part }], {
    initialEntries: [`/list${search}`],
  });
  const { wrapper } = withRefine(httpOver(() => json({})).send, [resource]);
  render(<RouterProvider router={router} />, { wrapper });
  return {
    user: newUser(),
    back: () => act(() => router.navigate(-1)),
    search: () => decodeURIComponent(router.state.location.search.replaceAll('+', ' ')),
  };
}
