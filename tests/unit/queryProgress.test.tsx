import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { QueryProgress } from '../../src/app/layout/PortalLayout';

beforeEach(() => void vi.useFakeTimers());
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

/** Renders a screen with a page of rows that takes a second to load. */
function renderScreen() {
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
