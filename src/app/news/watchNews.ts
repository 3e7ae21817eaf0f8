import type { DataProvider } from '@refinedev/core';
import type { QueryClient } from '@tanstack/react-query';
import type { ListResource } from '../../core/defineResource';
import { changeKept, readKept } from '../../core/memberStore';
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
  const show = (stored: unknown): Marks => {
    const marks = readMarks(stored);
    if (!stopped) news.show(countsOf(marks));
    return marks;
  };
  const keep = async (whose: string, change: (marks: Marks) => Marks) =>
    show(await changeKept(whose, SEEN, (stored) => change(readMarks(stored))));

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
    const { at } = show(await readKept(whose, SEEN));
    const begun = Date.now();
    const age = begun - at;
    if (age >= 0 && age < EVERY_MS) return EVERY_MS - age;
    await keep(whose, (marks) => ({ ...marks, at: begun }));
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
      timer = setTimeout(() => void run(), looks.size > 0 ? 0 : next);
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
