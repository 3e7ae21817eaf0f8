import { formatUnread } from './unread';
import styles from './UnreadCount.module.css';

/**
 * Returns the accessible name of a menu item with unread rows, such as 'Activity, 3 new'; undefined if there are
 * none.
 */
export const unreadLabel = (label: string, count: number): string | undefined =>
  count > 0 ? `${label}, ${formatUnread(count)} new` : undefined;

/** Renders the number of unread rows, or nothing if there are none. Hidden from screen readers, which get `unreadLabel`. */
export const UnreadCount = ({ count }: { readonly count: number }) =>
  count > 0 ? (
    <span aria-hidden className={styles.count}>
      {formatUnread(count)}
    </span>
  ) : null;
