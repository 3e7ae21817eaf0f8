import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { QueryProgress } from '../../../src/app/layout/PortalLayout';
import { AuthLayout } from '../../../src/pages/auth/AuthLayout';

afterEach(() => void vi.useRealTimers());

const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function Page({ number }: { readonly number: number }) {
  const { data } = useQuery({
    queryKey: ['rows', number],
    queryFn: () => new Promise((resolve) => setTimeout(() => resolve(number), 1000)),
    placeholderData: (before) => before,
  });
  return <p>{String(data)}</p>;
}

/** Renders a screen with a page of rows that takes a second to load, on a fake clock. */
function renderScreen() {
  vi.useFakeTimers();
  const client = new QueryClient();
  const screen = (number: number) => (
    <QueryClientProvider client={client}>
      <QueryProgress />
      <Page number={number} />
    </QueryClientProvider>
  );
  const { container, rerender } = render(screen(1));
  return {
    client,
    turnTo: (number: number) => rerender(screen(number)),
    line: () => container.querySelector('.line'),
  };
}

it('a read of more than 150 ms shows a thin line until it is done, also when turning pages', async () => {
  const { turnTo, line } = renderScreen();
  for (const page of [1, 2]) {
    turnTo(page);
    await advance(149);
    expect(line()).toBeNull();
    await advance(2);
    expect(line()).not.toBeNull();
    await advance(1000);
    expect(line()).toBeNull();
  }
});

it('a background refetch or a prefetch shows no line', async () => {
  const { client, line } = renderScreen();
  await advance(1100);
  void client.invalidateQueries();
  void client.query({ queryKey: ['ahead'], queryFn: () => new Promise(() => undefined) });
  await advance(900);
  expect(line()).toBeNull();
});

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
  expect(within(root).getByRole('status')).toHaveTextContent(/^You're online again\.$/);
});
