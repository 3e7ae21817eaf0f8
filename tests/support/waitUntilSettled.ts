/** Waits for queries, and for the timers of a form, until their results are rendered. */

import { notifyManager, type QueryClient } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';

/**
 * Waits until a check of a hook's result passes. A hook renders no elements whose changes `waitFor` could observe, so
 * `waitFor` repeats the check at an interval: by default, every 50 ms.
 */
export const waitForHook = (check: () => void) => waitFor(check, { interval: 5 });

/** Resolves when no query or mutation is running and their results are rendered. */
export async function queriesSettled(client: QueryClient): Promise<void> {
  const running = () => client.isFetching() + client.isMutating();
  do {
    await waitFor(() => expect(running()).toBe(0));
    // Notifications run in order: when this callback runs, all earlier query results have been rendered.
    await act(() => new Promise<void>((resolve) => notifyManager.schedule(() => resolve())));
  } while (running() > 0);
}

/**
 * Resolves when antd's `Form.useWatch` has reported all changes. It reports them by a message port, which Node reads once
 * in each turn of its event loop.
 */
export const valuesWatched = () =>
  act(() => new Promise<void>((resolve) => void setImmediate(() => setImmediate(resolve))));

/** How far the fake clock moves, in ms. Longer than any timer of a form: antd removes an error after 10 ms. */
const TIMERS_MS = 500;
const STEP_MS = 20;

/** Runs an action on a fake clock, then every timer and render that the action causes. */
export async function runTimersAfter(action: () => void): Promise<void> {
  vi.useFakeTimers();
  try {
    act(action);
    // A render may start the next timer, and React renders at the end of each `act`.
    for (let passed = 0; passed < TIMERS_MS; passed += STEP_MS)
      await act(() => vi.advanceTimersByTimeAsync(STEP_MS));
  } finally {
    vi.useRealTimers();
  }
}
