import { Money } from '../../values/Cell';
import type { compareWithServerTotal } from './profitSums';
import styles from './Profit.module.css';

interface ChartNoteProps {
  /** Whether the sum of the rows equals the server's total. */
  readonly comparison: ReturnType<typeof compareWithServerTotal>;
  /** The number of results that are too large to draw. */
  readonly tooLarge: number;
}

/** Renders why the chart's total differs from the server's, and how many results the chart leaves out. */
export function ChartNote({ comparison, tooLarge }: ChartNoteProps) {
  const sum = <Money value={comparison.sum} />;
  return (
    <p className={styles.note}>
      {comparison.state === 'incomplete' && (
        <>
          The server reports {comparison.reported} rows but sent {comparison.read}. They add up to {sum}.
        </>
      )}
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
