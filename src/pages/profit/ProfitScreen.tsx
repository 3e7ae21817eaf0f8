import { Flex } from 'antd';
import type Big from 'big.js';
import { lazyWithPreload } from '../../components/lazyWithPreload';
import { PanelBoundary } from '../../components/Panel';
import { RetryButton } from '../../components/RetryButton';
import { Screen } from '../../components/Screen';
import { getValue, type Field } from '../../core/defineResource';
import { readDecimal, sum } from '../../core/money';
import { serverPageOf, useListQuery } from '../../list/query/listQuery';
import { ResourceList } from '../../list/ResourceList';
import { useServerRows } from '../../list/rows/useListRows';
import { Cell } from '../../values/Cell';
import { profit } from '../../resources/profit';
import { useIdle } from '../../lib/whenIdle';
import { usePreferences } from '../../lib/usePreferences';
import { usePeriodRows, usePreviousProfit } from './periodRows';
import styles from './Profit.module.css';
import { ProfitChartPanel } from './ProfitChartPanel';
import { ROWS_ID } from './RangeLinks';

/** The panels beside and below the chart, in separate chunks, which load when the browser is idle. */
const PairPanel = lazyWithPreload(() => import('./PairPanel'));
const ProfitResults = lazyWithPreload(() => import('./ProfitResults'));
const ProfitDays = lazyWithPreload(() => import('./ProfitDays'));

/** Reserves the height of a panel until it is rendered. */
const space = <div style={{ flex: '1 1 16rem', minHeight: '26rem' }} />;

const totalField: Field = profit.summary[0];

export default function ProfitScreen() {
  const { query } = useListQuery(profit);
  const { time } = query.params;
  const server = useServerRows(profit, serverPageOf(query));
  const response = server.isPlaceholderData ? undefined : server.response;
  const read = usePeriodRows(response);
  const isIdle = useIdle();
  const { zone } = usePreferences();
  const previous = usePreviousProfit(time, read, zone);

  const total = readDecimal(getValue(server.response, totalField.key));
  const before = previous?.results && sum(previous.results.map((result) => result.profit));
  const cell = (value: Big | undefined) => (
    <Cell field={totalField} row={{ [totalField.key]: value }} loading={previous?.loading === true} />
  );
  const retry = previous?.retry && <RetryButton pending={previous.retrying} onClick={previous.retry} />;
  const comparison = previous
    ? [
        { title: previous.title, value: retry ?? cell(before) },
        { title: 'Change', value: cell(before && total?.minus(before)) },
      ]
    : [];
  return (
    <Screen title={profit.title}>
      <ResourceList
        resource={profit}
        figures={comparison}
        beforeRows={
          <>
            {time === '1month' && <p className={styles.note}>Rolling 30 days, not a calendar month.</p>}
            <Flex wrap align="start" gap="large">
              <PanelBoundary>
                <ProfitChartPanel response={response} read={read} />
              </PanelBoundary>
              <PanelBoundary>{isIdle ? <PairPanel fallback={space} /> : space}</PanelBoundary>
            </Flex>
            {read.all?.rows.length !== 0 && (
              <PanelBoundary>
                {isIdle ? <ProfitResults read={read} previous={previous} fallback={space} /> : space}
              </PanelBoundary>
            )}
            <div id={ROWS_ID} />
          </>
        }
      />
      {/* A period of 24 hours needs no calendar. */}
      {time !== '1day' && isIdle && (
        <PanelBoundary>
          <ProfitDays read={read} fallback={space} />
        </PanelBoundary>
      )}
    </Screen>
  );
}
