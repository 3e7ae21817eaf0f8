import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../../src/app/ErrorBoundary';
import { lazyScreen } from '../../src/app/lazyScreen';
import { beginChunk } from '../../src/core/chunk';

afterEach(() => vi.useRealTimers());

it('a screen whose code does not come within 120 seconds ends on the error screen, not before', async () => {
  vi.useFakeTimers();
  // React reports what a boundary catches.
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Never = lazyScreen<object>(() => new Promise(() => undefined));
  render(
    <ErrorBoundary>
      <Suspense fallback="waiting">
        <Never />
      </Suspense>
    </ErrorBoundary>,
  );
  await act(() => vi.advanceTimersByTimeAsync(119_999));
  expect(screen.getByText('waiting')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('heading')).toHaveTextContent('Unexpected Application Error!');
  expect(String(reported.mock.calls[0])).toContain('did not load within 120 s');
});

it('a screen whose code has arrived is drawn at once, with no fallback in between', async () => {
  const load = () => Promise.resolve({ default: () => <p>here</p> });
  await beginChunk(load);
  const Here = lazyScreen<object>(load);
  render(
    <Suspense fallback="waiting">
      <Here />
    </Suspense>,
  );
  expect(screen.getByText('here')).toBeVisible();
  expect(screen.queryByText('waiting')).toBeNull();
});
