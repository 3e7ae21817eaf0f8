import { act, render, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { AuthLayout } from '../../src/pages/auth/AuthLayout';

/** Sets `navigator.onLine` and dispatches its event. */
const setConnection = (state: 'online' | 'offline') =>
  act(async () => {
    vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(state === 'online');
    window.dispatchEvent(new Event(state));
    await Promise.resolve();
  });

it('public pages have the offline bar, whose region is empty in prerendered markup', async () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const page = (
    <MemoryRouter>
      <AuthLayout title="Log in">form</AuthLayout>
    </MemoryRouter>
  );
  await setConnection('offline');
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(page);
  expect(root).toHaveTextContent('form');
  expect(within(root).getByRole('status')).toBeEmptyDOMElement();
  // A hydration mismatch would log an error to the console, which fails every test.
  render(page, { container: root, hydrate: true });
  expect(await within(root).findByText(/^You're offline/)).toBeVisible();
  await setConnection('online');
  expect(within(root).getByRole('status')).toBeEmptyDOMElement();
});
