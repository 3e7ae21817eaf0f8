import { useDataProvider, useResourceParams } from '@refinedev/core';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { isList, type Resource } from '../../core/defineResource';
import { PAGE_SIZE } from '../../core/resourceRequest';
import { ownWritesOf } from '../../data/ownWrites';
import { useMemberStorage } from '../../data/useMemberStorage';
import {
  countNew,
  formatUnread,
  hashesOf,
  ownRows,
  readSeenPages,
  withOwnRows,
  type PageHashes,
} from '../../data/unread';
import styles from './UnreadCounts.module.css';
import { listQuery } from '../../data/queries';
import * as registry from '../../resources';
import { useSession } from '../services';
import { whenIdle } from '../../lib/whenIdle';

/** The interval between two requests for the first page of a list, in ms. */
const POLL_MS = 120_000;

/** The delay of the first requests, in ms, so that the screen's own requests come first. */
const START_DELAY_MS = 5_000;

const lists = Object.values<Resource>(registry)
  .filter(isList)
  .filter(({ unreadCount }) => unreadCount);

interface LatestRead {
  /** When the page was read; it only tells reads apart. */
  readonly readAt: number | undefined;
  readonly page: PageHashes;
  /** The number of the member's own writes to the list at that time. */
  readonly writes: number;
  /** The rows that own writes added. They count as seen. */
  readonly own: PageHashes;
}

const UnreadContext = createContext<Readonly<Record<string, number>>>({});

export const useUnreadCounts = () => use(UnreadContext);

/** Returns the accessible name of a menu item with unread rows, such as 'Activity, 3 new'. */
export const unreadLabel = (label: string, count: number): string | undefined =>
  count > 0 ? `${label}, ${formatUnread(count)} new` : undefined;

/**
 * Renders the number of unread rows, if any. Hidden from screen readers, which read `unreadLabel` instead. The space
 * makes it a word of the visible label, as in the name.
 */
export const UnreadCount = ({ count }: { readonly count: number }) =>
  count > 0 ? (
    <>
      {' '}
      <span aria-hidden className={styles.count}>
        {formatUnread(count)}
      </span>
    </>
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
      ...listQuery(list, dataProvider, { page: 1 }, { background: list.name !== openList }),
      // The open list's own screen requests this page and reports errors.
      enabled: started && list.name !== openList && storedPages !== undefined && !expired,
      staleTime: POLL_MS,
      refetchInterval: POLL_MS,
      refetchOnWindowFocus: true,
      meta: { quiet: list.name !== openList },
    })),
  });
  const client = useQueryClient();
  /** The latest page of each list, by list name. */
  const [reads, setReads] = useState<Readonly<Record<string, LatestRead>>>({});
  const newReads: Record<string, LatestRead> = {};
  const counts: Record<string, number> = {};
  const marked: Record<string, PageHashes> = {};
  for (const [index, { name }] of lists.entries()) {
    const { data, dataUpdatedAt: readAt } = pages[index] ?? {};
    if (!data || !storedPages) continue;
    const current = hashesOf(data.data.slice(0, PAGE_SIZE));
    const stored = storedPages.value[name];
    let read = reads[name] ?? { readAt: undefined, page: stored ?? current, writes: 0, own: [] };
    if (read.readAt !== readAt) {
      const writes = ownWritesOf(client, name);
      const added = ownRows(read.page, current, writes - read.writes);
      read = { readAt, page: current, writes, own: withOwnRows(read.own, added).slice(0, PAGE_SIZE) };
      newReads[name] = read;
    }
    // A list that was never opened counts as seen, so that a first visit shows no counts.
    const seen = name === openList ? current : withOwnRows(stored ?? current, read.own);
    counts[name] = countNew(seen, current);
    const page = seen.slice(0, PAGE_SIZE);
    if (stored?.join() !== page.join()) marked[name] = page;
  }
  if (Object.keys(newReads).length > 0) setReads({ ...reads, ...newReads });
  // No dependency array: `marked` is a new object in each render, and is empty once the pages are stored.
  useEffect(() => {
    if (Object.keys(marked).length > 0) void storedPages?.change((seen) => ({ ...seen, ...marked }));
  });
  return <UnreadContext value={counts}>{children}</UnreadContext>;
}
