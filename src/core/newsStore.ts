import type { NewsCounts } from './news';

/** Receives a list whose first page is in view. */
type Look = (list: string, rows: readonly unknown[]) => void;

/** The unread counts of a session, shared between the code that counts and the components that show them. */
export interface News {
  readonly counts: () => NewsCounts;
  /** Calls `listener` after every change. Returns the function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Reports that the first page of a list is in view. */
  readonly look: Look;
  readonly show: (counts: NewsCounts) => void;
  /** Passes past and future views to `take`. Returns the function that stops. */
  readonly onLook: (take: Look) => () => void;
}

/** Creates the store. Views are queued until `onLook` is called. */
export function createNews(): News {
  let counts: NewsCounts = {};
  let taker: Look | undefined;
  const waiting = new Map<string, readonly unknown[]>();
  const listeners = new Set<() => void>();
  return {
    counts: () => counts,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    look(list, rows) {
      if (taker) taker(list, rows);
      else waiting.set(list, rows);
    },
    show(next) {
      counts = next;
      listeners.forEach((listener) => listener());
    },
    onLook(take) {
      taker = take;
      waiting.forEach((rows, list) => take(list, rows));
      waiting.clear();
      return () => (taker = undefined);
    },
  };
}
