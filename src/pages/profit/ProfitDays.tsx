import { useMemo } from 'react';
import { readResults } from '../../core/profitRows';
import { usePreferences } from '../../data/usePreferences';
import { DayCalendar } from './DayCalendar';
import { bucketsOf } from './buckets';
import { usePeriodRows } from './usePeriodRows';

/** Renders the calendar of the period once its rows have loaded (product.md: Profit). */
export default function ProfitDays({ allRequested }: { allRequested: boolean }) {
  const { zone } = usePreferences();
  const { all } = usePeriodRows(undefined, allRequested);
  const days = useMemo(() => bucketsOf(readResults(all?.rows ?? [], zone), 'day'), [all, zone]);
  return days.length > 0 && <DayCalendar days={days} />;
}
