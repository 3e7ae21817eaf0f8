import { useDataProvider, useResourceParams } from '@refinedev/core';
import { useQueries } from '@tanstack/react-query';
import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { isList, type Resource } from '../../core/defineResource';
import { useMemberStorage } from '../../data/useMemberStorage';
import { countNew, formatUnread, hashesOf, readSeenPages, type PageHashes } from './unread';
import styles from './UnreadCounts.module.css';
import { pageQuery } from '../../data/queries';
import * as registry from '../../resources';
import { useSession } from '../services';
import { whenIdle } from '../../components/whenIdle';

/** The interval between two requests for the first page of a list, in ms (product.md: Layout). */
const POLL_MS = 120_000;

/** The delay of the first requests, in ms, so that the screen's own requests come first. */
const START_DELAY_MS = 5_000;

const lists = Object.values<Resource>(registry)
  .filter(isList)
  .filter(({ unreadCount }) => unreadCount);

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

/** Provides the number of rows added to each list since the member last opened it (docs/decisions/018). */
export function UnreadCounts({ children }: { readonly children: ReactNode }) {
  const [started, setStarted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => whenIdle(() => setStarted(true)), START_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  const dataProvider = useDataProvider()();
  const { expired } = useSession();
  const storedPages = useMemberStorage({ name: 'seen', read: readSeenPages, enabled: started });
  const { search } = useLocation();
  const { resource } = useResourceParams();
  // A list counts as open only on its unfiltered first page, which shows the newest rows.
  const openList = ['', '?page=1'].includes(search) ? resource?.name : undefined;
  const pages = useQueries({
    queries: lists.map((list) => ({
      ...pageQuery(list, dataProvider, { page: 1, background: list.name !== openList }),
      // The open list's own screen requests this page and reports errors.
      enabled: list.name !== openList && storedPages !== undefined && !expired,
      staleTime: POLL_MS,
      refetchInterval: POLL_MS,
      refetchOnWindowFocus: true,
      meta: { quiet: list.name !== openList },
    })),
  });
  const counts: Record<string, number> = {};
  const marked: Record<string, PageHashes> = {};
  for (const [index, { name }] of lists.entries()) {
    const rows = pages[index]?.data?.data;
    if (!rows || !storedPages) continue;
    const current = hashesOf(rows);
    const stored = storedPages.value[name];
    // A list that was never opened counts as seen, so that a first visit shows no counts.
    const seen = name === openList ? current : (stored ?? current);
    counts[name] = countNew(seen, current);
    if (stored?.join() !== seen.join()) marked[name] = current;
  }
  // No dependency array: `marked` is a new object in each render, and is empty once the pages are stored.
  useEffect(() => {
    if (Object.keys(marked).length > 0) void storedPages?.change((seen) => ({ ...seen, ...marked }));
  });
  return <UnreadContext value={counts}>{children}</UnreadContext>;
}
