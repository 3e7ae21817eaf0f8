import dayjs from 'dayjs';
import { useMemo } from 'react';
import { formatDecimal } from '../../core/money';
import type { Result } from '../../core/profitRows';
import { ErrorAlert } from '../../components/ErrorAlert';
import { Panels } from '../../components/Panel';
import { useHasBeenVisible } from '../../lib/useHasBeenVisible';
import { usePreferences } from '../../lib/usePreferences';
import type { ValueRange } from '../../list/query/filters';
import { useListQuery } from '../../list/query/listQuery';
import { useAllPages } from '../../list/rows/useAllPages';
import { profit } from '../../resources/profit';
import { transactions } from '../../resources/transactions';
import { FigurePanel, type Figure, type FigureLine } from './FigurePanel';
import { NewestNote } from './NewestNote';
import {
  AUTOMATIC_ROWS,
  coversDays,
  daysOfPeriods,
  type PeriodRead,
  type usePreviousProfit,
} from './periodRows';
import styles from './Profit.module.css';
import { daysOf, transactionsHref } from './profitLinks';
import { feesOf, figuresOf, monthsOf, type Figures } from './resultFigures';

interface ProfitResultsProps {
  readonly read: PeriodRead;
  /** The period before; undefined for "overall". */
  readonly previous: ReturnType<typeof usePreviousProfit>;
}

/** Renders the figures of the chosen period and of the previous one, and the profit by month; nothing without results. */
export default function ProfitResults({ read, previous }: ProfitResultsProps) {
  const { all, results = [] } = read;
  const [seen, ref] = useHasBeenVisible();
  if (!all || results.length === 0) return null;
  return (
    <div ref={ref}>
      <NewestNote read={read} />
      <Panels minWidth={24}>
        <ResultsPanel seen={seen} results={results} previous={previous} requestedAt={all.requestedAt} />
        <MonthsPanel results={results} mayBeIncomplete={previous !== undefined || all.capped} />
      </Panels>
    </div>
  );
}

const dayFigure = (day: Figures['best']): Figure =>
  day ? { value: day.profit, days: daysOf(day.name), name: day.name } : { value: undefined };

const figureLines: readonly (readonly [string, (figures: Figures) => Figure])[] = [
  ['Net', ({ net }) => ({ value: net })],
  ['Results', ({ count, wins, losses }) => ({ value: `${count} (${wins} won, ${losses} lost)` })],
  ['Profit factor', ({ profitFactor }) => ({ value: profitFactor && formatDecimal(profitFactor, 2, 2) })],
  ['Average win', ({ averageWin }) => ({ value: averageWin })],
  ['Average loss', ({ averageLoss }) => ({ value: averageLoss })],
  ['Best day', ({ best }) => dayFigure(best)],
  ['Worst day', ({ worst }) => dayFigure(worst)],
  ['Largest drawdown', ({ drawdown }) => ({ value: drawdown?.amount.neg(), days: drawdown })],
  ['Longest losing streak', ({ streak }) => ({ value: streak && `${streak.length}`, days: streak })],
  ['Days in profit', ({ days, daysInProfit }) => ({ value: `${daysInProfit} of ${days}` })],
];

/** Returns a line for each currency, with the fees of each range. The transactions load once `enabled` is true. */
function useFeeLines(ranges: readonly ValueRange[], enabled: boolean) {
  const { zone } = usePreferences();
  const read = useAllPages(transactions, {}, { enabled, maxRows: AUTOMATIC_ROWS });
  const { all, error } = read;
  const fees = ranges.map((range) => feesOf(all?.rows ?? [], range, zone));
  const currencies = [...new Set(fees.flatMap((byCurrency) => [...byCurrency.keys()]))];
  const lines = (currencies.length > 0 ? currencies : ['']).map((currency): FigureLine => {
    const figures = ranges.map((range, index) => ({
      value: all || error ? fees[index]?.get(currency) : '…',
      days: range.from === undefined ? undefined : range,
      href: transactionsHref(range),
    }));
    return [currency ? `Fees, ${currency}` : 'Fees', figures];
  });
  const hasMore = all && !coversDays(all, ranges.at(-1)?.from, zone);
  const note = hasMore && `Fees: among the newest ${all.rows.length} of ${all.total} transactions.`;
  return { lines, read, note };
}

interface ResultsPanelProps extends Pick<ProfitResultsProps, 'previous'> {
  /** Whether the panel has been visible. */
  readonly seen: boolean;
  readonly results: readonly Result[];
  /** When the results were requested, in epoch ms. */
  readonly requestedAt: number;
}

function ResultsPanel({ seen, results, previous, requestedAt }: ResultsPanelProps) {
  const { zone } = usePreferences();
  const { time } = useListQuery(profit).query.params;
  const figures = useMemo(() => figuresOf(results), [results]);
  const before = previous?.results && figuresOf(previous.results);
  const fees = useFeeLines(daysOfPeriods(time, requestedAt, zone), seen);
  const lines = figureLines.map(([title, figureOf]): FigureLine => {
    // The list of the period doesn't have the days of the previous one.
    const figureBefore = before
      ? { ...figureOf(before), name: undefined }
      : { value: previous?.loading ? '…' : undefined };
    return [title, [figureOf(figures), ...(previous ? [figureBefore] : [])]];
  });
  return (
    <FigurePanel
      title="Results"
      period={time}
      headings={['Figure', 'This period', ...(previous ? [previous.title] : [])]}
      lines={lines.toSpliced(1, 0, ...fees.lines)}
    >
      {fees.read.error && !fees.read.all && (
        <ErrorAlert title="The fees couldn't be loaded" read={fees.read} />
      )}
      {fees.note && <p className={styles.note}>{fees.note}</p>}
    </FigurePanel>
  );
}

interface MonthsPanelProps extends Pick<ResultsPanelProps, 'results'> {
  readonly mayBeIncomplete: boolean;
}

function MonthsPanel({ results, mayBeIncomplete }: MonthsPanelProps) {
  const { time } = useListQuery(profit).query.params;
  const profits = useMemo(() => monthsOf(results), [results]);
  const names = [...profits.keys()].toSorted();
  const years = names.filter((name) => name.length === 4).toReversed();
  const months = [...new Set(names.map((name) => name.slice(4)))].filter(Boolean).toSorted();
  const lineOf = (title: string, month: string): FigureLine => [
    title,
    years.map((year) => ({ name: year + month, value: profits.get(year + month) })),
  ];
  return (
    <FigurePanel
      title="Months"
      period={time}
      headings={['Month', ...years]}
      lines={[
        ...months.map((month) => lineOf(dayjs.utc(`2000${month}-01`).format('MMMM'), month)),
        lineOf('Year', ''),
      ]}
    >
      {mayBeIncomplete && <p className={styles.note}>The oldest month may be incomplete.</p>}
    </FigurePanel>
  );
}
