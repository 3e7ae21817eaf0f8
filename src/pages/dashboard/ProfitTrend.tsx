import { useList } from '@refinedev/core';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { readResults } from '../../core/profitRows';
import { paramFilters } from '../../list/readPage';
import { profit } from '../../resources/profit';
import styles from './Overview.module.css';
import { trendPath } from './trendPath';

const MONTH = paramFilters({ time: '1month' });

/**
 * The latest results of the month as a line, on one page of the profit list (product.md: Dashboard). It only
 * adds to the figures: asked for after them, refused without a word, and missing without a gap.
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
