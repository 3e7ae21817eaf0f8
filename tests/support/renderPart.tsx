import { render, screen } from '@testing-library/react';
import { fill } from './formFields';
import { newUser } from './user';
import type { ReactElement } from 'react';
import type { Resource } from '../../src/core/defineResource';
import { httpOver, json, type SeenRequest } from './fakeFetch';
import { withRefine } from './withRefine';

/** Renders a part of a screen with the real data provider, HTTP client and Refine. `backend` handles the requests. */
export function renderPart(
  part: ReactElement,
  resources: readonly Resource[] = [],
  backend: (request: SeenRequest) => Response | Promise<Response> = () => json({}),
) {
  const { send, seen, session } = httpOver(backend);
  const { routed, queryClient, toasts } = withRefine(send, resources);
  const { rerender, unmount } = render(part, { wrapper: routed });
  const user = newUser();
  return {
    user,
    toasts,
    session,
    queryClient,
    rerender,
    unmount,
    bodies: (call: string) => seen.filter(({ url }) => url.endsWith(`/${call}`)).map(({ body }) => body),
    fill,
    press: (name: string) => user.click(screen.getByRole('button', { name })),
  };
}
