import { countWords } from '../../core/news';
import styles from './NewsCount.module.css';

/** What an entry of a menu is called to those who hear it: 'Activity, 3 new'; undefined where its own words will do. */
export const newsName = (label: string, count: number): string | undefined =>
  count > 0 ? `${label}, ${countWords(count)} new` : undefined;

/** A dot and how many are new, to the eye alone: `newsName` tells the others. Nothing where none are. */
export const NewsCount = ({ count }: { readonly count: number }) =>
  count > 0 ? (
    <span aria-hidden className={styles.count}>
      {countWords(count)}
    </span>
  ) : null;
