import type { DataProvider } from '@refinedev/core';
import type { QueryClient } from '@tanstack/react-query';
import type { ListResource } from '../../core/defineResource';
import { changeKept } from '../../core/memberStore';
import { countsOf, marksOf, readMarks, withLook, withPage, type Marks } from '../../core/news';
import type { News } from '../../core/newsStore';
import { openingParams, pageQuery } from '../../list/pageQuery';

/** The minimum interval between requests, shared by all tabs and reloads, in ms (product.md: Layout). */
const EVERY_MS = 120_000;

/** The delay before the next attempt while the member's ID is unknown, in ms. */
const SOON_MS = 5_000;

/** The key among the values stored for a member. */
const SEEN = 'seen';

export interface NewsSources {
  readonly lists: readonly ListResource[];
  readonly client: QueryClient;
  readonly dataProvider: DataProvider;
  /** Returns the ID of the member; undefined until it is known. */
  readonly member: () => string | undefined;
  /** Returns whether the session is still valid. */
  readonly signedIn: () => boolean;
  readonly news: News;
}

/**
 * Counts unread rows (docs/decisions/018): compares the first pages of the lists with what the member last saw, while
 * the tab is visible and online. Returns the function that stops. Without browser storage there are no unread rows.
 */
export function watchNews({ lists, client, dataProvider, member, signedIn, news }: NewsSources): () => void {
  let stopped = false;
  let busy = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Pages that have been rendered but not yet recorded: a hidden tab does not count as viewed. */
  const looks = new Map<string, readonly unknown[]>();

  const inView = () => document.visibilityState === 'visible';
  const mayAsk = () => !stopped && inView() && navigator.onLine && signedIn();
  const keep = async (whose: string, change: (marks: Marks) => Marks) => {
    const kept = await changeKept(whose, SEEN, (stored) => change(readMarks(stored)));
    if (!stopped) news.show(countsOf(readMarks(kept)));
  };

  /** Reserves the next turn unless another tab has. Returns the ms until the next turn; 0 if it was reserved. */
  const takeTurn = async (whose: string, now: number): Promise<number> => {
    let left = 0;
    // Read and written in one transaction, because two tabs may wake up at the same time.
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

  /** Returns the delay until the next round, in ms. */
  const round = async (whose: string): Promise<number> => {
    await noteLooks(whose);
    const begun = Date.now();
    const left = await takeTurn(whose, begun);
    if (left > 0) return left;
    for (const list of lists) {
      if (!mayAsk()) break;
      // A visible list is not requested: its page is recorded when it is viewed.
      const query = pageQuery(list, dataProvider, { page: 1, params: openingParams(list), background: true });
      if (client.getQueryCache().find({ queryKey: query.queryKey })?.isActive()) continue;
      const quiet = { ...query, retry: false, meta: { quiet: true }, staleTime: EVERY_MS };
      const answer = await client.query(quiet).catch(() => undefined);
      if (answer) await keep(whose, (marks) => withPage(marks, list.name, marksOf(answer.data)));
    }
    // Measured from the start of the round, however long the requests took.
    return Math.max(0, begun + EVERY_MS - Date.now());
  };

  const run = async () => {
    clearTimeout(timer);
    if (busy || !mayAsk()) return;
    const whose = member();
    busy = true;
    try {
      const next = whose === undefined ? SOON_MS : await round(whose);
      // Process rows viewed while the request was running.
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
