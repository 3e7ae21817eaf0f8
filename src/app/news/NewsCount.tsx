import { countWords } from '../../core/news';
import styles from './NewsCount.module.css';

/**
 * Returns the accessible name of a menu item with unread rows, such as 'Activity, 3 new'; undefined if there are
 * none.
 */
export const newsName = (label: string, count: number): string | undefined =>
  count > 0 ? `${label}, ${countWords(count)} new` : undefined;

/** Renders the number of unread rows, hidden from screen readers, which get `newsName`; nothing if there are none. */
export const NewsCount = ({ count }: { readonly count: number }) =>
  count > 0 ? (
    <span aria-hidden className={styles.count}>
      {countWords(count)}
    </span>
  ) : null;
