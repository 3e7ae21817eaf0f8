import type { NewsCounts } from './news';

/** Takes note that the first page of a list is in view. */
type Look = (list: string, rows: readonly unknown[]) => void;

/** What is new in the lists of one session, between those who count it and those who show it. */
export interface News {
  readonly counts: () => NewsCounts;
  /** Calls back after every change; gives the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  /** For a list, whenever its first page is drawn. */
  readonly look: Look;
  readonly show: (counts: NewsCounts) => void;
  /** Tells of looks from now on, and of those before; gives the way to stop. */
  readonly onLook: (take: Look) => () => void;
}

/** Without a watcher nothing is new: looks wait for one. */
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
