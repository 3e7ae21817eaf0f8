import { PendingButton } from '../../components/PendingButton';
import { Money } from '../../list/view/Cell';
import type { reconcile } from './compareWithServerTotal';
import styles from './Profit.module.css';

export interface ChartNoteProps {
  /** Whether the sum of the rows agrees with the server's total. */
  readonly agreement: ReturnType<typeof reconcile>;
  /** The number of results that are too large to draw. */
  readonly tooLarge: number;
  /** Whether the member asked to load all rows of the period, without a limit. */
  readonly allRequested: boolean;
  readonly isLoading: boolean;
  readonly onLoadAll: () => void;
}

/** Renders why the chart's total differs from the server's, and how many results the chart leaves out. */
export function ChartNote({ agreement, tooLarge, allRequested, isLoading, onLoadAll }: ChartNoteProps) {
  if (agreement.state === 'agrees' && tooLarge === 0) return null;
  const sum = <Money value={agreement.sum} />;
  return (
    <p className={styles.note}>
      {agreement.state === 'incomplete' &&
        (allRequested && !isLoading ? (
          <>
            The server reports {agreement.reported} rows but sent {agreement.read}. They add up to {sum}.
          </>
        ) : (
          <>
            Showing the newest {agreement.read} of {agreement.reported} rows. They add up to {sum}, not the
            full total.{' '}
            <PendingButton type="link" size="small" pending={isLoading} onClick={onLoadAll}>
              Load all rows
            </PendingButton>
          </>
        ))}
      {agreement.state === 'unreadable' && (
        <>
          The chart adds up to {sum}. Unreadable rows left out: {agreement.rows}.
        </>
      )}
      {agreement.state === 'differs' &&
        (agreement.serverSum ? (
          <>
            The chart adds up to {sum}; the server reports <Money value={agreement.serverSum} />.
          </>
        ) : (
          <>The chart adds up to {sum}; the server's total can't be read.</>
        ))}
      {tooLarge > 0 && <> Figures too large for the chart: {tooLarge}. See the table.</>}
    </p>
  );
}
