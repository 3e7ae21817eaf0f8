import { useList } from '@refinedev/core';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { readResults } from '../../core/profitRows';
import { paramFilters } from '../../data/pageQuery';
import { profit } from '../../resources/profit';
import styles from './Overview.module.css';
import { trendPath } from './trendPath';

const MONTH = paramFilters({ time: '1month' });

/**
 * Renders the latest results of the month as a line, from one page of the profit list (product.md: Dashboard). It is
 * secondary to the figures: it loads after them, shows no errors, and keeps its space while it is empty.
 */
export function ProfitTrend({ wanted }: { wanted: boolean }) {
  const { result } = useList({
    resource: profit.name,
    filters: MONTH,
    queryOptions: { enabled: wanted, meta: { quiet: true } },
    errorNotification: false,
  });
  const rows = result.data;
  const trend = useMemo(() => trendPath(readResults(rows)), [rows]);
  return (
    <div className={styles.trend}>
      <Link to="/profit" className="tap">
        Latest results
      </Link>
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
    </div>
  );
}
