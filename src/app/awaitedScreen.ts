import { useSyncExternalStore } from 'react';

/** How long a click may go without an answer, in ms (product.md: Layout). */
export const PATIENCE_MS = 150;

/** A screen that has been asked for, and is late. */
export interface Late {
  /** Its address. */
  readonly path: string;
  /** It fills the window: no layout will stand around it. */
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

/** A screen is to be drawn whose code is on its way; until it is there the router keeps the one before. */
export function screenAwaited(load: unknown, alone: boolean) {
  if (awaited === load) return;
  clearTimeout(timer);
  awaited = load;
  timer = setTimeout(() => say({ path: window.location.pathname, alone }), PATIENCE_MS);
}

/** The screen that was asked for stands, or another one. */
export function screenShown() {
  clearTimeout(timer);
  awaited = undefined;
  say(undefined);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The screen that is late at this moment, if one is. */
export const useLateScreen = (): Late | undefined =>
  useSyncExternalStore(
    subscribe,
    () => late,
    () => undefined,
  );
