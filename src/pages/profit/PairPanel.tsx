import { Button } from 'antd';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { Field } from '../../core/defineResource';
import { messages } from '../../core/messages';
import { DescriptionList } from '../../components/DescriptionList';
import { Panel } from '../../components/Panel';
import { Cell } from '../../list/view/Cell';
import { ErrorAlert } from '../../list/view/ErrorAlert';
import { pairResults } from './pairResults';
import styles from './Profit.module.css';
import { useTrades, type Trades } from './useTrades';

/** Returns whether the element has been in view, to load data only for members who scroll to it. */
function useSeen(element: RefObject<HTMLElement | null>): boolean {
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

const figure: Field = {
  key: 'profit',
  title: 'Profit',
  valueType: 'amount',
  decimals: 4,
  colour: 'change',
};

/** Describes which trades the results include, while they load and afterwards. */
function describeCoverage({ rows, total, isFetching, progress, whole }: Trades): string {
  if (isFetching || !rows) return `Loading ${progress.read} of ${progress.total || '…'} trades`;
  if (total <= rows.length) return 'All futures and spot trades, open and closed.';
  return whole
    ? `The server reports ${total} trades but sent ${rows.length}.`
    : `The newest ${rows.length} of ${total} trades, open and closed.`;
}

/**
 * Renders results per pair, from futures and spot trades. These fill many pages, so they load once the panel is in
 * view.
 */
export function PairPanel() {
  const place = useRef<HTMLDivElement>(null);
  const note = useRef<HTMLParagraphElement>(null);
  const trades = useTrades(useSeen(place));
  const { rows, error, isFetching, whole } = trades;
  const pairs = useMemo(() => rows && pairResults(rows), [rows]);
  const isMore = rows !== undefined && trades.total > rows.length && (!whole || isFetching);
  useEffect(() => {
    // Move the focus here: the button that had it was removed.
    if (whole && !isMore && document.activeElement === document.body)
      note.current?.focus({ preventScroll: true });
  }, [whole, isMore]);

  return (
    <Panel title="Results per pair">
      <div ref={place} aria-busy={isFetching}>
        {error ? (
          <ErrorAlert
            title="The trades couldn't be loaded"

            onRetry={trades.retry}
            retrying={isFetching}
          >
            {error.message}
          </ErrorAlert>
        ) : (
          <p ref={note} tabIndex={-1} className={styles.note}>
            {describeCoverage(trades)}
          </p>
        )}
        {/* One element for both buttons: replacing it would lose the focus. */}
        {isMore && (
          <Button onClick={whole ? trades.cancel : trades.readWhole}>
            {whole ? 'Cancel' : 'Load all trades'}
          </Button>
        )}
        {pairs?.length === 0 && <p>{messages.noData}</p>}
        {pairs && (
          <DescriptionList
            items={pairs.map(({ pair, trades: count, profit }) => [
              `${pair} (${count})`,
              <Cell key={pair} field={figure} row={{ profit: profit.toFixed() }} loading={false} />,
            ])}
          />
        )}
      </div>
    </Panel>
  );
}
