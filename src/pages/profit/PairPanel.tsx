import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Field } from '../../core/defineResource';
import { messages } from '../../core/messages';
import { DescriptionList } from '../../components/DescriptionList';
import { Panel } from '../../components/Panel';
import { Cell } from '../../list/Cell';
import { ListError } from '../../list/ListError';
import { gatheredKey, useGathered } from '../../list/useGathered';
import { futuresTrades } from '../../resources/futuresTrades';
import { pairResults } from './pairResults';
import styles from './Profit.module.css';

const NO_PARAMS = {};

const figure: Field = {
  key: 'profit',
  title: 'Profit',
  valueType: 'amount',
  decimals: 4,
  colour: 'change',
};

/** Results per pair, from all futures trades; they are many pages, so they are read when asked for. */
export function PairPanel() {
  const [wanted, want] = useState(false);
  const client = useQueryClient();
  const {
    gathered: data,
    error,
    isFetching,
    retry,
    progress,
  } = useGathered(futuresTrades, NO_PARAMS, { enabled: wanted, quiet: true });
  const pairs = useMemo(() => data && pairResults(data.rows), [data]);
  const told = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button is gone, and with it the focus that it may have had.
    if (pairs && document.activeElement === document.body) told.current?.focus({ preventScroll: true });
  }, [pairs]);
  const cancel = () => {
    want(false);
    void client.cancelQueries({ queryKey: gatheredKey(futuresTrades.name, NO_PARAMS) });
  };

  return (
    <Panel title="Results per pair">
      {pairs ? (
        <>
          <p ref={told} tabIndex={-1} className={styles.note}>
            {data && data.total > data.rows.length
              ? `The newest ${data.rows.length} of ${data.total} futures trades, open and closed.`
              : 'All futures trades, open and closed.'}
          </p>
          {pairs.length === 0 && <p>{messages.noData}</p>}
          <DescriptionList
            items={pairs.map(({ pair, trades, profit }) => [
              `${pair} (${trades})`,
              <Cell key={pair} field={figure} row={{ profit: profit.toFixed() }} loading={false} />,
            ])}
          />
        </>
      ) : error && wanted ? (
        <ListError title="The trades could not be read" error={error} onRetry={retry} retrying={isFetching} />
      ) : (
        <>
          <p className={styles.note}>
            {wanted
              ? `Reading ${progress.read} of ${progress.total || '…'}`
              : 'Adds up your futures trades of all time, pair by pair.'}
          </p>
          {/* One button for both: it would take the focus with it. */}
          <Button onClick={wanted ? cancel : () => want(true)}>
            {wanted ? 'Cancel' : 'Show results per pair'}
          </Button>
        </>
      )}
    </Panel>
  );
}
