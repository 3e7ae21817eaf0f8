import { LoadButton } from '../../components/RetryButton';
import { Money } from '../../values/Cell';
import type { compareWithServerTotal } from './profitSums';
import styles from './Profit.module.css';

export interface ChartNoteProps {
  /** Whether the sum of the rows equals the server's total. */
  readonly comparison: ReturnType<typeof compareWithServerTotal>;
  /** The number of results that are too large to draw. */
  readonly tooLarge: number;
  /** Whether the member asked to load all rows of the period, without a limit. */
  readonly allRequested: boolean;
  readonly isLoading: boolean;
  readonly onLoadAll: () => void;
}

/** Renders why the chart's total differs from the server's, and how many results the chart leaves out. */
export function ChartNote({ comparison, tooLarge, allRequested, isLoading, onLoadAll }: ChartNoteProps) {
  if (comparison.state === 'equal' && tooLarge === 0) return null;
  const sum = <Money value={comparison.sum} />;
  return (
    <p className={styles.note}>
      {comparison.state === 'incomplete' &&
        (allRequested && !isLoading ? (
          <>
            The server reports {comparison.reported} rows but sent {comparison.read}. They add up to {sum}.
          </>
        ) : (
          <>
            Showing the newest {comparison.read} of {comparison.reported} rows. They add up to {sum}, not the
            full total.{' '}
            <LoadButton type="link" size="small" pending={isLoading} onClick={onLoadAll}>
              Load all rows
            </LoadButton>
          </>
        ))}
      {comparison.state === 'unreadable' && (
        <>
          The chart adds up to {sum}. Unreadable rows left out: {comparison.rows}.
        </>
      )}
      {comparison.state === 'differs' &&
        (comparison.serverSum ? (
          <>
            The chart adds up to {sum}; the server reports <Money value={comparison.serverSum} />.
          </>
        ) : (
          <>The chart adds up to {sum}; the server's total can't be read.</>
        ))}
      {tooLarge > 0 && <> Figures too large for the chart: {tooLarge}. See the table.</>}
    </p>
  );
}
