import { WarningOutlined } from '@ant-design/icons';
import { useDataProvider } from '@refinedev/core';
import { useQueries } from '@tanstack/react-query';
import { Flex } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDay } from '../../core/dates';
import type { ListResource } from '../../core/defineResource';
import { listQuery } from '../../data/queries';
import { hashesOf, readSeenPages } from '../../data/unread';
import { useMemberStorage } from '../../data/useMemberStorage';
import { activity } from '../../resources/activity';
import { tickets } from '../../resources/tickets';
import { withdrawals } from '../../resources/withdrawals';
import { attentionItems } from './attention';
import styles from './Dashboard.module.css';

/** The menu's unread counts use the same queries and refresh them at this interval, in ms. */
const FRESH_MS = 120_000;

/** Returns the first page of each list; [] while it loads and after an error. */
export function useFirstPages(...lists: readonly ListResource[]): readonly (readonly unknown[])[] {
  const dataProvider = useDataProvider()();
  const queries = lists.map((list) => ({
    ...listQuery(list, dataProvider, { page: 1 }, { background: true }),
    staleTime: FRESH_MS,
    meta: { quiet: true },
  }));
  return useQueries({ queries }).map(({ data }) => data?.data ?? []);
}

/** Renders in one line what needs the member's attention, if anything. A failed request hides only its own items. */
export default function NeedsAttention({ value }: { value: object }) {
  const seen = useMemberStorage({ name: 'seen', read: readSeenPages, enabled: true })?.value[tickets.name];
  const [today] = useState(() => formatDay(Date.now()) ?? '');
  const [withdrawn = [], asked = [], log = []] = useFirstPages(withdrawals, tickets, activity);
  const items = attentionItems({
    dashboard: value,
    withdrawals: withdrawn,
    // In a browser that has never shown the tickets, they count as seen.
    newTickets: asked.filter((row) => seen && !seen.includes(hashesOf([row])[0] ?? NaN)),
    activity: log,
    today,
  });
  if (items.length === 0) return null;
  return (
    <Flex
      component="section"
      align="center"
      gap="small"
      aria-label="Needs attention"
      className={styles.attention ?? ''}
    >
      <WarningOutlined aria-hidden />
      <b>Needs attention</b>
      <Flex component="ul" gap="middle" style={{ overflowX: 'auto', whiteSpace: 'nowrap' }}>
        {items.map(({ text, to }) => (
          <li key={text}>
            {/* The scroll container would clip a focus ring outside the link. */}
            <Link to={to} className="tap" style={{ outlineOffset: -2 }}>
              {text}
            </Link>
          </li>
        ))}
      </Flex>
    </Flex>
  );
}
