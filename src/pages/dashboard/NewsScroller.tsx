import { useCallback, useState, type CSSProperties } from 'react';
import { news } from '../../resources/news';
import { fieldOf } from '../../core/defineResource';
import { messages } from '../../core/messages';
import { EmptyState } from '../../components/EmptyState';
import { Panel } from '../../components/Panel';
import { Cell } from '../../values/Cell';
import { ErrorAlert } from '../../components/ErrorAlert';
import { useAllRows } from '../../data/useAllRows';
import styles from './NewsScroller.module.css';

/** The scroll speed: 6 px every 200 ms, slow enough to read each line. */
const PIXELS_PER_SECOND = 6 / 0.2;

const SKELETONS = Array.from({ length: 5 }, () => undefined);

const newsField = fieldOf(news, 'news');

/** Renders the news lines, which scroll upwards without end and pause on hover and focus. */
export function NewsScroller() {
  const read = useAllRows(news);
  const { rows, error } = read;
  const [height, setHeight] = useState(0);
  const measure = useCallback((list: HTMLOListElement) => {
    const observer = new ResizeObserver(([entry]) => setHeight(entry?.contentRect.height ?? 0));
    observer.observe(list);
    return () => observer.disconnect();
  }, []);

  const lines = (rows ?? SKELETONS).map((row, index) => (
    // Placeholders have other keys than news lines, so that React replaces the elements: a reused element would count
    // as a layout shift, because news lines wrap and placeholders don't.
    <li key={rows ? index : `loading-${index}`}>
      <Cell field={newsField} row={row} loading={!rows} />
    </li>
  ));
  return (
    <Panel title={news.title}>
      {error && !rows ? (
        <ErrorAlert read={read} />
      ) : (
        <div
          className={styles.window}
          role="group"
          aria-label={`${news.title}, scrolling`}
          aria-busy={rows === undefined}
          // The keyboard must be able to focus this element, because focus pauses the scrolling.
          tabIndex={0}
        >
          {lines.length === 0 ? (
            <EmptyState title={messages.noData}>{news.emptyText}</EmptyState>
          ) : (
            <div
              className={styles.track}
              style={{ '--seconds': rows && `${(height / PIXELS_PER_SECOND).toFixed(1)}s` } as CSSProperties}
            >
              <ol ref={measure}>{lines}</ol>
              {/* A second copy of the lines, so that the loop has no gap. */}
              <ol aria-hidden inert className={styles.duplicate}>
                {lines}
              </ol>
            </div>
          )}
        </div>
      )}
    </Panel>
  );
}
