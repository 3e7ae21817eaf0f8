import { fireEvent, render, screen } from '@testing-library/react';
import { newUser } from './user';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { Resource } from '../../src/core/defineResource';
import { httpOver, type SeenRequest } from './fakeFetch';
import { withRefine } from './withRefine';

/** Draws one part of a screen over the real provider, http and Refine; only the backend is a function. */
export function drawPart(
  part: ReactElement,
  resources: readonly Resource[],
  answer: (request: SeenRequest) => Response | Promise<Response>,
) {
  const { send, seen } = httpOver(answer);
  const { wrapper, queryClient, toasts } = withRefine(send, resources);
  const routed = (inner: ReactElement) => <MemoryRouter>{inner}</MemoryRouter>;
  const { rerender } = render(routed(part), { wrapper });
  const user = newUser();
  return {
    user,
    toasts,
    queryClient,
    redraw: (next: ReactElement) => rerender(routed(next)),
    /** The bodies that went to a call. */
    bodies: (call: string) => seen.filter(({ url }) => url.endsWith(`/${call}`)).map(({ body }) => body),
    /** Sets a field to a text, in one stroke. */
    fill: (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } }),
    press: (name: string) => user.click(screen.getByRole('button', { name })),
  };
}
