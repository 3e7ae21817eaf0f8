import { useList } from '@refinedev/core';
import { Flex } from 'antd';
import Big from 'big.js';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { hasPaid } from '../../data/memberSteps';
import { usePreferences } from '../../lib/usePreferences';
import { fieldOf, getValue, type Field } from '../../core/defineResource';
import { readDecimal } from '../../core/money';
import { readResults } from '../../core/profitRows';
import { RetryButton } from '../../components/RetryButton';
import { listProps } from '../../data/queries';
import { useRetry } from '../../data/useRetry';
import { Cell, Money } from '../../values/Cell';
import { StatisticGrid } from '../../values/StatisticGrid';
import { dashboard } from '../../resources/dashboard';
import { profit } from '../../resources/profit';
import styles from './Dashboard.module.css';
import { trendOf } from './trendLine';

interface ProfitFiguresProps extends DashboardFigures {
  /** Whether the request for the dashboard's data has ended. The profit of 7 and 30 days loads after it. */
  readonly settled: boolean;
}

export interface DashboardFigures {
  /** Renders one value of the dashboard's data, or a placeholder while the data loads. */
  readonly cell: (field: Field) => ReactNode;
  /** The dashboard's data; undefined while it loads. */
  readonly value: object | undefined;
}

const dayField = fieldOf(dashboard, 'last24hourProfit');
const totalField: Field = profit.summary[0];

/** Returns the total profit that the server reports for a period, and the ten latest results. Fails without a toast. */
function usePeriodProfit(time: '7day' | '1month', enabled: boolean) {
  const { query } = useList({
    ...listProps(profit, { page: 1, params: { time } }),
    queryOptions: { enabled, meta: { quiet: true } },
    errorNotification: false,
  });
  return {
    response: query.data,
    sum: readDecimal(getValue(query.data, totalField.key)),
    rows: query.data?.data ?? [],
    ...useRetry(query),
  };
}

type PeriodProfit = ReturnType<typeof usePeriodProfit>;

interface NoteProps {
  readonly amount: Big | undefined;
  /** Whether the amount is a difference, such as '+$5.00 vs 7-day average'. Hidden amounts show no plus sign. */
  readonly signed?: boolean;
  readonly children: ReactNode;
}

/** Renders an amount and its meaning in small text below a figure. */
function Note({ amount, signed = false, children }: NoteProps) {
  const { amounts } = usePreferences();
  // An amount that rounds to 0 has neither sign nor colour.
  const rounded = amount?.round(2, Big.roundHalfUp);
  return (
    <div className={styles.small}>
      {rounded && (
        <>
          {signed && amounts === 'shown' && rounded.gt(0) && '+'}
          <Cell field={totalField} row={{ [totalField.key]: rounded.toFixed(2) }} /> {children}
        </>
      )}
    </div>
  );
}

/** Renders the total profit of a period with `children` below it; a retry button if the request failed. */
const PeriodTotal = ({ period, children }: { period: PeriodProfit; children: ReactNode }) => (
  <>
    <b>
      <Cell field={totalField} row={period.response} loading={!period.response && !period.error} />
    </b>
    {period.error && !period.response ? (
      <RetryButton type="link" size="small" pending={period.retrying} onClick={period.retry} />
    ) : (
      children
    )}
  </>
);

/**
 * Returns whether a period has no results. While its total loads, a member without a package is assumed to have none:
 * then the parts below the figures don't move when the total arrives.
 */
const isEmptyPeriod = ({ response, error, sum, rows }: PeriodProfit, value: object | undefined): boolean =>
  response
    ? rows.length === 0 && sum?.eq(0) === true
    : error === null && value !== undefined && !hasPaid(value);

/**
 * Renders the profit of three periods and the latest results as a line. The two shorter periods are compared with the
 * average of the next longer one. A member without any results gets a sentence instead.
 */
export function ProfitFigures({ cell, value, settled }: ProfitFiguresProps) {
  const week = usePeriodProfit('7day', settled);
  const month = usePeriodProfit('1month', settled);
  const day = readDecimal(getValue(value, dayField.key));
  if (day?.eq(0) && isEmptyPeriod(week, value) && isEmptyPeriod(month, value))
    return (
      <StatisticGrid
        className={styles.figures}
        items={[
          {
            title: 'Profit',
            value: (
              // Two lines, as on phones, so that nothing moves when the sentence appears.
              <div style={{ minHeight: '2lh', fontSize: 'var(--ant-font-size)' }}>
                {week.response &&
                  month.response &&
                  'No results yet. Profit and loss appear here once the bot trades.'}
              </div>
            ),
          },
        ]}
      />
    );
  return (
    <StatisticGrid
      className={styles.figures}
      items={[
        {
          title: dayField.title,
          value: (
            <>
              <b>{cell(dayField)}</b>
              <Note signed amount={day && week.sum && day.minus(week.sum.div(7))}>
                vs 7-day average
              </Note>
            </>
          ),
        },
        {
          title: 'Last 7 days profit',
          value: (
            <PeriodTotal period={week}>
              <Note signed amount={week.sum && month.sum && week.sum.minus(month.sum.times(7).div(30))}>
                vs 30-day average
              </Note>
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

const LINE = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;

function LatestResults({ rows }: { rows: readonly unknown[] }) {
  const { zone } = usePreferences();
  const trend = trendOf(readResults(rows, zone));
  // Results of a single day are labelled with times.
  const format = trend?.from.isSame(trend.to, 'day') ? 'HH:mm' : 'YYYY-MM-DD';
  return (
    <Flex vertical justify="space-between" gap={4} flex="1 1 15rem">
      <Link to="/profit" className="tap">
        Latest results
      </Link>
      <Flex gap="small" className={styles.small ?? ''} style={{ minHeight: '3lh' }}>
        <div style={{ flex: 1 }}>
          <svg className={styles.trend} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
            {trend && (
              <>
                <line x2="100" y1={trend.zero} y2={trend.zero} stroke="var(--ant-color-border)" {...LINE} />
                <path d={trend.path} stroke="var(--ant-color-link)" strokeWidth={2} {...LINE} />
              </>
            )}
          </svg>
          {trend && (
            <Flex justify="space-between" gap="small" translate="no">
              <time>{trend.from.format(format)}</time>
              <time>{trend.to.format(format)}</time>
            </Flex>
          )}
        </div>
        {trend && (
          <Flex vertical align="end">
            <Money value={trend.highest} />
            <Money value={trend.lowest} />
          </Flex>
        )}
      </Flex>
    </Flex>
  );
}
