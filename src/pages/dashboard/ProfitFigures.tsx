import { useList } from '@refinedev/core';
import { Flex, Segmented } from 'antd';
import Big from 'big.js';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
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

export interface DashboardFigures {
  /** Renders one value of the dashboard's data, or a placeholder while the data loads. */
  readonly cell: (field: Field) => ReactNode;
  /** The dashboard's data; undefined while it loads. */
  readonly value: object | undefined;
}

interface ProfitFiguresProps extends DashboardFigures {
  /** Whether the request for the dashboard's data has ended. The profits of longer periods load after it. */
  readonly settled: boolean;
}

const dayField = fieldOf(dashboard, 'last24hourProfit');
const totalField: Field = profit.summary[0];

interface Period {
  readonly time: string;
  readonly label: string;
  readonly title: string;
  readonly days?: number;
  /** The period whose average the profit is compared with. */
  readonly longer?: { readonly time: string; readonly days: number };
}

const DAY: Period = {
  time: '1day',
  label: '24 h',
  title: dayField.title,
  days: 1,
  longer: { time: '7day', days: 7 },
};

const periods: readonly Period[] = [
  DAY,
  { time: '7day', label: '7 d', title: 'Last 7 days profit', days: 7, longer: { time: '1month', days: 30 } },
  { time: '1month', label: '30 d', title: 'Last 30 days profit', days: 30 },
  { time: 'overall', label: 'All', title: 'Overall profit' },
];

/** Returns the total profit that the server reports for a period, and the ten latest results. Fails without a toast. */
function usePeriodProfit(time = '') {
  const { query } = useList({
    ...listProps(profit, { page: 1, params: { time } }),
    queryOptions: { enabled: time !== '', meta: { quiet: true } },
    errorNotification: false,
  });
  return {
    response: query.data,
    sum: readDecimal(getValue(query.data, totalField.key)),
    rows: query.data?.data,
    ...useRetry(query, time),
  };
}

interface NoteProps {
  readonly amount: Big | undefined;
  /** Whether the amount is a difference, such as '+$5.00 vs 7-day average'. Hidden amounts show no plus sign. */
  readonly signed?: boolean;
  readonly children: ReactNode;
}

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

/** The server sends the profit of 24 hours with the dashboard's data, that of other periods with their results. */
export function ProfitFigures({ cell, value, settled }: ProfitFiguresProps) {
  const [period, setPeriod] = useState(DAY);
  const { time, title, days, longer } = period;
  const own = usePeriodProfit(settled && period !== DAY ? time : undefined);
  const other = usePeriodProfit(settled ? longer?.time : undefined);
  const sum = period === DAY ? readDecimal(getValue(value, dayField.key)) : own.sum;
  const failed = [own, other].find(({ error, response }) => error && !response);
  const average = longer ? other.sum?.div(longer.days) : new Big(0);
  const difference = days !== undefined && average ? sum?.minus(average.times(days)) : undefined;
  return (
    <StatisticGrid
      className={styles.figures}
      items={[
        {
          title,
          value: (
            <Flex wrap justify="space-between" align="center" gap="0 0.5rem">
              <b style={{ maxWidth: '100%' }}>
                {period === DAY ? (
                  cell(dayField)
                ) : (
                  <Cell
                    field={{ ...totalField, to: `/profit?time=${time}` }}
                    row={own.response}
                    loading={!own.response && !own.error}
                  />
                )}
              </b>
              <Segmented<string>
                styles={{ item: { minWidth: 44, textAlign: 'center' }, label: { paddingInline: '0.5rem' } }}
                aria-label="Period of the profit"
                className="no-print"
                value={time}
                options={periods.map(({ time: option, label }) => ({ value: option, label }))}
                onChange={(next) => setPeriod(periods.find((choice) => choice.time === next) ?? DAY)}
              />
              <div style={{ flexBasis: '100%' }}>
                {failed ? (
                  <RetryButton type="link" size="small" pending={failed.retrying} onClick={failed.retry} />
                ) : (
                  <Note
                    signed={longer !== undefined}
                    amount={longer ? difference : difference?.div(days ?? 1)}
                  >
                    {longer ? `vs ${longer.days}-day average` : 'a day'}
                  </Note>
                )}
              </div>
            </Flex>
          ),
        },
      ]}
    >
      <LatestResults rows={longer ? other.rows : own.rows} />
    </StatisticGrid>
  );
}

/** Renders a figure of the line with its label for screen readers; its place labels it for others. */
const Labelled = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <span className="visually-hidden">{label}: </span>
    {children}
  </div>
);

const TREND = { display: 'block', width: '100%', height: '2lh', overflow: 'visible' } as const;
const LINE = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;

/** Renders the latest results as a line, or a sentence if there are none. The rows are undefined while they load. */
function LatestResults({ rows }: { rows: readonly unknown[] | undefined }) {
  const { zone } = usePreferences();
  const trend = trendOf(readResults(rows ?? [], zone));
  // Results of a single day are labelled with times.
  const format = trend?.from.isSame(trend.to, 'day') ? 'HH:mm' : 'YYYY-MM-DD';
  return (
    <Flex vertical justify="space-between" gap={4} flex="1 1 15rem">
      <Flex justify="space-between" gap="small">
        <Link to="/profit" className="tap">
          Latest results
        </Link>
        <Link to="/profit?time=overall" className="tap">
          Profit by month
        </Link>
      </Flex>
      <Flex gap="small" className={styles.small ?? ''} style={{ minHeight: '3lh' }}>
        <div style={{ flex: 1 }}>
          {rows?.length === 0 ? (
            'No results in this period. Profit and loss appear here once the bot trades.'
          ) : (
            <svg style={TREND} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
              {trend && (
                <>
                  <line x2="100" y1={trend.zero} y2={trend.zero} stroke="var(--ant-color-border)" {...LINE} />
                  <path d={trend.path} stroke="var(--ant-color-link)" strokeWidth={2} {...LINE} />
                </>
              )}
            </svg>
          )}
          {trend && (
            <Flex justify="space-between" gap="small">
              <Labelled label="First result">
                <time translate="no">{trend.from.format(format)}</time>
              </Labelled>
              <Labelled label="Last result">
                <time translate="no">{trend.to.format(format)}</time>
              </Labelled>
            </Flex>
          )}
        </div>
        {trend && (
          <Flex vertical align="end">
            <Labelled label="Highest total">
              <Money value={trend.highest} />
            </Labelled>
            <Labelled label="Lowest total">
              <Money value={trend.lowest} />
            </Labelled>
          </Flex>
        )}
      </Flex>
    </Flex>
  );
}
