import { useMemo } from 'react';
import { PanelBoundary } from '../../components/Panel';
import { usePreferences } from '../../data/usePreferences';
import { readResults } from '../../core/profitRows';
import { useListQuery } from '../../list/query/useListQuery';
import { profit } from '../../resources/profit';
import { DayCalendar } from './DayCalendar';
import { PairPanel } from './PairPanel';
import { bucketsOf } from './profitDays';
import styles from './Profit.module.css';
import { usePeriodRows } from './usePeriodRows';

/** Renders the days of the period and the results per pair (product.md: Profit). */
export default function ProfitDetails({ whole }: { whole: boolean }) {
  const { zone } = usePreferences();
  const { params } = useListQuery(profit).query;
  const { all } = usePeriodRows(undefined, whole);
  const days = useMemo(() => bucketsOf(readResults(all?.rows ?? [], zone), 'day'), [all, zone]);
  return (
    <div className={styles.details}>
      {/* A period of 24 hours needs no calendar. */}
      <PanelBoundary>
        {params.time !== '1day' && days.length > 0 && <DayCalendar days={days} />}
      </PanelBoundary>
      <PanelBoundary>
        <PairPanel />
      </PanelBoundary>
    </div>
  );
}
