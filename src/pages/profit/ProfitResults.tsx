import type Big from 'big.js';
import { Button } from 'antd';
import dayjs from 'dayjs';
import { useMemo, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { fieldOf } from '../../core/defineResource';
import { formatDecimal } from '../../core/money';
import { readResults, type Result } from '../../core/profitRows';
import { formatRowCount } from '../../core/text';
import { ErrorAlert } from '../../components/ErrorAlert';
import { Panel, Panels } from '../../components/Panel';
import { useHasBeenVisible } from '../../lib/useHasBeenVisible';
import { usePreferences } from '../../lib/usePreferences';
import { useListQuery } from '../../list/query/listQuery';
import type { AllRows } from '../../list/rows/fetchAllPages';
import { useAllPages } from '../../list/rows/useAllPages';
import { profit } from '../../resources/profit';
import { transactions } from '../../resources/transactions';
import { Cell } from '../../values/Cell';
import { AUTOMATIC_ROWS, coversDays, firstDayOf, type usePreviousProfit } from './periodRows';
import styles from './Profit.module.css';
import { ProfitAmount } from './ProfitAmount';
import { transactionsHref } from './profitLinks';
import { RangeLinks } from './RangeLinks';
import { feesOf, figuresOf, yearsOf, type DayRange } from './resultFigures';

interface ProfitResultsProps {
  /** The rows of the chosen period. */
  readonly all: AllRows;
  /** The period before; undefined for "overall". */
  readonly previous: ReturnType<typeof usePreviousProfit>;
}

/** Renders the figures of the chosen period and of the previous one, and the profit by month; nothing without results. */
export default function ProfitResults({ all, previous }: ProfitResultsProps) {
  const { zone } = usePreferences();
  const results = useMemo(() => readResults(all.rows, zone), [all, zone]);
  if (results.length === 0) return null;
  const note = all.capped && (
    <p className={styles.note}>
      From the newest {all.rows.length} of {formatRowCount(all.total)}.
    </p>
  );
  return (
    <Panels minWidth={24}>
      <Panel title="Results">
        {note}
        <FiguresTable results={results} previous={previous} />
        <Fees requestedAt={all.requestedAt} />
      </Panel>
      <Panel title="Months">
        {note}
        {(previous !== undefined || all.capped) && (
          <p className={styles.note}>The oldest month may be incomplete.</p>
        )}
        <MonthTable results={results} />
      </Panel>
    </Panels>
  );
}

/** Shows fees as the transactions do. */
const feeField = fieldOf(transactions, 'amount');

const amount = (value: Big | undefined) =>
  value ? <ProfitAmount value={value.toFixed()} decimals={4} /> : '—';

const Days = ({ from, to }: DayRange) => (
  <div className={styles.days} translate="no">
    {from === to ? to : `${from ?? 'Start'} – ${to}`}
  </div>
);

/** The lines of the figures, by title. */
const lines: readonly (readonly [string, (figures: ReturnType<typeof figuresOf>) => ReactNode])[] = [
  ['Net', ({ net }) => amount(net)],
  ['Results', ({ count, wins, losses }) => `${count} (${wins} won, ${losses} lost)`],
  ['Profit factor', ({ profitFactor }) => (profitFactor ? formatDecimal(profitFactor, 2, 2) : '—')],
  ['Average win', ({ averageWin }) => amount(averageWin)],
  ['Average loss', ({ averageLoss }) => amount(averageLoss)],
  [
    'Largest drawdown',
    ({ drawdown }) =>
      drawdown ? (
        <>
          {amount(drawdown.amount.neg())}
          <Days {...drawdown} />
        </>
      ) : (
        '—'
      ),
  ],
  [
    'Longest losing streak',
    ({ losingStreak }) =>
      losingStreak ? (
        <>
          {losingStreak.length}
          <Days {...losingStreak} />
        </>
      ) : (
        '—'
      ),
  ],
  ['Days in profit', ({ days, daysInProfit }) => `${daysInProfit} of ${days}`],
];

/** Renders the figures of the period beside those of the previous period. */
function FiguresTable({
  results,
  previous,
}: Pick<ProfitResultsProps, 'previous'> & { results: readonly Result[] }) {
  const figures = useMemo(() => figuresOf(results), [results]);
  const before = previous?.results && figuresOf(previous.results);
  return (
    <table className={styles.figures} aria-label="Results of the period">
      <thead>
        <tr>
          <td />
          <th scope="col">This period</th>
          {previous && <th scope="col">{previous.title}</th>}
        </tr>
      </thead>
      <tbody>
        {lines.map(([title, valueOf]) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            <td>{valueOf(figures)}</td>
            {previous && <td>{before ? valueOf(before) : previous.loading ? '…' : '—'}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Renders the fees of the period by currency, from the transactions; nothing if they have none. Loads once visible. */
function Fees({ requestedAt }: { readonly requestedAt: number }) {
  const { zone } = usePreferences();
  const { params } = useListQuery(profit).query;
  const [seen, ref] = useHasBeenVisible();
  const read = useAllPages(transactions, {}, { enabled: seen, maxRows: AUTOMATIC_ROWS });
  const { all } = read;
  const since = firstDayOf(params.time, requestedAt, zone);
  const fees = useMemo(() => feesOf(all?.rows ?? [], since, zone), [all, since, zone]);
  return (
    <div ref={ref}>
      {read.error && !all && <ErrorAlert title="The fees couldn't be loaded" read={read} />}
      {fees.length > 0 && (
        <p className={styles.note}>
          <Link to={transactionsHref(since)}>Fees{since && ` since ${since}`}</Link>
          {fees.map(({ currency, amount: fee }) => (
            <span key={currency}>
              {' '}
              <Cell field={feeField} row={{ amount: fee.toFixed() }} /> {currency}
            </span>
          ))}
          {all &&
            !coversDays(all, since, zone) &&
            `, among the newest ${all.rows.length} of ${all.total} transactions`}
        </p>
      )}
    </div>
  );
}

/** Renders the profit of each month and year. Choosing a month shows links to its results and trades. */
function MonthTable({ results }: { readonly results: readonly Result[] }) {
  const years = useMemo(() => yearsOf(results), [results]);
  const [chosen, choose] = useState<string>();
  const months = years.flatMap((year) => year.months);
  const rows = [...new Set(months.map(({ name }) => name.slice(5)))].toSorted();
  return (
    <>
      <table className={styles.figures} aria-label="Profit by month and year">
        <thead>
          <tr>
            <td />
            {years.map(({ year }) => (
              <th key={year} scope="col" translate="no">
                {year}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((month) => (
            <tr key={month}>
              <th scope="row">{dayjs.utc(`2000-${month}-01`).format('MMMM')}</th>
              {years.map(({ year }) => {
                const bucket = months.find(({ name }) => name === `${year}-${month}`);
                return (
                  <td key={year}>
                    {bucket && (
                      <Button
                        type="text"
                        size="small"
                        style={{ paddingInline: 0 }}
                        aria-pressed={chosen === bucket.name}
                        onClick={() => choose(bucket.name)}
                      >
                        {amount(bucket.profit)}
                      </Button>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Year</th>
            {years.map(({ year, total }) => (
              <td key={year}>
                <b>{amount(total)}</b>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      <div aria-live="polite">{chosen && <RangeLinks name={chosen} />}</div>
    </>
  );
}
