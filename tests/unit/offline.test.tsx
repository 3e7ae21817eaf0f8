import { Refine, useLogout } from '@refinedev/core';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { OfflineBar } from '../../src/components/OfflineBar';
import { AuthLayout } from '../../src/pages/auth/AuthLayout';
import { json } from '../support/fakeFetch';
import { renderList } from '../support/renderList';
import { bestSellers } from '../support/exampleLists';
import { withRefine } from '../support/withRefine';

/** Sets `navigator.onLine` and dispatches its event. */
const setConnection = (state: 'online' | 'offline') =>
  act(async () => {
    vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(state === 'online');
    window.dispatchEvent(new Event(state));
    await Promise.resolve();
  });

afterEach(async () => {
  // Reset the connection state, which TanStack Query keeps beyond a test.
  await setConnection('online');
  vi.useRealTimers();
});

it('the offline bar has its text only while offline, in a status region that is always rendered', async () => {
  render(<OfflineBar />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await setConnection('offline');
  expect(screen.getByRole('status')).toHaveTextContent(
    /^You're offline. This information may be out of date.$/,
  );
  await setConnection('online');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
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

it('a list opened offline shows an error instead of skeletons, and loads when online again', async () => {
  let bar = true;
  const { seen } = renderList(bestSellers, ({ url }) =>
    bar
      ? json({ success: true, message: '', bestSellers: [], worth: url.includes('month') ? '300' : '10' })
      : Promise.reject(new TypeError('Failed to fetch')),
  );
  expect(await screen.findByText('$10.00')).toBeVisible();
  bar = false;
  await setConnection('offline');
  fireEvent.click(screen.getByRole('tab', { name: 'Month' }));
  expect(await screen.findByText("This list couldn't be loaded")).toBeVisible();
  const requests = seen.length;
  bar = true;
  await setConnection('online');
  expect(await screen.findByText('$300.00')).toBeVisible();
  expect(seen).toHaveLength(requests + 1);
});

it('logging out works offline', async () => {
  const logout = vi.fn(() => Promise.resolve({ success: true }));
  const { queryClient } = withRefine(() => Promise.reject(new Error('no call')), []);
  function LogoutButton() {
    const { mutate } = useLogout();
    return <button onClick={() => mutate()}>Logout</button>;
  }
  render(
    <Refine
      authProvider={{
        logout,
        login: () => Promise.resolve({ success: true }),
        check: () => Promise.resolve({ authenticated: true }),
        onError: () => Promise.resolve({}),
      }}
      options={{ disableTelemetry: true, reactQuery: { clientConfig: queryClient } }}
    >
      <LogoutButton />
    </Refine>,
  );
  await setConnection('offline');
  fireEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(logout).toHaveBeenCalled(), { timeout: 60_000 });
});
