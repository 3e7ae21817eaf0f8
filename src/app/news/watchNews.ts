import type { DataProvider } from '@refinedev/core';
import type { QueryClient } from '@tanstack/react-query';
import type { ListResource } from '../../core/defineResource';
import { changeKept } from '../../core/memberStore';
import { countsOf, marksOf, readMarks, withLook, withPage, type Marks } from '../../core/news';
import type { News } from '../../core/newsStore';
import { firstPage, isInView } from '../../list/firstPage';

/** The lists are asked for no oftener, however many tabs and reloads there are, in ms (product.md: Layout). */
const EVERY_MS = 120_000;

/** Who is signed in is known a moment later at the most, in ms. */
const SOON_MS = 5_000;

/** Under this name among what is kept of a member. */
const SEEN = 'seen';

export interface NewsSources {
  readonly lists: readonly ListResource[];
  readonly client: QueryClient;
  readonly dataProvider: DataProvider;
  /** Whose; undefined while that is not known. */
  readonly member: () => string | undefined;
  /** The session still holds. */
  readonly signedIn: () => boolean;
  readonly news: News;
}

/**
 * Counts what is new in lists (docs/decisions/018): compares their first pages with what was seen of them, while the
 * tab is in view and there is a line. Gives the way to stop. Where the browser keeps nothing, nothing is ever new.
 */
export function watchNews({ lists, client, dataProvider, member, signedIn, news }: NewsSources): () => void {
  let stopped = false;
  let busy = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What was drawn, and is not noted yet: in a tab out of view nobody looks. */
  const looks = new Map<string, readonly unknown[]>();

  const inView = () => document.visibilityState === 'visible';
  const mayAsk = () => !stopped && inView() && navigator.onLine && signedIn();
  const keep = async (whose: string, change: (marks: Marks) => Marks) => {
    const kept = await changeKept(whose, SEEN, (stored) => change(readMarks(stored)));
    if (!stopped) news.show(countsOf(readMarks(kept)));
  };

  /** Takes the next turn to ask, where no other tab has; gives the ms until there is one, 0 where it was taken. */
  const takeTurn = async (whose: string, now: number): Promise<number> => {
    let left = 0;
    // In one step with the look at it: two tabs wake up at the same moment.
    await keep(whose, (marks) => {
      const age = now - marks.at;
      left = age >= 0 && age < EVERY_MS ? EVERY_MS - age : 0;
      return left > 0 ? marks : { ...marks, at: now };
    });
    return left;
  };

  const noteLooks = async (whose: string) => {
    const noted = [...looks];
    looks.clear();
    if (noted.length > 0)
      await keep(whose, (marks) =>
        noted.reduce((now, [name, rows]) => withLook(now, name, marksOf(rows)), marks),
      );
  };

  /** Gives the ms after which there is something to do again. */
  const round = async (whose: string): Promise<number> => {
    await noteLooks(whose);
    const begun = Date.now();
    const left = await takeTurn(whose, begun);
    if (left > 0) return left;
    for (const list of lists) {
      if (!mayAsk()) break;
      // Where it is in view its rows stay as they are: looking at it is all that counts.
      if (isInView(client, list)) continue;
      const rows = await firstPage(client, dataProvider, list, EVERY_MS).catch(() => undefined);
      if (rows) await keep(whose, (marks) => withPage(marks, list.name, marksOf(rows)));
    }
    // However long the answers took.
    return Math.max(0, begun + EVERY_MS - Date.now());
  };

  const run = async () => {
    clearTimeout(timer);
    if (busy || !mayAsk()) return;
    const whose = member();
    busy = true;
    try {
      const next = whose === undefined ? SOON_MS : await round(whose);
      // What was seen meanwhile.
      timer = setTimeout(() => void run(), whose !== undefined && looks.size > 0 ? 0 : next);
    } catch {
      stop();
    } finally {
      busy = false;
    }
  };
  const again = () => void run();
  const offLook = news.onLook((name, rows) => {
    looks.set(name, rows);
    again();
  });
  function stop() {
    stopped = true;
    clearTimeout(timer);
    offLook();
    document.removeEventListener('visibilitychange', again);
    window.removeEventListener('online', again);
  }
  document.addEventListener('visibilitychange', again);
  window.addEventListener('online', again);
  again();
  return stop;
}
