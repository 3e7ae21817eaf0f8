import { useList } from '@refinedev/core';
import type Big from 'big.js';
import { useMemo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { usePreferences } from '../../data/usePreferences';
import { formatDate } from '../../core/dates';
import { fieldOf, getValue, type Field } from '../../core/defineResource';
import { readDecimal } from '../../core/money';
import { readResults } from '../../core/profitRows';
import { PendingButton } from '../../components/PendingButton';
import { paramFilters } from '../../data/pageQuery';
import { Cell, Money } from '../../list/view/Cell';
import { StatisticGrid } from '../../list/view/StatisticGrid';
import { dashboard } from '../../resources/dashboard';
import { profit } from '../../resources/profit';
import styles from './Overview.module.css';
import { trendOf } from './trend';

/** Renders one value of the dashboard's data, or a placeholder while the data loads. */
export type RenderCell = (field: Field) => ReactNode;

const dayField = fieldOf(dashboard, 'last24hourProfit');
const totalField: Field = profit.summary[0];

/**
 * Returns the total profit that the server reports for a period, and the ten latest results. A failure shows no toast.
 */
function usePeriodProfit(time: '7day' | '1month', enabled: boolean) {
  const { result, query } = useList({
    resource: profit.name,
    filters: paramFilters({ time }),
    queryOptions: { enabled, meta: { quiet: true } },
    errorNotification: false,
  });
  const response = query.data;
  return {
    response,
    loading: response === undefined && query.error === null,
    hasFailed: response === undefined && query.error !== null,
    isFetching: query.isFetching,
    retry: () => void query.refetch(),
    sum: readDecimal(getValue(response, totalField.key)),
    rows: result.data,
  };
}

type Period = ReturnType<typeof usePeriodProfit>;

interface NoteProps {
  readonly amount: Big | undefined;
  /** Text before the amount. */
  readonly prefix?: string;
  readonly children: ReactNode;
}

/** Renders an amount with an explanation below a figure. The line is empty while the amount is unknown. */
function Note({ amount, prefix = '', children }: NoteProps) {
  return (
    <small className={styles.note}>
      {amount && (
        <>
          {prefix}
          <Cell
            field={{ ...totalField, key: 'amount' }}
            row={{ amount: amount.toFixed(2) }}
            loading={false}
          />{' '}
          {children}
        </>
      )}
    </small>
  );
}

/** Renders the difference from an average, as '+$5.00 vs 7-day average'. Hidden amounts show no sign. */
function Difference({ amount, children }: { amount: Big | undefined; children: ReactNode }) {
  const { amounts } = usePreferences();
  return (
    <Note amount={amount} prefix={amounts === 'shown' && amount?.gt(0) ? '+' : ''}>
      {children}
    </Note>
  );
}

/** Renders a period's total and a note below it; if the total could not be read, a button that reads it again. */
const PeriodTotal = ({ period, children }: { period: Period; children: ReactNode }) => (
  <>
    <Cell field={totalField} row={period.response} loading={period.loading} />
    {period.hasFailed ? (
      <PendingButton type="link" size="small" pending={period.isFetching} onClick={period.retry}>
        Try again
      </PendingButton>
    ) : (
      children
    )}
  </>
);

/**
 * Renders the profit of the last 24 hours, 7 and 30 days, and the latest results as a line (product.md: Dashboard). The
 * profit of 24 hours and 7 days is compared with the average of the next longer period. The totals of 7 and 30 days
 * load after the balances.
 */
export function ProfitFigures({ cell, value }: { cell: RenderCell; value: object | undefined }) {
  const enabled = value !== undefined;
  const week = usePeriodProfit('7day', enabled);
  const month = usePeriodProfit('1month', enabled);
  const day = readDecimal(getValue(value, dayField.key));
  return (
    <StatisticGrid
      className={styles.figures}
      items={[
        {
          title: dayField.title,
          value: (
            <>
              {cell(dayField)}
              <Difference amount={day && week.sum && day.minus(week.sum.div(7))}>vs 7-day average</Difference>
            </>
          ),
        },
        {
          title: 'Last 7 days profit',
          value: (
            <PeriodTotal period={week}>
              <Difference amount={week.sum && month.sum && week.sum.minus(month.sum.times(7).div(30))}>
                vs 30-day average
              </Difference>
            </PeriodTotal>
          ),
        },
        {
          title: 'Last 30 days profit',
          value: (
            <PeriodTotal period={month}>
              <Note amount={month.sum?.div(30)}>a day</Note>
            </PeriodTotal>
          ),
        },
      ]}
    >
      <LatestResults rows={month.rows} />
    </StatisticGrid>
  );
}

/** Renders results as a line of their running total, with the highest and lowest total and the first and last date. */
function LatestResults({ rows }: { rows: readonly unknown[] }) {
  const { zone } = usePreferences();
  const trend = useMemo(() => trendOf(readResults(rows, zone)), [rows, zone]);
  return (
    <div className={styles.trend}>
      <Link to="/profit" className="tap">
        Latest results
      </Link>
      <div className={styles.chart}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
          {trend && (
            <>
              <line x2="100" y1={trend.zero} y2={trend.zero} vectorEffect="non-scaling-stroke" />
              <path
                d={trend.path}
                fill="none"
                strokeWidth={2}
                strokeLinejoin="round"
                strokeLinecap="round"
                vectorEffect="non-scaling-stroke"
              />
            </>
          )}
        </svg>
        {trend && (
          <>
            <span>
              <Money value={trend.highest} />
            </span>
            <span>
              <Money value={trend.lowest} />
            </span>
            <time>{formatDate(trend.from, 'shortDay')}</time>
            <time>{formatDate(trend.to, 'shortDay')}</time>
          </>
        )}
      </div>
    </div>
  );
}
