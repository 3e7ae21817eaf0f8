import { Button } from 'antd';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { messages } from '../../core/messages';
import { DescriptionList } from '../../components/DescriptionList';
import { Panel } from '../../components/Panel';
import { ErrorAlert } from '../../list/view/ErrorAlert';
import { pairResults } from './pairResults';
import styles from './Profit.module.css';
import { ProfitAmount } from './ProfitAmount';
import { useTrades } from './useTrades';

/** Returns whether an element has been visible, so that its data loads only for members who scroll to it. */
function useHasBeenVisible(element: RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !element.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [seen, element]);
  return seen;
}

/** Returns the note that says which trades the results are calculated from. */
function describeCoverage(trades: ReturnType<typeof useTrades>): string {
  const { rows, total, isFetching, progress, allRequested } = trades;
  if (isFetching || !rows) return `Loading ${progress.read} of ${progress.total || '…'} trades`;
  if (total <= rows.length) return 'All futures and spot trades, open and closed.';
  return allRequested
    ? `The server reports ${total} trades but sent ${rows.length}.`
    : `The newest ${rows.length} of ${total} trades, open and closed.`;
}

/**
 * Renders the profit per trading pair. The trades fill many pages, so they load once the panel is visible.
 */
export function PairPanel() {
  const panel = useRef<HTMLDivElement>(null);
  const note = useRef<HTMLParagraphElement>(null);
  const trades = useTrades(useHasBeenVisible(panel));
  const { rows, error, isFetching, allRequested } = trades;
  const pairs = useMemo(() => rows && pairResults(rows), [rows]);
  const hasMore = rows !== undefined && trades.total > rows.length && (!allRequested || isFetching);
  useEffect(() => {
    // Move the focus to the note: the focused button was removed.
    if (allRequested && !hasMore && document.activeElement === document.body)
      note.current?.focus({ preventScroll: true });
  }, [allRequested, hasMore]);

  return (
    <Panel title="Results per pair">
      <div ref={panel} aria-busy={isFetching}>
        {error ? (
          <ErrorAlert
            title="The trades couldn't be loaded"
            read={{ error, retry: trades.retry, retrying: isFetching }}
          />
        ) : (
          <p ref={note} tabIndex={-1} className={styles.note}>
            {describeCoverage(trades)}
          </p>
        )}
        {/* One element for "Load all" and "Cancel": replacing the pressed button would lose the focus. */}
        {hasMore && (
          <Button onClick={allRequested ? trades.cancel : trades.requestAll}>
            {allRequested ? 'Cancel' : 'Load all trades'}
          </Button>
        )}
        {pairs?.length === 0 && <p>{messages.noData}</p>}
        {pairs && (
          <DescriptionList
            items={pairs.map(({ pair, trades: count, profit }) => [
              `${pair} (${count})`,
              <ProfitAmount key={pair} value={profit.toFixed()} decimals={4} />,
            ])}
          />
        )}
      </div>
    </Panel>
  );
}
