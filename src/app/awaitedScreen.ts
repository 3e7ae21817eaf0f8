import { useSyncExternalStore } from 'react';

/** How long a navigation may take before the progress is shown, in ms (product.md: Layout). */
export const PATIENCE_MS = 150;

/** A pending navigation that exceeds PATIENCE_MS. */
export interface Late {
  /** Its path. */
  readonly path: string;
  /** Whether the screen fills the window because no layout surrounds it. */
  readonly alone: boolean;
}

let late: Late | undefined;
let awaited: unknown;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function say(now: Late | undefined) {
  if (late === now) return;
  late = now;
  listeners.forEach((listener) => listener());
}

/** Reports that the code of a screen is loading; until it arrives, the router keeps the previous screen. */
export function screenAwaited(load: unknown, alone: boolean) {
  if (awaited === load) return;
  clearTimeout(timer);
  awaited = load;
  timer = setTimeout(() => say({ path: window.location.pathname, alone }), PATIENCE_MS);
}

/** Reports that a screen is shown, which ends the pending navigation. */
export function screenShown() {
  clearTimeout(timer);
  awaited = undefined;
  say(undefined);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Returns the pending navigation if it exceeds PATIENCE_MS. */
export const useLateScreen = (): Late | undefined =>
  useSyncExternalStore(
    subscribe,
    () => late,
    () => undefined,
  );
