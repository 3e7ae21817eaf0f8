import { Button } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { lazyWithPreload } from '../../components/lazyWithPreload';
import { Panel } from '../../components/Panel';
import { usePreferences } from '../../lib/usePreferences';
import { attempt } from '../../core/attempt';
import { getValue } from '../../core/defineResource';
import { fitsChart } from '../../core/profitRows';
import { ErrorAlert } from '../../components/ErrorAlert';
import { useListQuery } from '../../list/query/listQuery';
import { Money } from '../../values/Cell';
import { profit } from '../../resources/profit';
import { FigureTable } from './FigureTable';
import { NewestNote } from './NewestNote';
import type { PeriodRead } from './periodRows';
import { bucketsOf, sizeNames, type BucketSize } from './profitBuckets';
import { compareWithServerTotal } from './profitSums';
import { useUrlChoice } from './useUrlChoice';
import styles from './Profit.module.css';
import { ProfitAmount } from './ProfitAmount';

/**
 * Replaces a `navigator.language` that Intl rejects. WebKitGTK reports 'C' under LANG=C.UTF-8, and uPlot's module
 * passes that value to Intl.NumberFormat when it loads.
 */
function ensureLocale() {
  if (!attempt(() => Intl.getCanonicalLocales(navigator.language)))
    Object.defineProperty(navigator, 'language', { value: 'en', configurable: true });
}

/** The profit chart, in a separate chunk with uPlot. */
export const ProfitChart = lazyWithPreload(() => {
  ensureLocale();
  return import('./ProfitChart');
});

/** Renders the period as a chart or a table. `response` is that of the list's page; undefined while it loads. */
export function ProfitChartPanel({ response, read }: { response: object | undefined; read: PeriodRead }) {
  useEffect(() => void ProfitChart.preload().catch(() => undefined), []);
  const { amounts } = usePreferences();
  const { params } = useListQuery(profit).query;
  const { all, results, error, isFetching: busy, progress, allRequested } = read;
  const [bars, chooseBars] = useUrlChoice('bars', ['day', 'month']);
  const hasMonths = params.time === 'overall';
  const size: BucketSize = params.time === '1day' ? 'hour' : hasMonths ? bars : 'day';
  const points = useMemo(() => results && bucketsOf(results.filter(fitsChart), size), [results, size]);
  const [asTable, setAsTable] = useState(false);
  // Don't report a failed refresh if the rows on the screen are complete: they stay.
  const hasFailed = error !== null && (!all || (allRequested && all.capped));
  // Without results, the list below shows the empty state.
  if (results?.length === 0) return null;
  return (
    <Panel
      title="Profit chart"
      style={{ flex: '2 1 30rem', minWidth: 0 }}
      extra={
        <>
          {hasMonths && (
            <Button
              size="small"
              aria-pressed={bars === 'month'}
              onClick={() => chooseBars(bars === 'month' ? 'day' : 'month')}
            >
              By month
            </Button>
          )}
          <Button size="small" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            Show as table
          </Button>
        </>
      }
    >
      {/* Reserves the height of the chart with its legend and caption, and the margins of the first and last child. */}
      <div style={{ display: 'flow-root', minHeight: '23.5rem' }} aria-busy={busy}>
        {asTable && points && (
          <div
            className={styles.scroll}
            style={{ maxHeight: '21.25rem' }}
            role="region"
            aria-label={`Profit per ${size}`}
            tabIndex={0}
          >
            <FigureTable
              label="Profit"
              headings={[sizeNames[size], 'Profit', 'Total']}
              rows={points
                .toReversed()
                .map(({ label, profit: result, total }) => [
                  label,
                  <ProfitAmount key="profit" value={result} />,
                  <ProfitAmount key="total" value={total} />,
                ])}
            />
          </div>
        )}
        {!asTable && points && points.length > 0 && (
          <ProfitChart
            points={points}
            size={size}
            hidden={amounts === 'hidden'}
            failed={<p>The chart couldn't be loaded. “Show as table” lists its figures.</p>}
          />
        )}
        {hasFailed && <ErrorAlert title="The rest of the period couldn't be loaded" read={read} />}
        {busy && progress.total > 0 && <p>{`Loading ${progress.read} of ${progress.total}`}</p>}
      </div>
      {all && results && !hasFailed && (!busy || allRequested) && (
        <>
          <NewestNote read={read} />
          <ChartNote
            {...compareWithServerTotal(all, results, getValue(response, profit.summary[0].key))}
            tooLarge={results.filter((result) => !fitsChart(result)).length}
          />
        </>
      )}
    </Panel>
  );
}

/** Renders why the chart's total differs from the server's, and how many results the chart leaves out. */
const ChartNote = (note: ReturnType<typeof compareWithServerTotal> & { readonly tooLarge: number }) => (
  <p className={styles.note}>
    {note.differs && (
      <>
        The chart adds up to <Money value={note.sum} />; the server reports <Money value={note.serverSum} />.
      </>
    )}
    {note.missing > 0 && ` Rows that the server didn't send: ${note.missing}.`}
    {note.unreadable > 0 && ` Unreadable rows left out: ${note.unreadable}.`}
    {note.tooLarge > 0 && ` Figures too large for the chart: ${note.tooLarge}. See the table.`}
  </p>
);
