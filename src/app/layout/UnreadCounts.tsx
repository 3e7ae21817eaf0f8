import { useDataProvider, useResourceParams } from '@refinedev/core';
import { useQueries } from '@tanstack/react-query';
import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { isList } from '../../core/defineResource';
import { useMemberStorage } from '../../data/useMemberStorage';
import { countNew, formatUnread, hashesOf, readSeenPages } from './unread';
import styles from './UnreadCounts.module.css';
import { defaultParams, pageQuery } from '../../data/pageQuery';
import * as registry from '../../resources';
import { useSession } from '../services';
import { whenIdle } from '../whenIdle';

/** The interval between two requests for the first page of a list, in ms (product.md: Layout). */
const POLL_MS = 120_000;

/** The delay of the first requests, in ms, so that the screen's own requests come first. */
const START_DELAY_MS = 5_000;

const lists = Object.values(registry)
  .filter((resource) => isList(resource))
  .filter((list) => 'unreadCount' in list);

const UnreadContext = createContext<Readonly<Record<string, number>>>({});

export const useUnreadCounts = () => use(UnreadContext);

/** Returns the accessible name of a menu item with unread rows, such as 'Activity, 3 new'. */
export const unreadLabel = (label: string, count: number): string | undefined =>
  count > 0 ? `${label}, ${formatUnread(count)} new` : undefined;

/** Renders the number of unread rows, if any. Hidden from screen readers, which read `unreadLabel` instead. */
export const UnreadCount = ({ count }: { readonly count: number }) =>
  count > 0 ? (
    <span aria-hidden className={styles.count}>
      {formatUnread(count)}
    </span>
  ) : null;

/** Returns whether counting has started: START_DELAY_MS after the first render, once the browser is idle. */
function useStarted(): boolean {
  const [started, setStarted] = useState(false);
  useEffect(() => {
    let cancel = (): void => undefined;
    const timer = setTimeout(() => (cancel = whenIdle(() => setStarted(true))), START_DELAY_MS);
    return () => {
      clearTimeout(timer);
      cancel();
    };
  }, []);
  return started;
}

/**
 * Provides the number of unread rows of each list: rows added to its first page since the member last opened the list
 * (docs/decisions/018). Requests pages only while the browser tab is visible. Without browser storage there are no
 * counts.
 */
export function UnreadCounts({ children }: { readonly children: ReactNode }) {
  const started = useStarted();
  const dataProvider = useDataProvider()();
  const { expired } = useSession();
  const storedPages = useMemberStorage({ name: 'seen', read: readSeenPages, enabled: started });
  const { search } = useLocation();
  const { resource } = useResourceParams();
  // A list counts as open only on its unfiltered first page, which shows the newest rows.
  const openList = ['', '?page=1'].includes(search) ? resource?.name : undefined;
  const pages = useQueries({
    queries: lists.map((list) => ({
      ...pageQuery(list, dataProvider, {
        page: 1,
        params: defaultParams(list),
        background: list.name !== openList,
      }),
      // The open list's own screen requests this page and reports errors.
      enabled: list.name !== openList && storedPages !== undefined && !expired,
      staleTime: POLL_MS,
      refetchInterval: POLL_MS,
      refetchOnWindowFocus: true,
      meta: { quiet: list.name !== openList },
    })),
  });
  const current = lists.flatMap(({ name }, index) => {
    const rows = pages[index]?.data?.data;
    return rows && storedPages ? [{ name, hashes: hashesOf(rows), seen: storedPages.value[name] }] : [];
  });
  // Mark the open list as seen, and also a list that was never seen, so that a first visit shows no counts.
  const unmarked = current.filter(
    ({ name, hashes, seen }) => seen === undefined || (name === openList && seen.join() !== hashes.join()),
  );
  useEffect(() => {
    if (unmarked.length === 0) return;
    const marked = Object.fromEntries(unmarked.map(({ name, hashes }) => [name, hashes]));
    void storedPages?.change((seen) => ({ ...seen, ...marked }));
  });
  const counts = Object.fromEntries(
    current.map(({ name, hashes, seen }) => [name, seen && name !== openList ? countNew(seen, hashes) : 0]),
  );
  return <UnreadContext value={counts}>{children}</UnreadContext>;
}
