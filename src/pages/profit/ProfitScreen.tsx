import { Flex } from 'antd';
import type Big from 'big.js';
import { useState } from 'react';
import { lazyWithPreload } from '../../components/lazyWithPreload';
import { PanelBoundary } from '../../components/Panel';
import { RetryButton } from '../../components/RetryButton';
import { Screen } from '../../components/Screen';
import { getValue, type Field } from '../../core/defineResource';
import { readDecimal, withoutFloatNoise } from '../../core/money';
import { useListQuery } from '../../list/query/listQuery';
import { ResourceList } from '../../list/ResourceList';
import { Cell } from '../../values/Cell';
import { profit } from '../../resources/profit';
import { usePreferences } from '../../lib/usePreferences';
import { PairPanel } from './PairPanel';
import { usePeriodRows, usePreviousProfit } from './periodRows';
import styles from './Profit.module.css';
import { ProfitChartPanel } from './ProfitChartPanel';
import { ROWS_ID } from './RangeLinks';

/** The figures below the chart, in a separate chunk. */
const ProfitResults = lazyWithPreload(() => import('./ProfitResults'));

/** Reserves the height of the figures while they load. */
const resultsSpace = <div style={{ minHeight: '26rem' }} />;

/** The calendar, in a separate chunk because it is below the visible part of the screen. */
const ProfitDays = lazyWithPreload(() => import('./ProfitDays'));

const totalField: Field = profit.summary[0];

export default function ProfitScreen() {
  const { params } = useListQuery(profit).query;
  // The choice to load all rows applies to one period, because another period may have many more rows.
  const [loadAllFor, requestAll] = useState<string>();
  const allRequested = loadAllFor === params.time;
  // With undefined, the hook requests no rows. It returns the rows that ProfitChartPanel has loaded.
  const period = usePeriodRows(undefined, allRequested);
  const { zone } = usePreferences();
  const previous = usePreviousProfit(params.time, period, zone);

  const comparison = (response: object | undefined) => {
    if (!previous) return [];
    const sum = readDecimal(withoutFloatNoise(getValue(response, totalField.key)));
    const cell = (value: Big | undefined) => (
      <Cell field={totalField} row={{ [totalField.key]: value?.toFixed() }} loading={previous.loading} />
    );
    return [
      {
        title: previous.title,
        value: previous.retry ? (
          <RetryButton pending={previous.retrying} onClick={previous.retry} />
        ) : (
          cell(previous.sum)
        ),
      },
      { title: 'Change', value: cell(previous.sum && sum?.minus(previous.sum)) },
    ];
  };
  return (
    <Screen title={profit.title}>
      <ResourceList
        resource={profit}
        figures={comparison}
        beforeRows={(response) => (
          <>
            {params.time === '1month' && (
              <p className={styles.note}>Rolling 30 days, not a calendar month.</p>
            )}
            <Flex wrap align="start" gap="large">
              <PanelBoundary>
                <ProfitChartPanel
                  response={response}
                  allRequested={allRequested}
                  onLoadAll={() => requestAll(params.time)}
                />
              </PanelBoundary>
              <PanelBoundary>
                <PairPanel />
              </PanelBoundary>
            </Flex>
            <PanelBoundary>
              {period.all ? (
                <ProfitResults all={period.all} previous={previous} fallback={resultsSpace} />
              ) : (
                !period.error && resultsSpace
              )}
            </PanelBoundary>
            <div id={ROWS_ID} />
          </>
        )}
      />
      {/* A period of 24 hours needs no calendar. */}
      <PanelBoundary>{params.time !== '1day' && <ProfitDays all={period.all} />}</PanelBoundary>
    </Screen>
  );
}
