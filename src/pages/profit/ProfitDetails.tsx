import { useMemo } from 'react';
import { usePreferences } from '../../components/usePreferences';
import { readResults } from '../../core/profitRows';
import { DayCalendar } from './DayCalendar';
import { PairPanel } from './PairPanel';
import { bucketsOf } from './profitDays';
import styles from './Profit.module.css';
import { usePeriodRows } from './usePeriodRows';

/** A period of 24 hours touches two days: no calendar is needed for them. */
const A_DAY = 2;

/** What made the period's profit: its days, and the pairs that were traded (product.md: Profit). */
export default function ProfitDetails({ whole }: { whole: boolean }) {
  const { zone } = usePreferences();
  const { gathered } = usePeriodRows(undefined, whole);
  const days = useMemo(() => bucketsOf(readResults(gathered?.rows ?? [], zone), 'day'), [gathered, zone]);
  return (
    <div className={styles.details}>
      {days.length > A_DAY && <DayCalendar days={days} />}
      <PairPanel />
    </div>
  );
}
